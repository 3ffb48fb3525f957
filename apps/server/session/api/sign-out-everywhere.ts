import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { endAllSessions } from "../own-sessions.ts";

export const signOutEverywhere: Handler<"signOutEverywhere"> = async (call) => {
  const { userId } = call.session.actor;
  await transaction(call.context.pool, async (db) => {
    await endAllSessions(db, userId);
    await audit(db, call, "sign-out-everywhere", "user", userId);
  });
  return { status: 204, body: undefined, token: null };
};
