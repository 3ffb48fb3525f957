import type { LinkShows, OfferSummary } from "@stanza/contract";

export const SHOWS_ALL: LinkShows = { prices: "lines", drawings: true, scene: true, comments: true };

/** Whether the offer's PDF shows something that the link is to hide: it is then left out, since it cannot be shown in part. */
export function leavesOutPdf(
  { layout, prints }: Pick<OfferSummary, "layout" | "prints">,
  { prices, drawings }: LinkShows,
): boolean {
  const hasDrawings = prints.split(";").some((code) => code === "plan" || code === "elevations");
  return (prices === "total" && layout.linePrices) || (!drawings && hasDrawings);
}
