import { type CellEdit, COLUMNS, type Column, type GridLine } from "./grid-lines.ts";
import { type Block, readBlock } from "./grid-text.ts";

/** A cell of the grid: the place of its line and of its column in `COLUMNS`. */
export interface Cell {
  readonly line: number;
  readonly column: number;
}

/** The block between two opposite corners. */
export const blockBetween = (a: Cell, b: Cell): Block => ({
  top: Math.min(a.line, b.line),
  bottom: Math.max(a.line, b.line),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

/** The cells of a block, line by line. */
export function cellsOf(
  lines: readonly GridLine[],
  { top, bottom, left, right }: Block,
): readonly { readonly line: GridLine; readonly column: Column }[] {
  return lines
    .slice(top, bottom + 1)
    .flatMap((line) => COLUMNS.slice(left, right + 1).map((column) => ({ line, column })));
}

/** The edits that empty a block. A quantity is never empty, so quantities stay. */
export const clearEdits = (lines: readonly GridLine[], block: Block): readonly CellEdit[] =>
  cellsOf(lines, block)
    .filter(({ line, column }) => line.editable.has(column) && column !== "quantity")
    .map((cell) => ({ ...cell, text: "" }));

/**
 * The edits of a paste: one value fills the marked block; several are laid down from its upper left corner, as far as the grid goes.
 *
 * text   as spreadsheets put it on the clipboard: tabs and line ends
 */
export function pasteEdits(lines: readonly GridLine[], block: Block, text: string): readonly CellEdit[] {
  const pasted = readBlock(text);
  const single = pasted.length === 1 && pasted[0]?.length === 1 ? pasted[0][0] : undefined;
  if (single !== undefined) return cellsOf(lines, block).map((cell) => ({ ...cell, text: single }));
  return pasted.flatMap((row, down) =>
    row.flatMap((cellText, across): CellEdit[] => {
      const line = lines[block.top + down];
      const column = COLUMNS[block.left + across];
      return line && column ? [{ line, column, text: cellText }] : [];
    }),
  );
}
