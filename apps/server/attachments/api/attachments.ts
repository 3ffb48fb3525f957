import { projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import { contentDisposition } from "../../http/content-disposition.ts";
import { Encoded } from "../../http/encoded.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../../projects/project-record.ts";
import { attachmentKind } from "../attachment-kind.ts";
import {
  ATTACHMENT_COLUMNS,
  type AttachmentRow,
  attachmentView,
  keepAttachment,
} from "../keep-attachment.ts";

export const listAttachments: Handler<"listAttachments"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { rows } = await context.pool.query<AttachmentRow>({
    name: "attachment-list",
    text: `select ${ATTACHMENT_COLUMNS} from attachment a join app_user u on u.id = a.added_by
      where a.project_id = $1 order by a.id desc`,
    values: [record.id],
  });
  return { status: 200, body: { attachments: rows.map(attachmentView) } };
};

/** Whatever a file is called, its content says what it is. */
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
  return keepAttachment(call, params.id, { name: query.name, bytes: body, mediaType: kind.mediaType });
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
      "content-disposition": contentDisposition("attachment", found.name),
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
