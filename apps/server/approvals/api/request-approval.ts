import { InvalidTermsError } from "@stanza/pricing";
import { projectCan, STATUS_TRANSITIONS } from "@stanza/project";
import { type Db, only, transaction } from "../../db/pool.ts";
import { notify } from "../../notifications/notify.ts";
import { basisOf, shareOfBasis } from "../../offers/compose.ts";
import { guardDiscount } from "../../offers/discount-guard.ts";
import { offeredProject } from "../../offers/offered-project.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../../projects/project-record.ts";
import { logStatus } from "../../projects/status-log.ts";
import { findPromotion, promotionIn } from "../../promotions/promotion-of.ts";
import type { Session } from "../../session/sessions.ts";
import { APPROVALS, type ApprovalRecord, approvalView } from "../approval-record.ts";

/** Asks a supervisor for discounts above the person's limit, on the project as it is saved. The server computes the amounts itself. */
export const requestApproval: Handler<"requestApproval"> = async (call) => {
  const { context, params, body, session } = call;
  const found = await findProject(context.pool, session, params.id);
  if (!found) return notFound();
  const permission = projectCan.offer(metaOf(found), session.actor, context.policy);
  if (!permission.allowed) return denied(permission.because, found.status);
  const { terms } = body;
  const promotion = promotionIn(await findPromotion(context, session.actor, [found]));
  const project = await offeredProject(context, found, { dealerMode: terms.dealerMode, promotion });
  const share = shareOf();
  if (!share) return refuse(422, "invalid-terms", "A discount is not between 0 and 100 %.");
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record || record.revision !== found.revision) return notFound();
    const revisions = [{ projectId: record.id, revision: record.revision }];
    const guard = await guardDiscount(db, session.actor, project.shop, revisions, share);
    if (!guard.needsApproval)
      return refuse(409, "not-needed", "These discounts are within the limit or approved.");
    if (guard.approval?.status === "pending")
      return refuse(409, "already-requested", `${guard.approval.supervisor} has been asked already.`);
    const supervisor = await supervisorOf(db, session, body.supervisorId);
    if (!supervisor)
      return refuse(422, "unknown-supervisor", "Nobody of that id may approve discounts here.");
    const { userId } = session.actor;
    const inserted = await db.query<{ id: number }>(
      `insert into discount_approval (shop_id, project_id, revision, currency, gross, discount, discount_limit, reason, requested_by,
          requested_at, supervisor_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        record.shop_id,
        record.id,
        record.revision,
        project.priced.currency,
        share.gross,
        share.discount,
        guard.limit,
        body.reason,
        userId,
        context.now(),
        supervisor,
      ],
    );
    const { id } = only(inserted.rows);
    await audit(db, call, "request-approval", "project", record.id, {
      approval: id,
      percent: guard.percent,
      limit: guard.limit,
      supervisor,
    });
    await notify(db, [supervisor], {
      key: `approval ${id}`,
      kind: "approval-requested",
      at: context.now(),
      projectId: record.id,
      data: {
        project: record.description,
        by: session.profile.name || session.profile.login,
        text: body.reason,
      },
    });
    // The project waits for approval too, if its present status allows that change.
    if (STATUS_TRANSITIONS[record.status].awaitingApproval) {
      await db.query(
        "update project set status = 'awaitingApproval', updated_at = $2, updated_by = $3 where id = $1",
        [record.id, context.now(), userId],
      );
      await logStatus(db, { projectId: record.id, from: record.status, to: "awaitingApproval", by: userId });
    }
    const { rows } = await db.query<ApprovalRecord>(`${APPROVALS} where a.id = $1`, [id]);
    return { status: 201, body: { approval: approvalView(only(rows), session) } };
  });

  function shareOf() {
    try {
      const wish = { crmOrder: "", number: "", name: "", language: "en", day: "2000-01-01" };
      return shareOfBasis(basisOf([project], { ...wish, actor: session.actor, terms, promotion }));
    } catch (error) {
      if (error instanceof InvalidTermsError) return null;
      throw error;
    }
  }
};

/** The id if it is a supervisor of the site and not the person who asks; otherwise `null`. */
async function supervisorOf(db: Db, { siteId, actor }: Session, id: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    "select id from app_user where id = $1 and site_id = $2 and is_admin and disabled_at is null and id <> $3",
    [id, siteId, actor.userId],
  );
  return rows[0]?.id ?? null;
}
