import type { Attachment } from "@stanza/contract";
import { ATTACHMENT_LIMITS, projectCan } from "@stanza/project";
import { only, transaction } from "../../../db/pool.ts";
import { Encoded } from "../../../http/encoded.ts";
import type { Handler } from "../../../http/mount.ts";
import { audit } from "../../../projects/audit.ts";
import { findProject, metaOf } from "../../../projects/project-record.ts";
import { denied, notFound, refuse } from "../../refuse.ts";
import { attachmentKind } from "./attachment-kind.ts";

interface AttachmentRow {
  readonly id: number;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly added_at: Date;
  readonly added_by_name: string;
}

const view = (row: AttachmentRow): Attachment => ({
  id: row.id,
  name: row.name,
  mediaType: row.media_type,
  size: row.size,
  addedAt: row.added_at.toISOString(),
  addedBy: row.added_by_name,
});

const COLUMNS =
  "a.id, a.name, a.media_type, a.size, a.added_at, coalesce(nullif(u.name, ''), u.login) as added_by_name";

export const listAttachments: Handler<"listAttachments"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { rows } = await context.pool.query<AttachmentRow>({
    name: "attachment-list",
    text: `select ${COLUMNS} from attachment a join app_user u on u.id = a.added_by
      where a.project_id = $1 order by a.id desc`,
    values: [record.id],
  });
  return { status: 200, body: { attachments: rows.map(view) } };
};

/** The bytes are kept by their hash before anything names them: a crash in between leaves a file that nobody sees, never a name without one. */
export const addAttachment: Handler<"addAttachment"> = async (call) => {
  const { context, params, query, session, body } = call;
  const before = await findProject(context.pool, session, params.id);
  if (!before) return notFound();
  if (!Buffer.isBuffer(body) || body.length === 0) return refuse(422, "empty", "The file is empty.");
  const kind = attachmentKind(query.name, body);
  if (!kind.ok)
    return kind.cause === "unsupported"
      ? refuse(415, "unsupported-media-type", `Files like ${query.name} cannot be attached.`)
      : refuse(422, "not-what-it-says", `${query.name} is not what its name says.`);
  const allowed = projectCan.save(metaOf(before), session.actor, context.policy);
  if (!allowed.allowed) return denied(allowed.because, before.status);
  const sha = await context.files.put(body);
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record) return notFound();
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
        ) select ${COLUMNS} from a join app_user u on u.id = a.added_by`,
      values: [
        record.shop_id,
        record.id,
        query.name,
        kind.mediaType,
        body.length,
        sha,
        context.now(),
        session.actor.userId,
      ],
    });
    const added = view(only(rows));
    await audit(db, call, "attach", "project", record.id, { name: added.name, size: added.size });
    return { status: 201, body: added };
  });
};

/** Always a download of its own, never a page of this origin: what people upload does not run here. */
export const getAttachment: Handler<"getAttachment"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { rows } = await context.pool.query<{ name: string; media_type: string; sha: Buffer }>({
    name: "attachment-get",
    text: "select name, media_type, sha from attachment where project_id = $1 and id = $2",
    values: [record.id, params.attachment],
  });
  const [found] = rows;
  const bytes = found ? await context.files.get(found.sha) : null;
  if (!found || !bytes) return notFound();
  return {
    status: 200,
    body: new Encoded(bytes, found.media_type),
    headers: {
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(found.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  };
};

export const removeAttachment: Handler<"removeAttachment"> = async (call) => {
  const { context, params, session } = call;
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record) return notFound();
    const allowed = projectCan.save(metaOf(record), session.actor, context.policy);
    if (!allowed.allowed) return denied(allowed.because, record.status);
    const { rows } = await db.query<{ name: string }>(
      "delete from attachment where project_id = $1 and id = $2 returning name",
      [record.id, params.attachment],
    );
    const [gone] = rows;
    if (!gone) return notFound();
    await audit(db, call, "detach", "project", record.id, { name: gone.name });
    return { status: 204, body: undefined };
  });
};
