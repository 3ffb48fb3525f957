import type { ProjectVersion } from "@stanza/contract";
import { projectCan } from "@stanza/project";
import { type Db, transaction } from "../../db/pool.ts";
import {
  answerBefore,
  keepAnswer,
  type RepeatableRequest,
  repeatable,
} from "../../operation/answered-request.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../project-record.ts";
import { nameRevision, versionsOf } from "../project-versions.ts";
import { findRevision } from "../revisions.ts";

/** Names what the person sees, which is a revision that is stored: the document itself is kept once. */
export const saveProjectVersion: Handler<"saveProjectVersion"> = async (call) => {
  const { context, params, session, body } = call;
  const request = repeatable(call, "saveProjectVersion", [params.id, body]);
  return transaction(context.pool, async (db) => {
    const project = await findProject(db, session, params.id, true);
    if (!project) return notFound();
    const twin = await replayed(db, request);
    if (twin) return twin;
    const permission = projectCan.save(metaOf(project), session.actor, context.policy);
    if (!permission.allowed) return denied(permission.because, project.status);
    if (!(await findRevision(db, project.id, body.revision))) return notFound();
    const now = context.now();
    const { userId } = session.actor;
    const named = await nameRevision(db, project, { ...body, userId, now, automatic: false });
    if (named === null) throw new Error("A version that somebody names is named or refused.");
    if (named.status !== 0) return named;
    await audit(db, call, "version", "project", project.id, { name: named.name, revision: body.revision });
    const [found] = await versionsOf(db, project, session, { id: named.id });
    if (!found) return notFound();
    const answer = { version: found.version };
    await keepAnswer(db, request, answer, now);
    return { status: 201 as const, body: answer };
  });
};

async function replayed(db: Db, request: RepeatableRequest | null) {
  const before = await answerBefore<{ version: ProjectVersion }>(db, request);
  return before && (before.refusal ?? { status: 201 as const, body: before.body });
}
