import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { lastingPicture } from "../lasting-picture.ts";

export const getRowPhoto: Handler<"getRowPhoto"> = async ({ context, params, query, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { rows } = await context.pool.query<{ sha: Buffer }>(
    "select sha from row_photo where project_id = $1 and key = $2 and kind = $3",
    [record.id, params.key, query.kind],
  );
  const bytes = rows[0] ? await context.files.get(rows[0].sha) : null;
  return bytes ? lastingPicture(bytes, "image/jpeg") : notFound();
};
