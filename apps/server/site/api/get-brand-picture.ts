import { readThemePicture } from "../../config/theme-picture.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";

export const getBrandPicture: Handler<"getBrandPicture"> = async ({ context, params }) => {
  const file = await readThemePicture(context.site, context.config.configDirectory, params.picture);
  if (!file) return notFound();
  return {
    status: 200,
    body: new Encoded(file.bytes, file.mediaType),
    headers: { "cache-control": "public, max-age=300" },
  };
};
