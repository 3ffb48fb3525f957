import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { lastingPicture, shaOf } from "../lasting-picture.ts";

/** Photographs show somebody's home: only who may see the project sees them, and the hash alone opens none of another project. */
export const getProjectPhoto: Handler<"getProjectPhoto"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  const sha = shaOf(params.sha);
  if (!record || !sha) return notFound();
  const { rows } = await context.pool.query<{ media_type: string }>(
    "select media_type from project_photo where project_id = $1 and sha = $2",
    [record.id, sha],
  );
  const [found] = rows;
  const bytes = found ? await context.files.get(sha) : null;
  return found && bytes ? lastingPicture(bytes, found.media_type) : notFound();
};
