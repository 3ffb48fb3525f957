import { createHash } from "node:crypto";
import { sniffPicture } from "../../files/sniff-picture.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject, type ProjectRecord } from "../../projects/project-record.ts";

export const getProjectPicture: Handler<"getProjectPicture"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  const picture = record && ((await uploaded(context, record)) ?? (await drawn(context, record)));
  if (!picture) return notFound();
  return {
    status: 200,
    body: picture,
    revalidates: true,
    headers: {
      etag: `"${createHash("sha256").update(picture.bytes).digest("hex").slice(0, 32)}"`,
      "cache-control": "private, no-cache",
      // Opened by itself, the picture may load nothing and run nothing.
      "content-security-policy": "default-src 'none'; sandbox",
    },
  };
};

/** The picture that was uploaded for the present revision. */
async function uploaded({ files }: Context, record: ProjectRecord): Promise<Encoded | null> {
  if (!record.picture_sha || record.picture_revision !== record.revision) return null;
  const bytes = await files.get(record.picture_sha);
  const mediaType = bytes && sniffPicture(bytes);
  return mediaType ? new Encoded(bytes, mediaType) : null;
}

async function drawn({ pictures }: Context, record: ProjectRecord): Promise<Encoded | null> {
  if (!record.has_scene) return null;
  const picture = await pictures.of(record);
  if (!picture) return null;
  const { bytes, kind } = picture;
  return kind === "image/png" ? new Encoded(bytes, kind) : new Encoded(bytes, "image/svg+xml", "br");
}
