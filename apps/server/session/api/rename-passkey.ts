import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { nameOwnPasskey } from "../passkeys/passkey-table.ts";

export const renamePasskey: Handler<"renamePasskey"> = async (call) => {
  const { context, params, body, session } = call;
  const { userId } = session.actor;
  return transaction(context.pool, async (db) => {
    if (!(await nameOwnPasskey(db, userId, params.id, body.name))) return notFound();
    await audit(db, call, "rename-passkey", "user", userId);
    return { status: 204 as const, body: undefined };
  });
};
