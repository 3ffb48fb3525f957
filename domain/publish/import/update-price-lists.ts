import type { PriceList, PriceMatrix } from "@stanza/catalogue";
import type { Delivery } from "@stanza/tables";
import { decimal, decimalText, times } from "../source/decimal.ts";
import { type ListPrices, type MatrixCell, pricesOfList } from "./list-prices.ts";
import { cellName, type MatchedPrices, matchPrices } from "./match-prices.ts";
import { type PriceChange, priceChange } from "./price-items.ts";

/** What a delivery of prices does to the lists of a published version. */
export interface UpdatedPriceLists
  extends Pick<
    MatchedPrices,
    "changes" | "unchanged" | "unknown" | "unknownKeys" | "notDelivered" | "unknownLists"
  > {
  /** All lists, the changed ones with their new prices. */
  readonly lists: readonly PriceList[];
}

/** New prices of one list. */
interface NewPrices {
  readonly items: Map<string, string>;
  readonly cells: Map<string, Map<MatrixCell, string>>;
}

/**
 * Puts new prices into published price lists, for catalogues whose files are somewhere else. A list that follows another one (`base`)
 * follows its new prices too, wherever it had the other's price times its factor; prices of its own stay.
 */
export function updatePriceLists(lists: readonly PriceList[], delivery: Delivery): UpdatedPriceLists {
  const views = new Map(lists.map((list) => [list.code, pricesOfList(list)]));
  const { items, cells, ...told } = matchPrices(delivery, (code) => views.get(code));
  const updates = new Map<string, NewPrices>();
  for (const code of views.keys()) {
    const byMatrix = [...(cells.get(code) ?? [])].map(
      ([matrix, edits]) => [matrix, new Map(edits.map(({ cell, after }) => [cell, after] as const))] as const,
    );
    updates.set(code, { items: new Map(items.get(code)), cells: new Map(byMatrix) });
  }
  const changes = [...told.changes];
  // A list may follow one that follows another: as many rounds as there are lists.
  const open = lists.filter(({ derivedFrom }) => derivedFrom !== undefined);
  const done = new Set(lists.filter((list) => !open.includes(list)).map(({ code }) => code));
  for (let round = 0; round < lists.length; round++)
    for (const { code, derivedFrom } of open) {
      if (!derivedFrom || done.has(code) || !done.has(derivedFrom.list)) continue;
      const [from, own, update] = [views.get(derivedFrom.list), views.get(code), updates.get(code)];
      const source = updates.get(derivedFrom.list);
      if (from && own && update && source)
        changes.push(...follow(code, derivedFrom.factor, { from, own, source, update }));
      done.add(code);
    }
  return {
    ...told,
    changes,
    lists: lists.map((list) => withNewPrices(list, updates.get(list.code))),
  };
}

function follow(
  code: string,
  factor: string,
  {
    from,
    own,
    source,
    update,
  }: {
    readonly from: ListPrices;
    readonly own: ListPrices;
    readonly source: NewPrices;
    readonly update: NewPrices;
  },
): readonly PriceChange[] {
  const scaled = (price: string) => decimalText(times(decimal(price), decimal(factor)));
  const follows = (mine: string | null | undefined, theirs: string | null | undefined) =>
    (mine ?? undefined) === (theirs === null || theirs === undefined ? undefined : scaled(theirs));
  const changes: (PriceChange | undefined)[] = [];
  for (const [item, after] of source.items) {
    const before = own.items.get(item);
    if (update.items.has(item) || !follows(before, from.items.get(item))) continue;
    update.items.set(item, scaled(after));
    changes.push(priceChange(code, item, before, scaled(after)));
  }
  for (const [matrix, edits] of source.cells) {
    const places = [...(own.matrices.get(matrix)?.values() ?? [])];
    const edited = update.cells.get(matrix) ?? new Map<MatrixCell, string>();
    for (const [{ keys, price }, after] of edits) {
      const mine = places.find((cell) => cell.keys.join("\0") === keys.join("\0"));
      if (!mine || edited.has(mine) || !follows(mine.price, price)) continue;
      edited.set(mine, scaled(after));
      changes.push(priceChange(code, cellName(matrix, keys), mine.price ?? undefined, scaled(after)));
    }
    if (edited.size > 0) update.cells.set(matrix, edited);
  }
  return changes.filter((change) => change !== undefined);
}

function withNewPrices(list: PriceList, update: NewPrices | undefined): PriceList {
  if (!update || update.items.size + update.cells.size === 0) return list;
  const matrices = Object.entries(list.matrices).map(([name, matrix]) => {
    const edits = update.cells.get(matrix.code);
    return [name, edits ? withCells(matrix, edits) : matrix] as const;
  });
  return {
    ...list,
    items: { ...list.items, ...Object.fromEntries(update.items) },
    matrices: Object.fromEntries(matrices),
  };
}

function withCells(matrix: PriceMatrix, edits: ReadonlyMap<MatrixCell, string>): PriceMatrix {
  const prices = new Map(
    [...edits].map(([{ layer, row, column }, after]) => [`${layer} ${row} ${column}`, after]),
  );
  const table = (one: PriceMatrix, layer: number): PriceMatrix => ({
    ...one,
    cells: one.cells.map((line, row) =>
      line.map((price, column) => prices.get(`${layer} ${row} ${column}`) ?? price),
    ),
  });
  const { layers } = matrix;
  return layers ? { ...matrix, layers: { ...layers, tables: layers.tables.map(table) } } : table(matrix, 0);
}
