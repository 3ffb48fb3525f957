import { projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound } from "../../operation/refuse.ts";
import { findProject, metaOf, summaryOf } from "../project-record.ts";

/** The only way to link a project to a CRM order: its description and its document cannot (reliability.md T18). */
export const linkCrmOrder: Handler<"linkCrmOrder"> = async (call) => {
  const { context, params, session, body } = call;
  const { actor } = session;
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record) return notFound();
    const permission = projectCan.save(metaOf(record), actor, context.policy);
    if (!permission.allowed) return denied(permission.because, record.status);
    await db.query({
      name: "project-link-crm",
      text: "update project set crm_order = $3, updated_at = $4, updated_by = $5 where shop_id = $1 and id = $2",
      values: [record.shop_id, record.id, body.order ?? "", context.now(), actor.userId],
    });
    await audit(db, call, "link-crm", "project", record.id, { from: record.crm_order, to: body.order });
    const changed = await findProject(db, session, record.id);
    if (!changed) throw new Error("A locked project has gone.");
    return { status: 200, body: { summary: summaryOf(changed, session, context.policy) } };
  });
};
