import type { Shop } from "@stanza/contract";
import type { Project } from "@stanza/project";

/**
 * The shop with the price lists of one project: the list that the project was made with, if it keeps one (PR-04), otherwise the shop's.
 *
 * A document may name any list. Only lists count that the server has priced this project with for this shop (`known`), so nobody gets
 * another shop's prices by writing its list into a document.
 */
export function shopPricing(shop: Shop, { catalogues }: Project, known: readonly string[]): Shop {
  const pinned = Object.entries(catalogues).flatMap(([code, { priceList }]) =>
    priceList !== undefined && known.includes(priceList) ? [[code, priceList] as const] : [],
  );
  return pinned.length === 0
    ? shop
    : { ...shop, priceLists: { ...shop.priceLists, ...Object.fromEntries(pinned) } };
}

/** The lists that a project was priced with, together with more. */
export function withKnown(known: readonly string[], lists: readonly string[]): readonly string[] {
  return [...new Set([...known, ...lists])].sort();
}
