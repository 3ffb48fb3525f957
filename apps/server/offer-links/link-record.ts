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

/** A link that is open, and its offer. */
export interface OpenLink {
  readonly id: number;
  readonly recipient: string;
  readonly shows: LinkShows;
  /** The user who made it. */
  readonly createdBy: string;
  /** The address of the product as its maker used it, e.g. `https://stanza.example`; empty: not known. */
  readonly origin: string;
  readonly offer: OfferRecord;
}

type Found =
  | { readonly link: OpenLink; readonly refusal?: undefined }
  | {
      readonly link?: undefined;
      readonly refusal:
        | ReturnType<typeof notFound>
        | ReturnType<typeof refuse<410, "link-revoked">>
        | ReturnType<typeof refuse<410, "link-expired">>;
    };

/**
 * The link of a secret, or the refusal to answer with. A wrong secret is answered like one that never existed; whoever has a true one
 * may know that it has ended. The link is found by the secret's hash, so neither the database nor the time of the answer reveals it.
 */
export async function findLink({ pool, now }: Pick<Context, "pool" | "now">, token: string): Promise<Found> {
  const { rows } = await pool.query<
    Pick<
      LinkRecord,
      "id" | "offer_id" | "recipient" | "created_by" | "expires_at" | "revoked_at" | "shows"
    > & {
      readonly origin: string;
    }
  >({
    name: "link-find",
    text: `select l.id, l.offer_id, l.recipient, l.created_by, l.expires_at, l.revoked_at, l.shows, l.origin from offer_link l
      join offer o on o.id = l.offer_id join project p on p.id = o.project_id and p.deleted_at is null
      where l.token_hash = $1`,
    values: [hashOf(token)],
  });
  const [link] = rows;
  const offer = link && (await readOffer(pool, link.offer_id));
  if (!link || !offer) return { refusal: notFound() };
  if (link.revoked_at) return { refusal: refuse(410, "link-revoked", "This link has been taken back.") };
  if (link.expires_at <= now()) return { refusal: refuse(410, "link-expired", "This link has ended.") };
  const { id, recipient, shows, created_by: createdBy, origin } = link;
  return { link: { id, recipient, shows, createdBy, origin, offer } };
}

/**
 * A name for a visitor: the same for one address through one link. The secret is hashed in, so that nobody can try addresses against it.
 */
export function visitorOf(token: string, address: string): string {
  return createHash("sha256").update(`${token} ${address}`).digest("hex").slice(0, 16);
}
