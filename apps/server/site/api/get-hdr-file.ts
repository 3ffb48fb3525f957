import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { hdrFolders, readHdrFile } from "../hdr-folder.ts";

/**
 * The deployment's `hdr` folder, else the app's own. The folder is read at each request, so that files can be added while the server runs.
 */
export const getHdrFile: Handler<"getHdrFile"> = async ({ context, params }) => {
  const file = await readHdrFile(hdrFolders(context.config), params.file, (why) => context.log.warn(why));
  if (!file) return notFound();
  return {
    status: 200,
    body: new Encoded(file.bytes, file.mediaType),
    headers: { "cache-control": params.file === "index.json" ? "no-cache" : "public, max-age=86400" },
  };
};
