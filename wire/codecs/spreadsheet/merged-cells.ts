import { EMPTY, type SheetCell } from "@stanza/tables";
import { NoTables } from "./table-faults.ts";

/**
 * Gives every cell of a merged range what its first cell shows, as far as the sheet is used, so that a family's name beside ten rows
 * stands in each of them.
 *
 * ranges   as `A1:C3`
 * budget   of cells; throws `NoTables` once it is spent
 */
export function fillMerged(rows: SheetCell[][], ranges: readonly string[], budget: { cells: number }): void {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  for (const range of ranges) {
    const [, left = "", top, right = "", bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
    if (top === undefined) continue;
    const [x, y] = [columnIndex(left), Number(top) - 1];
    const shown = rows[y]?.[x];
    if (!shown || shown.kind === "empty") continue;
    const [lastX, lastY] = [
      Math.min(columnIndex(right), width - 1),
      Math.min(Number(bottom), rows.length) - 1,
    ];
    for (let j = y; j <= lastY; j++) {
      const row = rows[j] ?? [];
      for (let i = x; i <= lastX; i++) {
        if (row[i] && row[i]?.kind !== "empty") continue;
        if (--budget.cells < 0) throw new NoTables("tooLarge", "the workbook has too many cells");
        while (row.length < i) row.push(EMPTY);
        row[i] = shown;
      }
    }
  }
}

/** `AB12` and `AB` are in column 27. */
export function columnIndex(at: string): number {
  let index = 0;
  for (const letter of at.replace(/[^A-Z]/g, "")) index = index * 26 + letter.charCodeAt(0) - 64;
  if (index < 1 || index > 16_384) throw new NoTables("damaged", `'${at}' is no cell`);
  return index - 1;
}
