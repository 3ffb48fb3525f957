import { closeSession } from "../../access/sessions.ts";
import type { Handler } from "../../http/mount.ts";

export const signOut: Handler<"signOut"> = async ({ context, session }) => {
  if (session) await closeSession(context.pool, session.tokenHash);
  return { status: 204, body: undefined, token: null };
};
