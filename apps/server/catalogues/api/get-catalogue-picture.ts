import { join } from "node:path";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { lastingPicture } from "../../pictures/lasting-picture.ts";
import { readPicture } from "../catalogue-pictures.ts";

/** The picture of an article. Its name is its content, and whoever knows the catalogue may see it. */
export const getCataloguePicture: Handler<"getCataloguePicture"> = async ({ context, params }) => {
  const home = join(context.config.dataDirectory, "catalogues");
  const found = await readPicture(home, params.code, params.name);
  return found ? lastingPicture(found.bytes, found.mediaType) : notFound();
};
