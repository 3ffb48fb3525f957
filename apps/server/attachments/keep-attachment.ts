import type { Attachment } from "@stanza/contract";
import { ATTACHMENT_LIMITS } from "@stanza/project";
import type { FastifyRequest } from "fastify";
import { only, transaction } from "../db/pool.ts";
import { answerBefore, keepAnswer, type RepeatableRequest } from "../operation/answered-request.ts";
import { audit } from "../operation/audit.ts";
import type { Context } from "../operation/context.ts";
import { notFound, refuse } from "../operation/refuse.ts";
import { findProject } from "../projects/project-record.ts";
import type { Session } from "../session/sessions.ts";

export interface AttachmentRow {
  readonly id: number;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly added_at: Date;
  readonly added_by_name: string;
}

export const ATTACHMENT_COLUMNS =
  "a.id, a.name, a.media_type, a.size, a.added_at, coalesce(nullif(u.name, ''), u.login) as added_by_name";

export const attachmentView = (row: AttachmentRow): Attachment => ({
  id: row.id,
  name: row.name,
  mediaType: row.media_type,
  size: row.size,
  addedAt: row.added_at.toISOString(),
  addedBy: row.added_by_name,
});

/**
 * Keeps a checked file with a project that the session may save. The bytes are stored before the row that names them: a crash in between
 * leaves a file that nobody sees, never a name without a file. A request that is sent again keeps the file once.
 */
export async function keepAttachment(
  call: { readonly context: Context; readonly session: Session; readonly request: FastifyRequest },
  projectId: number,
  request: RepeatableRequest | null,
  file: { readonly name: string; readonly bytes: Buffer; readonly mediaType: string },
) {
  const { context, session } = call;
  const sha = await context.files.put(file.bytes);
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, projectId, true);
    if (!record) return notFound();
    const before = await answerBefore<Attachment>(db, request);
    if (before) return before.refusal ?? ({ status: 201, body: before.body } as const);
    const counted = await db.query<{ files: number }>(
      "select count(*)::int as files from attachment where project_id = $1",
      [record.id],
    );
    if (only(counted.rows).files >= ATTACHMENT_LIMITS.files)
      return refuse(409, "too-many", `A project has at most ${ATTACHMENT_LIMITS.files} files.`);
    const { rows } = await db.query<AttachmentRow>({
      name: "attachment-add",
      text: `with a as (
          insert into attachment (shop_id, project_id, name, media_type, size, sha, added_at, added_by)
          values ($1, $2, $3, $4, $5, $6, $7, $8) returning *
        ) select ${ATTACHMENT_COLUMNS} from a join app_user u on u.id = a.added_by`,
      values: [
        record.shop_id,
        record.id,
        file.name,
        file.mediaType,
        file.bytes.length,
        sha,
        context.now(),
        session.actor.userId,
      ],
    });
    const added = attachmentView(only(rows));
    await audit(db, call, "attach", "project", record.id, { name: added.name, size: added.size });
    await keepAnswer(db, request, added, context.now());
    return { status: 201, body: added } as const;
  });
}
