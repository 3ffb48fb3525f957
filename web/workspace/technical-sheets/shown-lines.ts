import type { TechnicalColumn, TechnicalTable } from "@stanza/codecs";
import { formatNumber } from "@stanza/quantities";
import type { SheetCell } from "@stanza/tables";

/** A line of the preview, in order. */
export type ShownLine =
  | { readonly kind: "title"; readonly key: string; readonly title: string; readonly facts: string }
  | { readonly kind: "row"; readonly key: string; readonly cells: readonly string[] };

export interface ShownTable {
  readonly columns: readonly TechnicalColumn[];
  readonly lines: readonly ShownLine[];
  /** Rows of the whole list, titles left out. */
  readonly count: number;
}

/** The first `most` rows of a list as the printed sheet has them: under titles, without the columns that say the same. */
export function shownTable(
  { columns, sections }: TechnicalTable,
  language: string,
  most: number,
): ShownTable {
  const isShown = columns.map(({ isInTitle }) => !isInTitle);
  const lines: ShownLine[] = [];
  let left = most;
  for (const [i, { title, facts, rows }] of sections.entries()) {
    if (left <= 0) break;
    if (title !== "") lines.push({ kind: "title", key: `${i}`, title, facts });
    for (const [n, row] of rows.slice(0, left).entries()) {
      const cells = row.map((cell, x) => cellText(cell, columns[x], language)).filter((_, x) => isShown[x]);
      lines.push({ kind: "row", key: `${i} ${n}`, cells });
    }
    left -= rows.length;
  }
  return {
    columns: columns.filter((_, x) => isShown[x]),
    lines,
    count: sections.reduce((sum, { rows }) => sum + rows.length, 0),
  };
}

function cellText(cell: SheetCell, column: TechnicalColumn | undefined, language: string): string {
  if (cell.kind === "number")
    return formatNumber(String(cell.number), language, column?.decimals ?? 2, 0, false);
  return cell.kind === "text" ? cell.text : "";
}
