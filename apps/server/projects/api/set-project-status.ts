import type { Operations, ProjectSummary } from "@stanza/contract";
import { mayEver, projectCan } from "@stanza/project";
import type { Db } from "../../db/pool.ts";
import { transaction } from "../../db/pool.ts";
import { notify } from "../../notifications/notify.ts";
import {
  answerBefore,
  keepAnswer,
  type RepeatableRequest,
  repeatable,
} from "../../operation/answered-request.ts";
import { audit } from "../../operation/audit.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { handedOf } from "../../orders/handed.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { findProject, metaOf, type ProjectRecord, summaryOf } from "../project-record.ts";
import { logStatus } from "../status-log.ts";

type StatusCall = Call<Operations["setProjectStatus"]>;

export const setProjectStatus: Handler<"setProjectStatus"> = async (call) => {
  const { context, params, session, body } = call;
  const request = repeatable(call, "setProjectStatus", [params.id, body]);
  const replay = await replayed(context.pool, request);
  if (replay) return replay;
  const order = await orderToPlace(call);
  if (order && order.status !== 0) return order;
  const answer = await transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    // The same request may have been done while this one waited for the lock; it may even have given the project away.
    const twin = await replayed(db, request);
    if (twin) return twin;
    if (!record) return notFound();
    const permission = projectCan.changeStatus(metaOf(record), session.actor, context.policy, body.status);
    if (!permission.allowed) {
      if (permission.because === "noSuchTransition") {
        return refuse(409, "status-not-allowed", `From ${record.status} nothing leads to ${body.status}.`);
      }
      return denied(permission.because, record.status);
    }
    const names = body.targetShop !== undefined || body.targetUser !== undefined;
    if (names && !mayEver("project.assign", session.actor))
      return refuse(403, "forbidden", "Only the shop's own people say who goes on with a project.");
    if (!names && body.status === record.status)
      return refuse(409, "status-not-allowed", "Say who shall go on with it.");
    if (body.targetShop !== undefined && !session.profile.shops.some(({ code }) => code === body.targetShop))
      return refuse(403, "shop-not-yours", "You do not work for this shop.");
    const shopId =
      body.targetShop === undefined ? record.shop_id : await shopIdOf(db, session.siteId, body.targetShop);
    if (body.targetUser !== undefined && !(await worksFor(db, body.targetUser, shopId)))
      return refuse(422, "unknown-target", "This user does not work for the shop.");
    if (order) {
      const refused = await placeOrder(context, db, session, record, order);
      if (refused) return refused;
    }
    await change(db, call, record, shopId);
    // The answer shows the project once more to a person who has just given it away.
    const reach = { ...session, actor: { ...session.actor, shops: [...session.actor.shops, shopId] } };
    const changed = await findProject(db, reach, record.id);
    if (!changed) return notFound();
    const answer = { summary: summaryOf(changed, session, context.policy) };
    await keepAnswer(db, request, answer, context.now());
    return { status: 200 as const, body: answer };
  });
  if (order && answer.status === 200) void context.outbox.wake();
  return answer;
};

/** The answer to a request that was answered before; `null`: it is new. */
async function replayed(db: Db, request: RepeatableRequest | null) {
  const before = await answerBefore<{ summary: ProjectSummary }>(db, request);
  return before && (before.refusal ?? { status: 200 as const, body: before.body });
}

/**
 * The order that this change places, computed before the transaction because it may need pricing; `null`: the change places none, or will
 * be refused.
 */
async function orderToPlace({ context, params, session, body }: StatusCall) {
  if (body.status !== "ordered") return null;
  const project = await findProject(context.pool, session, params.id);
  if (!project) return null;
  const permission = projectCan.changeStatus(metaOf(project), session.actor, context.policy, body.status);
  if (!permission.allowed) return null;
  const handed = await handedOf(context, session, project);
  return handed.status === 0 ? { ...handed, project } : handed;
}

async function change(db: Db, call: StatusCall, record: ProjectRecord, shopId: string): Promise<void> {
  const { context, session, body } = call;
  const { userId } = session.actor;
  if (shopId !== record.shop_id) await copyDocuments(db, record.shop_id, shopId, record.id);
  await db.query(
    // The new shop must not see the price lists of the old one.
    `update project set shop_id = $3, status = $4, known_price_lists = case when $1 = $3 then known_price_lists else '{}' end,
      assigned_user_id = coalesce($5, case when $1 = $3 then assigned_user_id end), updated_at = $6, updated_by = $7
      where shop_id = $1 and id = $2`,
    [record.shop_id, record.id, shopId, body.status, body.targetUser ?? null, context.now(), userId],
  );
  await logStatus(db, {
    projectId: record.id,
    from: record.status,
    to: body.status,
    by: userId,
    targetShop: body.targetShop,
    targetUser: body.targetUser,
    extra: body.note === "" ? body.extra : { ...body.extra, note: body.note },
  });
  await tellAssigned(db, call, record);
  await audit(db, call, "status", "project", record.id, { from: record.status, to: body.status });
}

/** Notifies the person to whom somebody else has given the project. */
async function tellAssigned(db: Db, { context, session, body }: StatusCall, record: ProjectRecord) {
  const { targetUser, note } = body;
  if (targetUser === undefined || targetUser === session.actor.userId) return;
  const at = context.now();
  await notify(db, [targetUser], {
    key: `assigned ${record.id} ${at.toISOString()}`,
    kind: "project-assigned",
    at,
    projectId: record.id,
    data: {
      project: record.description,
      by: session.profile.name || session.profile.login,
      text: note,
    },
  });
}

async function shopIdOf(db: Db, siteId: string, code: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>("select id from shop where site_id = $1 and code = $2", [
    siteId,
    code,
  ]);
  return rows[0]?.id ?? "";
}

async function worksFor(db: Db, userId: string, shopId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from user_shop s join app_user u on u.id = s.user_id
      where u.id = $1 and s.shop_id = $2 and u.disabled_at is null and u.kind <> 'guest'`,
    [userId, shopId],
  );
  return rowCount === 1;
}

/** Copies the project's documents and pictures to the new shop: they are stored by shop. */
async function copyDocuments(db: Db, from: string, to: string, projectId: number): Promise<void> {
  await db.query(
    `insert into project_doc (shop_id, sha, encoding, size, bytes)
      select $2, d.sha, d.encoding, d.size, d.bytes from project_doc d
      where d.shop_id = $1 and d.sha in (select doc_sha from project_revision where project_id = $3)
      on conflict do nothing`,
    [from, to, projectId],
  );
  await db.query(
    `insert into blob (shop_id, sha, size, media_type)
      select $2, b.sha, b.size, b.media_type from blob b
      join project p on b.sha in (p.picture_sha, p.drawn_sha) and p.id = $3 where b.shop_id = $1
      on conflict do nothing`,
    [from, to, projectId],
  );
}
