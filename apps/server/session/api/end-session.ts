import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { endOwnSession } from "../own-sessions.ts";

export const endSession: Handler<"endSession"> = async (call) => {
  const { context, params, session } = call;
  const isEnded = await transaction(context.pool, async (db) => {
    if (!(await endOwnSession(db, session, params.id))) return false;
    await audit(db, call, "end-session", "session", params.id);
    return true;
  });
  if (!isEnded) return notFound();
  return { status: 204, body: undefined, ...(params.id === session.id ? { token: null } : {}) };
};
