import type { Cell, CsvTable } from "../source/csv-table.ts";
import type { Place } from "../source/fault-list.ts";

/** The places of a matrix's keys in its file, for each axis by the key's text. */
export interface MatrixPlaces {
  readonly table: Place;
  readonly axes: readonly { readonly word: string; readonly keys: ReadonlyMap<string, Place> }[];
}

/** The places of a matrix's keys: of the first column, of the second where there are layers, and of the header. */
export function placesOf({ header, rows }: CsvTable, isLayered: boolean): MatrixPlaces {
  const axis = (word: string, cells: readonly Cell[]) => ({
    word,
    // Layers repeat the second key; the first one counts.
    keys: cells.reduce(
      (keys, cell) => (keys.has(cell.text) ? keys : keys.set(cell.text, cell)),
      new Map<string, Place>(),
    ),
  });
  const column = (index: number) => rows.flatMap((row) => row[index] ?? []);
  const columns = axis("column", header.slice(isLayered ? 2 : 1));
  return {
    table: header[0]!,
    axes: isLayered
      ? [axis("first key", column(0)), axis("second key", column(1)), columns]
      : [axis("row", column(0)), columns],
  };
}
