import { codeOf, type DeliveredArticle, type DeliveredMatrixPrice, type Delivery } from "@stanza/tables";
import { keysAsOne, type ListPrices, type MatrixCell } from "./list-prices.ts";
import { type PriceChange, priceChange } from "./price-items.ts";

/** What a delivery of prices would do to the lists of a catalogue. */
export interface MatchedPrices {
  readonly changes: readonly PriceChange[];
  /** New single prices by list, then by item. */
  readonly items: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** New prices of matrices by list, then by matrix. */
  readonly cells: ReadonlyMap<
    string,
    ReadonlyMap<string, readonly { readonly cell: MatrixCell; readonly after: string }[]>
  >;
  /** Prices that are as before. */
  readonly unchanged: number;
  /** Articles that no list knows. */
  readonly unknown: readonly DeliveredArticle[];
  /** Prices by keys for which no list has a place. */
  readonly unknownKeys: readonly DeliveredMatrixPrice[];
  /** Single prices and cells of delivered matrices that the delivery says nothing about; they stay. */
  readonly notDelivered: readonly { readonly list: string; readonly item: string }[];
  /** Lists of the delivery that the catalogue does not have. */
  readonly unknownLists: readonly string[];
}

/** A cell of a matrix as a change names it: `BED[A, 900, 2000]`. */
export const cellName = (matrix: string, keys: readonly string[]): string => `${matrix}[${keys.join(", ")}]`;

/**
 * Finds the place of every delivered price. A single price goes by its order code or its article's code, whatever capitals, blanks and
 * signs are between the letters; a price by keys goes by its matrix and the keys that the list has.
 *
 * listOf   the prices of a list as they are; `undefined`: the catalogue has none of this code
 */
export function matchPrices(
  { articles, matrixPrices }: Pick<Delivery, "articles" | "matrixPrices">,
  listOf: (list: string) => ListPrices | undefined,
): MatchedPrices {
  const codes = new Set([
    ...articles.flatMap(({ prices }) => Object.keys(prices)),
    ...matrixPrices.map(({ list }) => list),
  ]);
  const changes: PriceChange[] = [];
  const unknown = new Map<string, DeliveredArticle>();
  const unknownKeys: DeliveredMatrixPrice[] = [];
  const found = new Set<string>();
  const notDelivered: { readonly list: string; readonly item: string }[] = [];
  const unknownLists: string[] = [];
  const items = new Map<string, ReadonlyMap<string, string>>();
  const cells = new Map<string, Map<string, { readonly cell: MatrixCell; readonly after: string }[]>>();
  let unchanged = 0;
  for (const code of codes) {
    const list = listOf(code);
    if (!list) {
      unknownLists.push(code);
      continue;
    }
    const byCode = new Map([...list.items.keys()].map((item) => [codeOf(item), item]));
    const prices = new Map<string, string>();
    const delivered = new Set<string>();
    for (const article of articles) {
      const after = article.prices[code];
      if (after === undefined) continue;
      const item = list.items.has(article.orderCode) ? article.orderCode : byCode.get(article.code);
      if (item === undefined) {
        unknown.set(article.code, article);
        continue;
      }
      found.add(article.code);
      delivered.add(item);
      const change = priceChange(code, item, list.items.get(item), after);
      if (!change) unchanged++;
      else {
        changes.push(change);
        prices.set(item, after);
      }
    }
    if (articles.length > 0)
      for (const item of list.items.keys()) if (!delivered.has(item)) notDelivered.push({ list: code, item });
    if (prices.size > 0) items.set(code, prices);
    const matched = matchCells(matrixPrices, list);
    unchanged += matched.unchanged;
    changes.push(...matched.changes);
    unknownKeys.push(...matched.unknownKeys);
    notDelivered.push(...matched.notDelivered);
    if (matched.cells.size > 0) cells.set(code, matched.cells);
  }
  for (const code of found) unknown.delete(code);
  return {
    ...{ changes, items, cells, unchanged, unknownKeys, notDelivered, unknownLists },
    unknown: [...unknown.values()],
  };
}

function matchCells(matrixPrices: readonly DeliveredMatrixPrice[], list: ListPrices) {
  const byCode = new Map([...list.matrices.keys()].map((matrix) => [codeOf(matrix), matrix]));
  const cells = new Map<string, { readonly cell: MatrixCell; readonly after: string }[]>();
  const delivered = new Map<string, Set<MatrixCell>>();
  const changes: PriceChange[] = [];
  const unknownKeys: DeliveredMatrixPrice[] = [];
  let unchanged = 0;
  for (const one of matrixPrices) {
    if (one.list !== list.list) continue;
    const matrix = byCode.get(codeOf(one.matrix));
    const cell = matrix === undefined ? undefined : list.matrices.get(matrix)?.get(keysAsOne(one.keys));
    if (matrix === undefined || !cell) {
      unknownKeys.push(one);
      continue;
    }
    const seen = delivered.get(matrix) ?? new Set();
    delivered.set(matrix, seen.add(cell));
    const change = priceChange(list.list, cellName(matrix, cell.keys), cell.price ?? undefined, one.price);
    if (!change) unchanged++;
    else {
      changes.push(change);
      cells.set(matrix, [...(cells.get(matrix) ?? []), { cell, after: one.price }]);
    }
  }
  const notDelivered = [...delivered].flatMap(([matrix, seen]) =>
    [...new Set(list.matrices.get(matrix)?.values())].flatMap((cell) =>
      cell.price === null || seen.has(cell) ? [] : [{ list: list.list, item: cellName(matrix, cell.keys) }],
    ),
  );
  return { cells, changes, unknownKeys, unchanged, notDelivered };
}
