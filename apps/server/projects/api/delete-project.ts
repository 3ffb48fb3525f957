import { projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../project-record.ts";
import { revisionRequired, staleRevision, startRevision } from "../start-revision.ts";

/** Marks the project as deleted; its revisions stay, so that a mistake can be undone (reliability.md §0.4). */
export const deleteProject: Handler<"deleteProject"> = async (call) => {
  const { context, params, session, headers } = call;
  const base = startRevision(headers);
  if (base === null) return revisionRequired();
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record) return notFound();
    const permission = projectCan.delete(metaOf(record), session.actor, context.policy);
    if (!permission.allowed) {
      return denied(permission.because, record.status);
    }
    // Somebody who has not seen the last revision does not know what they delete.
    if (record.revision !== base) return staleRevision(record);
    await db.query("update project set deleted_at = $3 where shop_id = $1 and id = $2", [
      record.shop_id,
      record.id,
      context.now(),
    ]);
    await audit(db, call, "delete", "project", record.id);
    return { status: 204, body: undefined };
  });
};
