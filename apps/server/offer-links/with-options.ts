import type { Offer } from "@stanza/offer";
import { type Db, only } from "../db/pool.ts";
import { composeBasis, type OfferBasis } from "../offers/compose.ts";
import { refuse } from "../operation/refuse.ts";

/** The frozen offer with some of its optional positions taken; `null`: it does not offer one of them. options: row ids */
export async function withOptions(
  db: Db,
  offerId: number,
  options: readonly string[],
): Promise<Offer | null> {
  const { rows } = await db.query<{ document: Offer; basis: OfferBasis | null }>({
    name: "offer-basis",
    text: "select document, basis from offer where id = $1",
    values: [offerId],
  });
  const { document, basis } = only(rows);
  const offered = (document.options ?? []).map(({ position }) => position.rowId);
  if (!options.every((row) => offered.includes(row))) return null;
  return options.length === 0 || !basis ? document : composeBasis(basis, options);
}

export const unknownOption = () => refuse(422, "unknown-option", "The offer has no such option.");
