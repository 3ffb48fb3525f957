import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { ATTACHMENT_COLUMNS, type AttachmentRow, attachmentView } from "../keep-attachment.ts";

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
