import type { PriceList, PriceMatrix } from "@stanza/catalogue";
import { CsvText } from "@stanza/csv";
import type { KnownMatrix } from "@stanza/tables";
import { parse } from "yaml";
import { itemsOf } from "./price-items.ts";

/** A cell of a matrix of a price list: its keys as the list writes them, what it costs, and where it stands. */
export interface MatrixCell {
  readonly keys: readonly string[];
  /** `null`: no price. */
  readonly price: string | null;
  /** Of a matrix with three keys its first one, from 0; of a file always 0. */
  readonly layer: number;
  readonly row: number;
  readonly column: number;
}

/** The prices of one list as an update looks at them, of a folder or of a published version. */
export interface ListPrices {
  readonly list: string;
  readonly items: ReadonlyMap<string, string>;
  /** By matrix, then by `keysAsOne`. */
  readonly matrices: ReadonlyMap<string, ReadonlyMap<string, MatrixCell>>;
}

/** What keys are compared by: `600`, `600.0` and `600.00` are one, `pg a` and `PG A` too. */
export const keysAsOne = (keys: readonly string[]): string =>
  keys
    .map((key) => {
      const text = key.trim();
      return text !== "" && Number.isFinite(Number(text)) ? String(Number(text)) : text.toUpperCase();
    })
    .join("\0");

/** The matrices of a list of a folder, each with the path of its file; `undefined`: there is no such list. */
export function matrixFiles(
  files: ReadonlyMap<string, string>,
  list: string,
): ReadonlyMap<string, { readonly path: string; readonly cells: ReadonlyMap<string, MatrixCell> }> {
  const authored = parse(files.get(`prices/${list}/list.yaml`) ?? "") as {
    readonly matrices?: readonly { readonly cod: string; readonly file: string; readonly layers?: string }[];
  } | null;
  return new Map(
    (authored?.matrices ?? []).flatMap(({ cod, file, layers }) => {
      const path = `prices/${list}/${file}`;
      const text = files.get(path);
      if (text === undefined) return [];
      const csv = new CsvText(text);
      const keyColumns = layers === undefined ? 1 : 2;
      const cells = csv.rows.flatMap((line, row) =>
        csv.header.slice(keyColumns).map((key, i): MatrixCell => {
          const column = i + keyColumns;
          const price = line[column] ?? "";
          const keys = [...line.slice(0, keyColumns), key];
          return { keys, price: price === "" ? null : price, layer: 0, row, column };
        }),
      );
      return [[String(cod), { path, cells: byKeys(cells, csv.header.length - keyColumns) }] as const];
    }),
  );
}

/** The matrices of published lists with what their keys may be, the lists of other lists' prices last. */
export function knownMatrices(lists: readonly PriceList[]): readonly KnownMatrix[] {
  const ordered = [...lists].sort((a, b) => Number(!!a.derivedFrom) - Number(!!b.derivedFrom));
  return ordered.flatMap((list) =>
    Object.values(list.matrices).map(({ code, layers, rowKeys, columnKeys }) => {
      const tables = layers?.tables ?? [];
      const all = (keys: readonly (readonly string[])[]) => [...new Set(keys.flat())];
      const keys = layers
        ? [
            layers.keys,
            all(tables.map((table) => table.rowKeys)),
            all(tables.map((table) => table.columnKeys)),
          ]
        : columnKeys.length === 1
          ? [rowKeys]
          : [rowKeys, columnKeys];
      return { list: list.code, code, keys };
    }),
  );
}

/** The prices of a list of a folder; `undefined`: there is no such list. */
export function pricesOfFolder(files: ReadonlyMap<string, string>, list: string): ListPrices | undefined {
  const items = itemsOf(files, list);
  if (!items) return undefined;
  const matrices = new Map([...matrixFiles(files, list)].map(([code, { cells }]) => [code, cells]));
  return { list, items: items.prices, matrices };
}

/** The prices of a published list. */
export function pricesOfList({ code, items, matrices }: PriceList): ListPrices {
  return {
    list: code,
    items: new Map(Object.entries(items)),
    matrices: new Map(Object.values(matrices).map((matrix) => [matrix.code, cellsOf(matrix)])),
  };
}

function cellsOf(matrix: PriceMatrix): ReadonlyMap<string, MatrixCell> {
  const tables = matrix.layers
    ? matrix.layers.tables.map((table, layer) => ({ table, layer, keys: [matrix.layers?.keys[layer] ?? ""] }))
    : [{ table: matrix, layer: 0, keys: [] as readonly string[] }];
  const cells = tables.flatMap(({ table, layer, keys }) =>
    table.cells.flatMap((line, row) =>
      line.map((price, column): MatrixCell => {
        const own = [...keys, table.rowKeys[row] ?? "", table.columnKeys[column] ?? ""];
        return { keys: own, price, layer, row, column };
      }),
    ),
  );
  return byKeys(cells, matrix.layers ? 2 : matrix.columnKeys.length);
}

/** A matrix of one column is asked with one key, or with both. */
function byKeys(cells: readonly MatrixCell[], columns: number): ReadonlyMap<string, MatrixCell> {
  const found = new Map(cells.map((cell) => [keysAsOne(cell.keys), cell]));
  if (columns === 1)
    for (const cell of cells) if (cell.keys.length === 2) found.set(keysAsOne(cell.keys.slice(0, 1)), cell);
  return found;
}
