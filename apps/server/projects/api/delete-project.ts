import { projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import { answerBefore, keepAnswer, repeatable } from "../../operation/answered-request.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../project-record.ts";
import { revisionRequired, staleRevision, startRevision } from "../start-revision.ts";

/** Puts the project into the bin with everything it has, so that a mistake can be undone (reliability.md §0.4). */
export const deleteProject: Handler<"deleteProject"> = async (call) => {
  const { context, params, session, headers } = call;
  const base = startRevision(headers);
  if (base === null) return revisionRequired();
  const request = repeatable(call, "deleteProject", [params.id, base]);
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    // Once it is deleted, only the request that did it still hears so.
    const before = await answerBefore(db, request);
    if (before) return before.refusal ?? { status: 204 as const, body: undefined };
    if (!record) return notFound();
    const permission = projectCan.delete(metaOf(record), session.actor, context.policy);
    if (!permission.allowed) return denied(permission.because, record.status);
    // Somebody who has not seen the last revision does not know what they delete.
    if (record.revision !== base) return staleRevision(record);
    const now = context.now();
    await db.query("update project set deleted_at = $3, deleted_by = $4 where shop_id = $1 and id = $2", [
      record.shop_id,
      record.id,
      now,
      session.actor.userId,
    ]);
    await audit(db, call, "delete", "project", record.id);
    await keepAnswer(db, request, {}, now);
    return { status: 204 as const, body: undefined };
  });
};
