import { readHeader } from "./header-words.ts";
import type { Sheet, SheetCell } from "./sheet.ts";

/** The headers of a row; where one alone is not understood, with what stands above it: `Prices` over `EUR` and `CHF`. */
export function headersOf({ rows }: Sheet, headerRow: number): readonly string[] {
  const own = rows[headerRow] ?? [];
  const above = headerRow > 0 ? (rows[headerRow - 1] ?? []) : [];
  const isCaptionRow = new Set(above.map(textOf).filter((text) => text !== "")).size > 1;
  return Array.from({ length: Math.max(own.length, isCaptionRow ? above.length : 0) }, (_, i) => {
    const [header, caption] = [textOf(own[i]), isCaptionRow ? textOf(above[i]) : ""];
    if (caption === "" || caption === header) return header;
    if (header === "") return caption;
    return readHeader(header).kind === undefined ? `${caption} ${header}` : header;
  });
}

/** The text of a cell in one line; empty for anything else. */
export const textOf = (cell: SheetCell | undefined): string =>
  cell?.kind === "text" ? cell.text.replace(/\s+/g, " ").trim() : "";
