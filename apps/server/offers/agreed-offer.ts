import type { Offer } from "@stanza/offer";
import { type Db, only } from "../db/pool.ts";

/**
 * What an offer amounts to, as SQL over `offer o`: as it was accepted, with the options that the client took; until then as it was offered.
 * Every list, document and hand-over reads it here, so that an accepted offer has one amount everywhere. The offered document itself stays
 * as it was frozen, because its hash is what was accepted.
 */
export const AGREED_DOCUMENT = "coalesce(o.accepted_document, o.document)";
export const AGREED_PAYABLE = "coalesce(o.accepted_document->>'payable', o.payable)";

/** The document of an offer as it stands: accepted with its options, or as offered. */
export async function readAgreedOffer(db: Db, id: number): Promise<Offer> {
  const { rows } = await db.query<{ document: Offer }>({
    name: "offer-agreed",
    text: `select ${AGREED_DOCUMENT} as document from offer o where o.id = $1`,
    values: [id],
  });
  return only(rows).document;
}
