import { randomBytes } from "node:crypto";
import type { LinkShows } from "@stanza/contract";
import { customerName, type Offer } from "@stanza/offer";
import type { Db } from "../db/pool.ts";
import { logOffer } from "../offers/offer-events.ts";
import type { OfferInput } from "../offers/offer-input.ts";
import { hashOf } from "../session/sessions.ts";
import { usualLinkEnd } from "./offer-link-end.ts";

/** A link that is printed on an offer's PDF. Its secret exists only in the PDF. */
interface PrintedLink {
  readonly token: string;
  readonly address: string;
}

/** Secret and address of the link that was chosen among the prints; `null`: none was chosen, or a line has no price. */
export function newPrintedLink({ prints, origin }: OfferInput, { complete }: Offer): PrintedLink | null {
  if (!prints.includes("link") || origin === undefined || !complete) return null;
  const token = randomBytes(32).toString("base64url");
  return { token, address: `${origin}/o/${token}` };
}

/**
 * Stores the link in the transaction that stores the PDF, so that a failed try leaves neither. The link shows no line prices where the
 * paper shows none. The offer stays a draft until somebody opens the link.
 */
export async function keepPrintedLink(
  db: Db,
  offerId: number,
  { token }: PrintedLink,
  { customer, validUntil }: Offer,
  of: { readonly input: OfferInput; readonly userId: string; readonly at: Date },
): Promise<void> {
  const { input, userId, at } = of;
  const recipient = customerName(customer);
  const shows: LinkShows = {
    prices: (input.layout?.linePrices ?? true) ? "lines" : "total",
    drawings: true,
    scene: true,
    comments: true,
  };
  await db.query(
    `insert into offer_link (offer_id, token_hash, recipient, created_at, created_by, expires_at, shows, origin)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      offerId,
      hashOf(token),
      recipient.slice(0, 200),
      at,
      userId,
      usualLinkEnd(validUntil, at),
      shows,
      input.origin ?? "",
    ],
  );
  await logOffer(db, offerId, { kind: "linked", at, userId, note: recipient });
}
