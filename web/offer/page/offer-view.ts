import type { OfferView } from "@stanza/web-site";

/** The view that an address shows. */
export function offerViewOf(path: string): OfferView {
  if (path.startsWith("/offerview2")) return "present";
  return path.startsWith("/offerview3") ? "order" : "work";
}
