import { createHash, randomBytes } from "node:crypto";
import type { ArModel } from "@stanza/contract";
import type { FastifyRequest } from "fastify";
import type { Db } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";
import { networkOf } from "../operation/network-of.ts";
import { notFound, refuse } from "../operation/refuse.ts";
import { tooManyAttempts } from "../operation/too-many-attempts.ts";
import { takeAttempt } from "../session/attempts.ts";
import { hashOf } from "../session/sessions.ts";

/** ASSUMED: a model can be seen in AR by its link for seven days (docs/assumptions.md A202). */
const LINK_DAYS = 7;
const DAY_MS = 86_400_000;
/** What one address of the network may load through AR links in a minute: the page, its scene and its models. */
const MOST = { most: 120, windowSeconds: 60 };

/** The kept files of a link, by the hashes of their bytes. */
export interface ArFiles {
  readonly glb_sha: Buffer;
  readonly usdz_sha: Buffer;
  readonly scene_sha: Buffer;
}

/** What a link's page says, without what every link has. */
export type ArView = Omit<ArModel, "projectId" | "expiresAt" | "price">;

export interface ArLink extends ArFiles {
  readonly project_id: number;
  readonly view: ArView & Pick<ArModel, "price">;
  readonly expires_at: Date;
}

/** The files and the words that were made of the same content before; `null`: none were. */
export async function madeBefore(
  db: Db,
  projectId: number,
  content: Buffer,
): Promise<(ArFiles & { readonly view: ArView }) | null> {
  const { rows } = await db.query<ArFiles & { view: ArView }>({
    name: "ar-link-made-before",
    text: `select glb_sha, usdz_sha, scene_sha, view from ar_link where project_id = $1 and content = $2 order by id desc limit 1`,
    values: [projectId, content],
  });
  return rows[0] ?? null;
}

/** Stores a link and returns its path, in which the secret stands and nowhere else. */
export async function addArLink(
  db: Db,
  link: ArFiles & {
    readonly shopId: string;
    readonly projectId: number;
    readonly content: Buffer;
    readonly view: ArLink["view"];
    readonly userId: string;
    readonly at: Date;
    /** The offer's link that it was made from, and ends with. */
    readonly offerLinkId?: number;
  },
): Promise<{ readonly path: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(link.at.getTime() + LINK_DAYS * DAY_MS);
  await db.query(
    `insert into ar_link (shop_id, project_id, token_hash, content, view, glb_sha, usdz_sha, scene_sha, created_at, created_by, expires_at,
        offer_link_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      link.shopId,
      link.projectId,
      hashOf(token),
      link.content,
      link.view,
      link.glb_sha,
      link.usdz_sha,
      link.scene_sha,
      link.at,
      link.userId,
      expiresAt,
      link.offerLinkId ?? null,
    ],
  );
  return { path: `/arwebView/${link.projectId}?key=${token}`, expiresAt };
}

/**
 * The link of a secret, or the refusal to answer with. A wrong secret is answered like one that never existed, and so is the link of a project
 * that was deleted; the link is found by the secret's hash, so neither the database nor the time of the answer reveals it.
 */
export async function arLinkBehind({
  context: { pool, now },
  params: { token },
  request,
}: {
  readonly context: Context;
  readonly params: { readonly token: string };
  readonly request: FastifyRequest;
}) {
  const seconds = await takeAttempt(pool, `ar-link:${networkOf(request.ip)}`, MOST);
  if (seconds > 0) return { link: undefined, refusal: tooManyAttempts(seconds, "Too often") };
  const { rows } = await pool.query<ArLink & { readonly revoked_at: Date | null }>({
    name: "ar-link-find",
    text: `select l.project_id, l.view, l.glb_sha, l.usdz_sha, l.scene_sha, least(l.expires_at, o.expires_at) as expires_at,
        coalesce(l.revoked_at, o.revoked_at) as revoked_at
      from ar_link l join project p on p.id = l.project_id and p.deleted_at is null left join offer_link o on o.id = l.offer_link_id
      where l.token_hash = $1`,
    values: [hashOf(token)],
  });
  const [link] = rows;
  if (!link) return { link: undefined, refusal: notFound() };
  if (link.revoked_at)
    return { link: undefined, refusal: refuse(410, "link-revoked", "This link has been taken back.") };
  if (link.expires_at <= now())
    return { link: undefined, refusal: refuse(410, "link-expired", "This link has ended.") };
  return { link, refusal: undefined };
}

/** The hash of everything that the files of a link depend on. */
export const contentHash = (parts: readonly unknown[]): Buffer =>
  createHash("sha256").update(JSON.stringify(parts)).digest();
