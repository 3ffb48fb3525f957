import type { Shop } from "@stanza/contract";
import type { Project } from "@stanza/project";

/**
 * The shop as it prices one project: with the list that the project was made with where there is one (PR-04), else with its own.
 *
 * A document may name any list, so only those count that the server itself has priced this project with for this shop (`known`): no
 * other shop's list can be asked for by writing its code into a document.
 */
export function shopPricing(shop: Shop, { catalogues }: Project, known: readonly string[]): Shop {
  const pinned = Object.entries(catalogues).flatMap(([code, { priceList }]) =>
    priceList !== undefined && known.includes(priceList) ? [[code, priceList] as const] : [],
  );
  return pinned.length === 0
    ? shop
    : { ...shop, priceLists: { ...shop.priceLists, ...Object.fromEntries(pinned) } };
}

/** What the project is known to have been priced with, once more lists are added. */
export function withKnown(known: readonly string[], lists: readonly string[]): readonly string[] {
  return [...new Set([...known, ...lists])].sort();
}
