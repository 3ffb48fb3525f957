import type { PriceMatrix } from "@stanza/catalogue";
import type { Cell, CsvTable } from "../source/csv-table.ts";
import type { FaultList } from "../source/fault-list.ts";
import { warnOfOutliers } from "./price-outliers.ts";
import { goodsPrice } from "./price-text.ts";

type Match = "exact" | "up";

/** Reads a matrix of two keys: the first column and the header. */
export function readMatrix(
  code: string,
  csv: CsvTable,
  rows: Match,
  columns: Match,
  faults: FaultList,
): PriceMatrix {
  const columnKeys = csv.header.slice(1);
  const rowKeys = csv.rows.map((row) => row[0]!);
  checkKeys(rowKeys, rows, faults);
  checkKeys(columnKeys, columns, faults);
  warnOfOutliers(csv.rows, columnKeys, faults);
  return {
    code,
    rows,
    columns,
    rowKeys: rowKeys.map((cell) => cell.text),
    columnKeys: columnKeys.map((cell) => cell.text),
    cells: csv.rows.map((row) =>
      row.slice(1).map((cell) => (cell.text === "" ? null : (goodsPrice(cell, faults) ?? null))),
    ),
  };
}

/** Reads a matrix of three keys: the first column, the second and the header. Rows with the same first key may be apart. */
export function readLayers(
  code: string,
  csv: CsvTable,
  match: { readonly layers: Match; readonly rows: Match; readonly columns: Match },
  faults: FaultList,
): PriceMatrix {
  const empty = { code, rows: match.rows, columns: match.columns, rowKeys: [], columnKeys: [], cells: [] };
  if (csv.header.length < 3) {
    faults.add(
      csv.header[0]!,
      "E_CSV",
      "with 'layers' the first two columns are keys, prices stand after them",
    );
    return { ...empty, layers: { match: match.layers, keys: [], tables: [] } };
  }
  const layers = new Map<string, { readonly first: Cell; readonly rows: (readonly Cell[])[] }>();
  for (const row of csv.rows) {
    const [first] = row;
    const layer = layers.get(first!.text) ?? { first: first!, rows: [] };
    layer.rows.push(row.slice(1));
    layers.set(first!.text, layer);
  }
  const keys = [...layers.values()].map(({ first }) => first);
  checkKeys(keys, match.layers, faults);
  const header = csv.header.slice(1);
  return {
    ...empty,
    layers: {
      match: match.layers,
      keys: keys.map(({ text }) => text),
      tables: [...layers.values()].map(({ rows }) =>
        readMatrix(code, { ...csv, header, rows }, match.rows, match.columns, faults),
      ),
    },
  };
}

function checkKeys(keys: readonly Cell[], match: Match, faults: FaultList): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (match === "up" && !Number.isFinite(Number(key.text || "x")))
      faults.add(key, "E_CSV", `'${key.text}' is not a number; keys of kind 'up' are steps`);
    if (seen.has(key.text)) faults.add(key, "E_DUPLICATE", `key ${key.text} occurs twice`);
    seen.add(key.text);
  }
}
