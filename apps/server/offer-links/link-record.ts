import { createHash } from "node:crypto";
import type { LinkShows, OfferLink } from "@stanza/contract";
import { type OfferRecord, readOffer } from "../offers/offer-record.ts";
import type { Context } from "../operation/context.ts";
import { notFound, refuse } from "../operation/refuse.ts";
import { hashOf } from "../session/sessions.ts";

export interface LinkRecord {
  readonly id: number;
  readonly offer_id: number;
  readonly recipient: string;
  readonly created_at: Date;
  readonly created_by: string;
  readonly created_by_name: string;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly views: number;
  readonly last_viewed_at: Date | null;
  readonly shows: LinkShows;
}

export const LINKS = `select l.id, l.offer_id, l.recipient, l.created_at, l.created_by, l.expires_at, l.revoked_at, l.shows,
    coalesce(nullif(u.name, ''), u.login) as created_by_name, count(v.id) as views, max(v.at) as last_viewed_at
  from offer_link l join app_user u on u.id = l.created_by left join offer_link_view v on v.link_id = l.id`;
export const LINK_GROUPS = "group by l.id, u.name, u.login";

export function linkView(link: LinkRecord, now: Date): OfferLink {
  const state = link.revoked_at ? "revoked" : link.expires_at <= now ? "expired" : "active";
  return {
    id: link.id,
    recipient: link.recipient,
    state,
    createdAt: link.created_at.toISOString(),
    createdBy: link.created_by_name,
    expiresAt: link.expires_at.toISOString(),
    revokedAt: link.revoked_at?.toISOString() ?? null,
    views: link.views,
    lastViewedAt: link.last_viewed_at?.toISOString() ?? null,
    shows: link.shows,
  };
}

/** What a secret opens. */
export interface OpenLink {
  readonly id: number;
  readonly recipient: string;
  readonly shows: LinkShows;
  readonly offer: OfferRecord;
}

/**
 * The offer behind a secret. A wrong one is answered like one that never was; who has a true one may know that it has ended. Looked up
 * by its hash, so neither the database nor how long the answer takes tells anything of it.
 */
export async function findLink({ pool, now }: Context, token: string) {
  const { rows } = await pool.query<
    Pick<LinkRecord, "id" | "offer_id" | "recipient" | "expires_at" | "revoked_at" | "shows">
  >({
    name: "link-find",
    text: `select l.id, l.offer_id, l.recipient, l.expires_at, l.revoked_at, l.shows from offer_link l
      join offer o on o.id = l.offer_id join project p on p.id = o.project_id and p.deleted_at is null
      where l.token_hash = $1`,
    values: [hashOf(token)],
  });
  const [link] = rows;
  const offer = link && (await readOffer(pool, link.offer_id));
  if (!link || !offer) return notFound();
  if (link.revoked_at) return refuse(410, "link-revoked", "This link has been taken back.");
  if (link.expires_at <= now()) return refuse(410, "link-expired", "This link has ended.");
  const { id, recipient, shows } = link;
  return { status: 0, link: { id, recipient, shows, offer } satisfies OpenLink } as const;
}

/** The same for the same address through the same link; with the secret in it nobody can try addresses against it. */
export function visitorOf(token: string, address: string): string {
  return createHash("sha256").update(`${token} ${address}`).digest("hex").slice(0, 16);
}
