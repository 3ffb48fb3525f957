import { projectCan } from "@stanza/project";
import { only, transaction } from "../../db/pool.ts";
import { notify } from "../../notifications/notify.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../../projects/project-record.ts";
import { logStatus } from "../../projects/status-log.ts";
import { APPROVALS, type ApprovalRecord, approvalView } from "../approval-record.ts";

/** ASSUMED: any supervisor may decide for the one who was asked, and is named in the decision. Nobody decides their own request. */
export const decideApproval: Handler<"decideApproval"> = async (call) => {
  const { context, params, body, session } = call;
  const { actor, profile } = session;
  return transaction(context.pool, async (db) => {
    const { rows } = await db.query<ApprovalRecord>(
      `${APPROVALS} where a.id = $1 and a.shop_id = any($2) and a.requested_by <> $3 for update of a`,
      [params.id, actor.shops, actor.userId],
    );
    const [approval] = rows;
    const project = approval && (await findProject(db, session, approval.project_id, true));
    if (!approval || !project) return notFound();
    if (approval.status !== "pending")
      return refuse(409, "already-decided", `${approval.decided_by_name} has decided this already.`);
    if (body.decision === "reject" && body.note === "")
      return refuse(422, "note-needed", "Say why the discounts are not approved.");
    const status = body.decision === "approve" ? "approved" : "rejected";
    await db.query(
      "update discount_approval set status = $2, decided_by = $3, decided_at = $4, note = $5 where id = $1",
      [approval.id, status, actor.userId, context.now(), body.note],
    );
    await audit(db, call, `approval-${status}`, "project", project.id, {
      approval: approval.id,
      note: body.note,
    });
    await notify(db, [approval.requested_by], {
      key: `approval ${approval.id}`,
      kind: status === "approved" ? "approval-approved" : "approval-rejected",
      at: context.now(),
      projectId: project.id,
      data: { project: project.description, by: profile.name || profile.login, text: body.note },
    });
    const mayFollow = projectCan.changeStatus(metaOf(project), actor, context.policy, status);
    if (project.status === "awaitingApproval" && mayFollow.allowed) {
      await db.query("update project set status = $2, updated_at = $3, updated_by = $4 where id = $1", [
        project.id,
        status,
        context.now(),
        actor.userId,
      ]);
      await logStatus(db, { projectId: project.id, from: project.status, to: status, by: actor.userId });
    }
    const decided = await db.query<ApprovalRecord>(`${APPROVALS} where a.id = $1`, [approval.id]);
    return { status: 200, body: { approval: approvalView(only(decided.rows), session) } };
  });
};
