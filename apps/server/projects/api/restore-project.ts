import { projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import { answerBefore, keepAnswer, repeatable } from "../../operation/answered-request.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound } from "../../operation/refuse.ts";
import { findProject, lockBinned, metaOf, summaryOf } from "../project-record.ts";

/** Takes a project out of the bin: nothing of it has gone, so offers, links, files, versions and log are what they were. */
export const restoreProject: Handler<"restoreProject"> = async (call) => {
  const { context, params, session } = call;
  const request = repeatable(call, "restoreProject", [params.id]);
  return transaction(context.pool, async (db) => {
    const binned = await lockBinned(db, session, params.id);
    const before = await answerBefore(db, request);
    if (before?.refusal) return before.refusal;
    if (!before && !binned) return notFound();
    if (!before && binned) {
      const permission = projectCan.restore(metaOf(binned), session.actor, context.policy);
      if (!permission.allowed) return denied(permission.because, binned.status);
      await db.query(
        "update project set deleted_at = null, deleted_by = null where shop_id = $1 and id = $2",
        [binned.shop_id, binned.id],
      );
      await audit(db, call, "restore", "project", binned.id);
      await keepAnswer(db, request, {}, context.now());
    }
    const record = await findProject(db, session, params.id);
    if (!record) return notFound();
    return { status: 200 as const, body: { summary: summaryOf(record, session, context.policy) } };
  });
};
