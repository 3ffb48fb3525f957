import { randomUUID } from "node:crypto";
import { type Operations, passwordFaults } from "@stanza/contract";
import { firstStatus } from "@stanza/project";
import { type Db, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { insertProject } from "../../projects/make-project.ts";
import { priceDocument } from "../../projects/price-document.ts";
import { shopPricing } from "../../projects/project-price-lists.ts";
import { logStatus } from "../../projects/status-log.ts";
import { checkDocument, readDocument } from "../../projects/stored-document.ts";
import { hashPassword } from "../../session/passwords.ts";
import { closeSession, findSession, openSession, siteId } from "../../session/sessions.ts";
import { originOf } from "../../session/start-session.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { type AccountCode, findCode, useUpCodes } from "../account-code-table.ts";
import { countAccountUse } from "../account-limits.ts";

type AccountCall = Call<Operations["completeAccount"]>;

/** Makes the account of a mailed code: the guest's own projects and the kept design go over to it (reliability.md T14). */
export const completeAccount: Handler<"completeAccount"> = async (call) => {
  const { context, params, body, request } = call;
  const { pool } = context;
  const refused = await countAccountUse(context, request, "finish");
  if (refused) return refused;
  const at = context.now();
  const found = await findCode(pool, params.code, { kinds: ["register"], at });
  if (found.refusal) return found.refusal;
  const [fault] = passwordFaults(body.password, [found.code.email, body.name]);
  if (fault) return refuse(422, "weak-password", `This password cannot be taken: ${fault}.`);
  const passwordHash = await hashPassword(body.password);
  const design = await keptDesign(call, found.code);
  return transaction(pool, async (db) => {
    const { code, refusal } = await findCode(db, params.code, { kinds: ["register"], at, lock: true });
    if (refusal) return refusal;
    const userId = await addCustomer(db, code, { name: body.name, passwordHash });
    if (userId === null) return refuse(409, "account-exists", "This address has an account already.");
    await takeOver(db, code.user_id, userId);
    const { session, token } = await enter(db, call, userId, code.shop_id);
    const origin = { createId: undefined, action: "create" } as const;
    const projectId =
      design &&
      (await insertProject(db, { context, session, request }, design.checked, design.finding, origin));
    await audit(db, { session, request }, "make-account", "user", userId, { consent: code.consent });
    await useUpCodes(db, code.user_id, at);
    return { status: 201 as const, body: { profile: session.profile, token, projectId }, token };
  });
};

/** Adds the customer; `null`: the user id is taken. */
async function addCustomer(
  db: Db,
  { email, shop_id, language }: AccountCode,
  person: { readonly name: string; readonly passwordHash: string },
): Promise<string | null> {
  const id = randomUUID();
  const { rowCount } = await db.query(
    `insert into app_user (id, site_id, login, name, kind, email, password_hash, language)
      values ($1, $2, $3, $4, 'customer', $3, $5, $6) on conflict do nothing`,
    [id, await siteId(db), email, person.name, person.passwordHash, language],
  );
  if (rowCount !== 1) return null;
  await db.query("insert into user_shop (user_id, shop_id, is_default) values ($1, $2, true)", [id, shop_id]);
  return id;
}

/** Gives the guest's projects and links to the account, and ends the guest. */
async function takeOver(db: Db, guest: string, userId: string): Promise<void> {
  const to = firstStatus({ userId, type: "customer", supervisor: false, sellerLevel: 0, shops: [] });
  const { rows } = await db.query<{ id: number }>(
    "select id from project where owner_id = $1 and status = 'anonymous' for update",
    [guest],
  );
  await db.query(
    "update project set owner_id = $2, status = case when status = 'anonymous' then $3 else status end where owner_id = $1",
    [guest, userId, to],
  );
  for (const { id } of rows) await logStatus(db, { projectId: id, from: "anonymous", to, by: userId });
  await db.query("update design_link set created_by = $2 where created_by = $1", [guest, userId]);
  await db.query("delete from session where user_id = $1", [guest]);
  await db.query("update app_user set disabled_at = now() where id = $1", [guest]);
}

/** Signs the person in; the session that the request came with is worth nothing afterwards. */
async function enter(db: Db, { session: before, request }: AccountCall, userId: string, shopId: string) {
  if (before) await closeSession(db, before.tokenHash);
  const token = await openSession(db, userId, shopId, originOf(request, "account"));
  const session = await findSession(db, token);
  if (!session) throw new Error("The session that was just opened is not there.");
  return { session, token };
}

/** The kept design, priced for its shop; `null`: none was kept, or the site saves none. */
async function keptDesign({ context }: AccountCall, { doc_sha: sha, shop_id: shopId }: AccountCode) {
  if (sha === null || !context.policy.canSaveProject) return null;
  const check = checkDocument(JSON.parse(await readDocument(context.pool, shopId, sha)));
  if (!check.ok) throw new Error(`A kept design does not check: ${check.problems[0]?.message}`);
  const { checked } = check;
  const { document } = checked;
  const shop = shopPricing(await shopOf(context.pool, shopId), document.project, []);
  const finding = await priceDocument(context, { document, shop, priceDate: isoDay(context.now(), shop) });
  return { checked, finding };
}
