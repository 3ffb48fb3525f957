import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { removeOwnPasskey } from "../passkeys/passkey-table.ts";

/** Nobody is locked out by that: who adds a passkey has a password, or another passkey, which came from one who has. */
export const removePasskey: Handler<"removePasskey"> = async (call) => {
  const { context, params, session } = call;
  const { userId } = session.actor;
  return transaction(context.pool, async (db) => {
    if (!(await removeOwnPasskey(db, userId, params.id))) return notFound();
    await audit(db, call, "remove-passkey", "user", userId);
    return { status: 204 as const, body: undefined };
  });
};
