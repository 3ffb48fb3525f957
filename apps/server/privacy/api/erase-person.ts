import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findPerson } from "../../people/person-record.ts";
import { ownAccount } from "../../people/refusals.ts";
import { lastSupervisor, lockSupervisors, mayLose } from "../../people/supervisors.ts";
import { erasePerson as erase } from "../erase-person.ts";

/** One's own account is erased in one's own settings, which ask for the password. */
export const erasePerson: Handler<"erasePerson"> = async (call) => {
  const { context, params, session } = call;
  if (params.person === session.actor.userId) return ownAccount();
  return transaction(context.pool, async (db) => {
    await lockSupervisors(db, session.siteId);
    const person = await findPerson(db, session.siteId, params.person, true);
    if (!person) return notFound();
    if (!(await mayLose(db, session.siteId, person.id))) return lastSupervisor();
    await erase(db, person.id, context.now());
    await audit(db, call, "erase-person", "user", person.id);
    return { status: 204 as const, body: undefined };
  });
};
