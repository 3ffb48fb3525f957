import type { Handler } from "../../operation/handler.ts";
import { sessionsOf } from "../own-sessions.ts";

export const listSessions: Handler<"listSessions"> = async ({ context, session }) => ({
  status: 200,
  body: { sessions: await sessionsOf(context.pool, session) },
});
