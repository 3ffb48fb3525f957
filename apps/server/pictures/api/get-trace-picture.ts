import { pictureHeader } from "@stanza/plans";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { lastingPicture, shaOf } from "../lasting-picture.ts";

/** Whoever may see a project may see any picture of its shop whose hash they know: a copy of the project names the same pictures. */
export const getTracePicture: Handler<"getTracePicture"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  const sha = shaOf(params.sha);
  if (!record || !sha) return notFound();
  const { rowCount } = await context.pool.query("select 1 from blob where shop_id = $1 and sha = $2", [
    record.shop_id,
    sha,
  ]);
  const bytes = rowCount === 1 ? await context.files.get(sha) : null;
  const header = bytes && pictureHeader(bytes);
  return bytes && header?.ok ? lastingPicture(bytes, header.value.mediaType) : notFound();
};
