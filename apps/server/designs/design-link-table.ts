import { randomBytes } from "node:crypto";
import type { DesignLink } from "@stanza/contract";
import { type Db, only } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";
import { notFound, refuse } from "../operation/refuse.ts";
import { hashOf } from "../session/sessions.ts";

/** ASSUMED: a design can be opened by its link for 90 days. */
const LINK_DAYS = 90;
const DAY_MS = 86_400_000;

export interface DesignLinkRecord {
  readonly id: number;
  readonly shop_id: string;
  readonly shop_name: string;
  readonly doc_sha: Buffer;
  readonly kind: DesignLink["kind"];
  readonly project_id: number | null;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly consent: object | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

const LINKS = `select l.id, l.shop_id, h.name as shop_name, l.doc_sha, l.kind, l.project_id, l.name, l.email, l.language, l.consent,
    l.created_at, l.expires_at, l.revoked_at
  from design_link l join shop h on h.id = l.shop_id`;

export function linkView(link: DesignLinkRecord, now: Date): DesignLink {
  return {
    id: link.id,
    kind: link.kind,
    shop: link.shop_name,
    email: link.email,
    state: link.revoked_at ? "revoked" : link.expires_at <= now ? "expired" : "active",
    createdAt: link.created_at.toISOString(),
    expiresAt: link.expires_at.toISOString(),
  };
}

/** Stores a link and returns it with its path, in which the secret stands and nowhere else. */
export async function addLink(
  db: Db,
  link: Pick<
    DesignLinkRecord,
    "shop_id" | "doc_sha" | "kind" | "project_id" | "name" | "email" | "language" | "consent"
  > & { readonly saveId: string; readonly userId: string; readonly at: Date },
): Promise<{ readonly record: DesignLinkRecord; readonly path: string }> {
  const token = randomBytes(32).toString("base64url");
  const { rows } = await db.query<{ id: number }>(
    `insert into design_link (shop_id, token_hash, doc_sha, kind, project_id, name, email, language, consent, save_id, created_at,
        created_by, expires_at, address_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      link.shop_id,
      hashOf(token),
      link.doc_sha,
      link.kind,
      link.project_id,
      link.name,
      link.email,
      link.language,
      link.consent,
      link.saveId,
      link.at,
      link.userId,
      new Date(link.at.getTime() + LINK_DAYS * DAY_MS),
      hashOfAddress(link.email),
    ],
  );
  const made = await db.query<DesignLinkRecord>(`${LINKS} where l.id = $1`, [only(rows).id]);
  return { record: only(made.rows), path: `/d/${token}` };
}

/** The hash by which letters to one mailbox are counted. */
export const hashOfAddress = (email: string): Buffer => hashOf(email.toLowerCase());

/** The link that this request has made already; `null`: none. */
export async function linkMadeBefore(
  db: Db,
  userId: string,
  saveId: string,
): Promise<DesignLinkRecord | null> {
  const { rows } = await db.query<DesignLinkRecord>({
    name: "design-link-by-save",
    text: `${LINKS} where l.created_by = $1 and l.save_id = $2 order by l.id limit 1`,
    values: [userId, saveId],
  });
  return rows[0] ?? null;
}

export async function linksOf(db: Db, userId: string): Promise<readonly DesignLinkRecord[]> {
  const { rows } = await db.query<DesignLinkRecord>({
    name: "design-links",
    text: `${LINKS} where l.created_by = $1 order by l.id desc limit 50`,
    values: [userId],
  });
  return rows;
}

/** Ends a link and forgets whose it was. False: there is no such link of this person. */
export async function revokeLink(
  db: Db,
  of: { readonly id: number; readonly userId: string } | { readonly token: string },
  at: Date,
): Promise<boolean> {
  const [where, ...values] =
    "token" in of
      ? (["token_hash = $2", hashOf(of.token)] as const)
      : (["id = $2 and created_by = $3", of.id, of.userId] as const);
  const { rowCount } = await db.query(
    `update design_link set revoked_at = coalesce(revoked_at, $1), name = '', email = '' where ${where}`,
    [at, ...values],
  );
  return rowCount === 1;
}

/**
 * The link of a secret, or the refusal to answer with. A wrong secret is answered like one that never existed; the link is found by the
 * secret's hash, so neither the database nor the time of the answer reveals it.
 */
export async function findLink({ pool, now }: Pick<Context, "pool" | "now">, token: string) {
  const { rows } = await pool.query<DesignLinkRecord>({
    name: "design-link-find",
    text: `${LINKS} where l.token_hash = $1`,
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
