import type { Drawing } from "@stanza/drawing";

/** A number on a drawing with the article that it stands for. */
export interface LegendRow {
  readonly mark: string;
  readonly code: string;
  readonly description: string;
}

/** Width of a legend beside a drawing, mm of paper. */
export const LEGEND_MM = 72;
const LINE_MM = 2.6;
const ROW_MM = 1.7;
const HEAD_MM = 8;
/** Characters in a line of a code and of a name in a column of `LEGEND_MM`. */
const CODE_WIDTH = 15;
const NAME_WIDTH = 24;

/** The numbers that stand on drawings, each once, in their order. */
export function legendRows(drawings: readonly Drawing[]): readonly LegendRow[] {
  const rows = new Map<string, LegendRow>();
  for (const { shapes, positions = [] } of drawings) {
    const shown = new Set(shapes.flatMap((shape) => (shape.type === "balloon" ? (shape.owner ?? []) : [])));
    for (const { owner, mark, code, description } of positions)
      if (mark !== undefined && shown.has(owner)) rows.set(mark, { mark, code, description });
  }
  return [...rows.values()].sort((a, b) => a.mark.localeCompare(b.mark, "en", { numeric: true }));
}

const heightOf = ({ code, description }: LegendRow): number =>
  ROW_MM +
  LINE_MM * Math.max(1, Math.ceil(code.length / CODE_WIDTH), Math.ceil(description.length / NAME_WIDTH));

/** The height that a legend needs, mm of paper, rather too much. */
export const legendHeight = (rows: readonly LegendRow[]): number =>
  HEAD_MM + rows.reduce((sum, row) => sum + heightOf(row), 0);

/** The rows in columns that are no higher than `height`. */
export function legendColumns(rows: readonly LegendRow[], height: number): readonly (readonly LegendRow[])[] {
  const columns: LegendRow[][] = [];
  for (const row of rows) {
    const last = columns.at(-1);
    if (last && legendHeight([...last, row]) <= height) last.push(row);
    else columns.push([row]);
  }
  return columns;
}
