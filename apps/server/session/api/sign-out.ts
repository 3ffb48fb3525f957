import type { Handler } from "../../operation/handler.ts";
import { closeSession } from "../sessions.ts";

export const signOut: Handler<"signOut"> = async ({ context, session }) => {
  if (session) await closeSession(context.pool, session.tokenHash);
  return { status: 204, body: undefined, token: null };
};
