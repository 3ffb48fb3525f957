import type { LinkShows } from "@stanza/contract";
import type { Offer, OfferLine, OfferPosition } from "@stanza/offer";
import type { OfferRecord } from "../offers/offer-record.ts";

/**
 * The part of an offer that a link shows. A link that shows only the total leaves out the amounts of lines: they become empty texts,
 * never 0. The totals stay, and so does the amount that each option adds.
 *
 * The hash stays that of the whole document, because the whole document is accepted.
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
 * Returns true when the link may show the offer's PDF, which is when the PDF shows nothing that the link hides. A PDF with a printed
 * link leads to everything that the printed link shows.
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
