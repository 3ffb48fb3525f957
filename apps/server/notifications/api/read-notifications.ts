import type { Handler } from "../../operation/handler.ts";
import { notificationsOf } from "../notifications-of.ts";

export const readNotifications: Handler<"readNotifications"> = async ({ context, session, body }) => {
  await context.pool.query(
    "update notification set read_at = $3 where user_id = $1 and id = any($2::bigint[]) and read_at is null",
    [session.actor.userId, body.ids, context.now()],
  );
  return notificationsOf(context.pool, session.actor.userId);
};
