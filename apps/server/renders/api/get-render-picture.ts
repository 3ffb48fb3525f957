import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { lastingPicture } from "../../pictures/lasting-picture.ts";
import { findRender } from "../../projects/find-render.ts";
import { resultType } from "../picture-type.ts";

export const getRenderPicture: Handler<"getRenderPicture"> = async ({ context, session, params }) => {
  const job = await findRender(context, session, params.id);
  const bytes = job?.picture_sha ? await context.files.get(job.picture_sha) : null;
  return bytes ? lastingPicture(bytes, resultType(bytes)) : notFound();
};
