import { projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import { answerBefore, keepAnswer, repeatable } from "../../operation/answered-request.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound } from "../../operation/refuse.ts";
import { lockBinned, metaOf } from "../project-record.ts";
import { purgeProject } from "../purge-project.ts";
import { revisionRequired, staleRevision, startRevision } from "../start-revision.ts";

/**
 * Erases a project of the bin before its time. It names the revision that was seen there, because the project may have been brought back,
 * worked on and deleted again since.
 */
export const deleteProjectForGood: Handler<"deleteProjectForGood"> = async (call) => {
  const { context, params, session, headers } = call;
  const base = startRevision(headers);
  if (base === null) return revisionRequired();
  const request = repeatable(call, "deleteProjectForGood", [params.id, base]);
  return transaction(context.pool, async (db) => {
    const record = await lockBinned(db, session, params.id);
    const before = await answerBefore(db, request);
    if (before) return before.refusal ?? { status: 204 as const, body: undefined };
    if (!record) return notFound();
    const permission = projectCan.deleteForGood(metaOf(record), session.actor, context.policy);
    if (!permission.allowed) return denied(permission.because, record.status);
    if (record.revision !== base) return staleRevision(record);
    const now = context.now();
    await purgeProject(db, record, now);
    await audit(db, call, "delete-for-good", "project", record.id);
    await keepAnswer(db, request, {}, now);
    return { status: 204 as const, body: undefined };
  });
};
