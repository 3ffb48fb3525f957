import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { removeAllPasskeys } from "../../session/passkeys/passkey-table.ts";
import { removeSecondFactor } from "../../session/second-factor/one-time-code.ts";
import { findPerson } from "../person-record.ts";
import { ownAccount } from "../refusals.ts";

/** One's own is taken away in one's own settings, which ask for a code. */
export const resetSecondFactor: Handler<"resetSecondFactor"> = async (call) => {
  const { context, params, session } = call;
  if (params.person === session.actor.userId) return ownAccount();
  return transaction(context.pool, async (db) => {
    const person = await findPerson(db, session.siteId, params.person, true);
    if (!person) return notFound();
    await removeSecondFactor(db, person.id);
    await removeAllPasskeys(db, person.id);
    await db.query("delete from session where user_id = $1", [person.id]);
    await audit(db, call, "reset-second-factor", "user", person.id);
    return { status: 204 as const, body: undefined };
  });
};
