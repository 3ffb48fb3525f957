import { contentDisposition } from "../../http/content-disposition.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";

/** Always a download and never a page of this origin, so that nothing people upload runs here. */
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
