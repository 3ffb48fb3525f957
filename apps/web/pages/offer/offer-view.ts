import type { OfferView } from "../../paths.ts";

/** The view that an address shows. */
export function offerViewOf(path: string): OfferView {
  if (path.startsWith("/offerview2")) return "present";
  return path.startsWith("/offerview3") ? "order" : "work";
}
