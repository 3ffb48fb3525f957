import { pictureHeader } from "@stanza/plans";
import { projectCan } from "@stanza/project";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../../projects/project-record.ts";

/** Keeps a picture among the shop's files; nothing of the project changes until a document that names it is saved. */
export const putTracePicture: Handler<"putTracePicture"> = async ({ context, params, session, body }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const permission = projectCan.save(metaOf(record), session.actor, context.policy);
  if (!permission.allowed) return denied(permission.because, record.status);
  const header = pictureHeader(body);
  if (!header.ok) {
    return header.cause === "pictureTooLarge"
      ? refuse(413, "too-large", `Too large: ${header.message}.`)
      : refuse(422, "not-a-picture", "This is neither a PNG nor a JPEG nor a WebP picture.");
  }
  const sha = await context.files.put(body);
  const { mediaType, widthPx, heightPx } = header.value;
  await context.pool.query(
    `insert into blob (shop_id, sha, size, media_type) values ($1, $2, $3, $4) on conflict do nothing`,
    [record.shop_id, sha, body.length, mediaType],
  );
  return { status: 200, body: { sha: sha.toString("hex"), widthPx, heightPx } };
};

/** Whoever may see a project may see the pictures of its shop whose hash its document names: a copy of the project has them too. */
export const getTracePicture: Handler<"getTracePicture"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record || !/^[0-9a-f]{64}$/.test(params.sha)) return notFound();
  const sha = Buffer.from(params.sha, "hex");
  const { rowCount } = await context.pool.query("select 1 from blob where shop_id = $1 and sha = $2", [
    record.shop_id,
    sha,
  ]);
  const bytes = rowCount === 1 ? await context.files.get(sha) : null;
  const header = bytes && pictureHeader(bytes);
  if (!bytes || !header?.ok) return notFound();
  return {
    status: 200,
    body: new Encoded(bytes, header.value.mediaType),
    headers: {
      // The name is the hash of the content, so it never changes.
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  };
};
