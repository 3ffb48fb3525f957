import type { Operations, Person } from "@stanza/contract";
import { useUpCodes } from "../../accounts/account-code-table.ts";
import { type Db, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { changedMeanwhile, notFound } from "../../operation/refuse.ts";
import { changesOf, findPerson, levelOf, limitOf, setShops, shopIdsOf } from "../person-record.ts";
import { ownAccount, shopRequired, unknownShop } from "../refusals.ts";
import { lastSupervisor, lockSupervisors, mayLose } from "../supervisors.ts";

type ChangeCall = Call<Operations["changePerson"]>;

/** A session does not outlive a change of what its person is (reliability.md T12); a closed account's end with this very change. */
export const changePerson: Handler<"changePerson"> = async (call) => {
  const { context, params, body, session } = call;
  const { siteId } = session;
  if (body.shops.length === 0 && !body.isAdmin) return shopRequired();
  return transaction(context.pool, async (db) => {
    await lockSupervisors(db, siteId);
    const before = await findPerson(db, siteId, params.person, true);
    if (!before) return notFound();
    if (before.rev !== body.rev) return changedMeanwhile();
    const isSupervisor = body.isAdmin && body.isActive;
    if (before.id === session.actor.userId && !isSupervisor) return ownAccount();
    if (!isSupervisor && !(await mayLose(db, siteId, before.id))) return lastSupervisor();
    const shops = await shopIdsOf(db, siteId, body.shops);
    if (!shops) return unknownShop();
    await write(db, call, before);
    await setShops(db, before.id, shops);
    if (!body.isActive) {
      await db.query("delete from session where user_id = $1", [before.id]);
      await useUpCodes(db, before.id, context.now());
    }
    const after = await findPerson(db, siteId, before.id);
    if (!after) throw new Error("A person who was just changed is not there.");
    await audit(db, call, "change-person", "user", after.id, changesOf(before, after));
    return { status: 200 as const, body: after };
  });
};

async function write(db: Db, { context, body }: ChangeCall, { id }: Person): Promise<void> {
  await db.query(
    `update app_user set name = $2, email = $3, kind = $4, seller_level = $5, is_admin = $6, language = $7, discount_limit = $8,
      disabled_at = case when $9 then null else coalesce(disabled_at, $10) end, rev = rev + 1 where id = $1`,
    [
      id,
      body.name,
      body.email,
      body.kind,
      levelOf(body),
      body.isAdmin,
      body.language,
      limitOf(body),
      body.isActive,
      context.now(),
    ],
  );
}
