import type { Handler } from "../../operation/handler.ts";
import { consentsOf } from "../consents-of.ts";

export const getConsents: Handler<"getConsents"> = async ({ context, session }) => ({
  status: 200,
  body: await consentsOf(context.pool, session.actor.userId),
});
