import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../http/mount.ts";
import { sniffPicture } from "../../projects/picture.ts";
import { findProject } from "../../projects/project-record.ts";
import { notFound } from "../refuse.ts";

export const getProjectPicture: Handler<"getProjectPicture"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  const bytes = record?.picture_sha ? await context.files.get(record.picture_sha) : null;
  const mediaType = bytes && sniffPicture(bytes);
  if (!mediaType) return notFound();
  return {
    status: 200,
    body: new Encoded(bytes, mediaType),
    headers: {
      etag: `"${record?.picture_sha?.toString("hex")}"`,
      "cache-control": "private, no-cache",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  };
};
