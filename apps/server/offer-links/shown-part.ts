import type { LinkShows } from "@stanza/contract";
import type { Offer, OfferLine, OfferPosition } from "@stanza/offer";
import type { OfferRecord } from "../offers/offer-record.ts";

/**
 * The offer as a link with these choices may tell it: without the amounts of its lines where it shows the total alone. What is left out is
 * an empty text, never a 0; what the whole comes to stays, as does what each option adds to it.
 *
 * The document keeps the hash of the whole: it is the whole that is accepted.
 */
export function shownPart(offer: Offer, { prices }: LinkShows): Offer {
  if (prices === "lines") return offer;
  const { parts } = offer;
  return {
    ...offer,
    groups: offer.groups.map((group) => ({
      ...group,
      subtotal: "",
      positions: group.positions.map(withoutAmounts),
    })),
    ...(offer.options
      ? { options: offer.options.map((one) => ({ ...one, position: withoutAmounts(one.position) })) }
      : {}),
    ...(parts ? { parts: parts.map((part) => ({ ...part, each: "", amount: "" })) } : {}),
    discounts: [],
    catalogues: [],
    services: offer.services.map(({ id, catalogue, description, rate }) => ({
      id,
      catalogue,
      description,
      rate,
      amount: "",
    })),
  };
}

const withoutAmounts = (position: OfferPosition): OfferPosition => ({
  ...position,
  amount: "",
  lines: position.lines.map(({ unitPrice: _, amount: __, ...line }: OfferLine) => line),
});

/**
 * Whether the offer's PDF shows nothing that the link hides: a PDF cannot be shown in part. One with a link printed on it leads to what
 * that one shows.
 */
export function mayShowPdf(
  { prices, drawings, scene, comments }: LinkShows,
  { layout, prints }: OfferRecord,
): boolean {
  const codes = prints.split(";");
  const hasDrawings = codes.some((code) => code === "plan" || code === "elevations" || code === "link");
  const leadsFurther = codes.includes("link") && !(scene && comments);
  return (prices === "lines" || !layout.linePrices) && (drawings || !hasDrawings) && !leadsFurther;
}
