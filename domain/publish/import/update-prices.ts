import { CsvText } from "@stanza/csv";
import type { Delivery } from "@stanza/tables";
import { matrixFiles, pricesOfFolder } from "./list-prices.ts";
import { type MatchedPrices, matchPrices } from "./match-prices.ts";
import { itemsOf, withPrices } from "./price-items.ts";

/** What a delivery of prices does to a catalogue's folder. */
export interface UpdatedPrices
  extends Pick<
    MatchedPrices,
    "changes" | "unchanged" | "unknown" | "unknownKeys" | "notDelivered" | "unknownLists"
  > {
  /** New texts of the files that are different. */
  readonly files: ReadonlyMap<string, string>;
}

/** Puts new prices into a catalogue's lists and touches nothing else: rules, geometry, texts and what else stands in the files stay as they are. */
export function updatePrices(files: ReadonlyMap<string, string>, delivery: Delivery): UpdatedPrices {
  const { items, cells, ...told } = matchPrices(delivery, (list) => pricesOfFolder(files, list));
  const changed = new Map<string, string>();
  for (const [list, prices] of items) {
    const file = itemsOf(files, list);
    if (file) changed.set(file.path, withPrices(file.text, prices));
  }
  for (const [list, byMatrix] of cells) {
    const matrices = matrixFiles(files, list);
    for (const [matrix, edits] of byMatrix) {
      const path = matrices.get(matrix)?.path ?? "";
      const rows = new Map<number, Map<number, string>>();
      for (const { cell, after } of edits)
        rows.set(cell.row, (rows.get(cell.row) ?? new Map<number, string>()).set(cell.column, after));
      const csv = new CsvText(changed.get(path) ?? files.get(path) ?? "");
      changed.set(path, csv.edited({ cells: rows, columns: [], rows: [], removed: new Set() }));
    }
  }
  return { ...told, files: changed };
}
