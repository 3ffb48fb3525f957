import type { LinkShows, OfferSummary } from "@stanza/contract";

export const SHOWS_ALL: LinkShows = { prices: "lines", drawings: true, scene: true, comments: true };

/** Returns true when the offer's PDF shows something that the link is to hide: it is then left out, since it cannot be shown in part. */
export function leavesOutPdf(
  { layout, prints }: Pick<OfferSummary, "layout" | "prints">,
  { prices, drawings, scene, comments }: LinkShows,
): boolean {
  const codes = prints.split(";");
  const hasLink = codes.includes("link");
  const hasDrawings = hasLink || codes.includes("plan") || codes.includes("elevations");
  const leadsFurther = hasLink && !(scene && comments);
  return (prices === "total" && layout.linePrices) || (!drawings && hasDrawings) || leadsFurther;
}
