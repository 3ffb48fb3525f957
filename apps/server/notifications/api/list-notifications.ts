import type { Handler } from "../../operation/handler.ts";
import { notificationsOf } from "../notifications-of.ts";

export const listNotifications: Handler<"listNotifications"> = ({ context, session }) =>
  notificationsOf(context.pool, session.actor.userId);
