import type { PositionView } from "./position-view.ts";

/** Widths of the columns of figures, mm: one for the whole offer, so that amounts stand below each other from group to group. */
export interface ColumnWidths {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
}

/** Widths at 9 pt of figures and currency signs, and of the marks between figures. Heads are set smaller. */
const FIGURE_MM = 1.9;
const NARROW_MM = 1;
const HEAD_MM = 1.4;
const INSET_MM = 3.4;

/** Wide enough for every figure and for the heads over them, so that no amount breaks. */
export function columnWidths(
  positions: readonly PositionView[],
  heads: Readonly<Record<keyof ColumnWidths, string>>,
): ColumnWidths {
  const widest = (column: keyof ColumnWidths): number => {
    const texts = positions.flatMap((position) => [
      position[column],
      ...position.lines.map((line) => line[column]),
    ]);
    const needed = texts.reduce((most, text) => Math.max(most, widthOf(text)), 0);
    return Math.ceil(Math.max(needed, heads[column].length * HEAD_MM) + INSET_MM);
  };
  return { quantity: widest("quantity"), unitPrice: widest("unitPrice"), amount: widest("amount") };
}

function widthOf(text: string): number {
  const narrow = text.match(/[\s.,'’\u00a0\u202f]/g)?.length ?? 0;
  return (text.length - narrow) * FIGURE_MM + narrow * NARROW_MM;
}
