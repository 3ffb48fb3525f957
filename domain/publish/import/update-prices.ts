import { codeOf, type DeliveredArticle, type Delivery } from "@stanza/tables";
import { itemsOf, type PriceChange, priceChange, withPrices } from "./price-items.ts";

/** What a delivery of prices does to a catalogue. */
export interface UpdatedPrices {
  /** New texts of the files that are different. */
  readonly files: ReadonlyMap<string, string>;
  readonly changes: readonly PriceChange[];
  /** Prices that are as before. */
  readonly unchanged: number;
  /** Articles that the price list does not know. */
  readonly unknown: readonly DeliveredArticle[];
  /** Items that the delivery says nothing about; their prices stay. */
  readonly notDelivered: readonly { readonly list: string; readonly item: string }[];
  /** Lists of the mapping that the catalogue does not have. */
  readonly unknownLists: readonly string[];
}

/**
 * Puts new prices into a catalogue's lists and touches nothing else: rules, geometry, texts and prices by size stay as they are. An item is
 * found by its order code or its article's code, whatever capitals, blanks and signs are between the letters.
 */
export function updatePrices(files: ReadonlyMap<string, string>, { articles }: Delivery): UpdatedPrices {
  const lists = new Set(articles.flatMap(({ prices }) => Object.keys(prices)));
  const changed = new Map<string, string>();
  const changes: PriceChange[] = [];
  const unknown = new Map<string, DeliveredArticle>();
  const found = new Set<string>();
  const notDelivered: { readonly list: string; readonly item: string }[] = [];
  const unknownLists: string[] = [];
  let unchanged = 0;
  for (const list of lists) {
    const items = itemsOf(files, list);
    if (!items) {
      unknownLists.push(list);
      continue;
    }
    const byCode = new Map([...items.prices.keys()].map((item) => [codeOf(item), item]));
    const prices = new Map<string, string>();
    const delivered = new Set<string>();
    for (const article of articles) {
      const after = article.prices[list];
      if (after === undefined) continue;
      const item = items.prices.has(article.orderCode) ? article.orderCode : byCode.get(article.code);
      if (item === undefined) {
        unknown.set(article.code, article);
        continue;
      }
      found.add(article.code);
      delivered.add(item);
      const change = priceChange(list, item, items.prices.get(item), after);
      if (!change) unchanged++;
      else {
        changes.push(change);
        prices.set(item, after);
      }
    }
    for (const item of items.prices.keys()) if (!delivered.has(item)) notDelivered.push({ list, item });
    if (prices.size > 0) changed.set(items.path, withPrices(items.text, prices));
  }
  for (const code of found) unknown.delete(code);
  return { files: changed, changes, unchanged, unknown: [...unknown.values()], notDelivered, unknownLists };
}
