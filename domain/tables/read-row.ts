import type { PlacedColumn } from "./column-places.ts";
import type { DeliveredArticle, DeliveryProblem, DeliveryUse } from "./delivery.ts";
import { codeOf, RowReader, type Side, shown } from "./row-reader.ts";
import type { Sheet, SheetCell } from "./sheet.ts";
import { type MappedTable, TABLE_WEIGHTS } from "./table-mapping.ts";

/** What one row says about an article; more may follow from other sheets. */
export interface DraftArticle extends Omit<DeliveredArticle, "size"> {
  readonly size: Readonly<Partial<Record<Side, number>>>;
  readonly hasOrderCode: boolean;
}

export type ReadRow =
  | { readonly kind: "none" }
  /** A title above a block of rows; without a text it is a note. */
  | { readonly kind: "heading"; readonly text: string }
  | {
      readonly kind: "article";
      readonly draft?: DraftArticle;
      readonly problems: readonly DeliveryProblem[];
    };

/** Reads one row by the mapped columns; everything that is wrong with it is a problem. */
export function readRow(
  sheet: Sheet,
  row: number,
  columns: readonly PlacedColumn[],
  table: MappedTable,
  use: DeliveryUse,
): ReadRow {
  const cells = sheet.rows[row] ?? [];
  const isFilled = (cell: SheetCell | undefined) => cell !== undefined && cell.kind !== "empty";
  const filled = cells.filter(isFilled);
  if (filled.length === 0) return { kind: "none" };
  const inColumn = (is: string) =>
    columns.some(({ index, meaning }) => meaning.is === is && isFilled(cells[index]));
  const texts = new Set(filled.map(shown));
  const [text = ""] = texts;
  const isTitle =
    texts.size === 1 &&
    filled.every(({ kind }) => kind === "text") &&
    (filled.length > 1 || !/\d/.test(text) || !inColumn("code"));
  if (isTitle && columns.length > 1) return { kind: "heading", text };
  if (!inColumn("code") && !inColumn("price")) return { kind: "heading", text: texts.size === 1 ? text : "" };
  return readArticle(sheet, row, columns, table, use);
}

function readArticle(
  sheet: Sheet,
  row: number,
  columns: readonly PlacedColumn[],
  table: MappedTable,
  use: DeliveryUse,
): ReadRow {
  const cells = sheet.rows[row] ?? [];
  const reader = new RowReader(sheet, row, table);
  const names: Record<string, string> = {};
  const prices: Record<string, string> = {};
  const size: Partial<Record<Side, number>> = {};
  const categories: string[] = [];
  let code: string | undefined;
  let orderCode: string | undefined;
  let weight: number | undefined;
  let picture: DeliveredArticle["picture"];
  for (const column of columns) {
    const cell = cells[column.index];
    const { meaning } = column;
    if (cell?.kind === "fault" && (use === "articles" || meaning.is === "code" || meaning.is === "price")) {
      reader.refuse("brokenCell", column, cell, cell.message);
      continue;
    }
    if (meaning.is === "code") code = reader.code(column, cell);
    if (meaning.is === "price") {
      const price = reader.price(column, cell);
      if (price !== undefined) prices[meaning.list] = price;
    }
    if (use === "prices") continue;
    const text = shown(cell);
    if (text === "") continue;
    if (meaning.is === "orderCode") orderCode = text;
    if (meaning.is === "name") names[meaning.language] = text.slice(0, 400);
    if (meaning.is === "category") categories[meaning.level - 1] = text;
    if (meaning.is === "picture") picture = { file: text };
    if (meaning.is === "weight") weight = reader.weight(column, cell, TABLE_WEIGHTS[meaning.unit]);
    if (meaning.is === "width" || meaning.is === "height" || meaning.is === "depth") {
      const length = reader.length(column, cell, text, meaning.unit);
      if (length !== undefined) size[meaning.is] = length;
    }
    if (meaning.is === "size")
      Object.assign(size, reader.size(column, cell, text, meaning.unit, meaning.order));
  }
  const embedded = sheet.pictures?.find((one) => one.row === row);
  const given = picture ?? (embedded ? { embedded } : undefined);
  const { problems } = reader;
  if (code === undefined) return { kind: "article", problems };
  const draft: DraftArticle = {
    code: codeOf(code),
    orderCode: orderCode ?? code,
    hasOrderCode: orderCode !== undefined,
    names,
    categories: categories.filter((name) => name !== undefined && name !== ""),
    size,
    ...(weight === undefined ? {} : { weight }),
    ...(given === undefined ? {} : { picture: given }),
    prices,
    sheet: sheet.name,
    row: row + 1,
  };
  return { kind: "article", draft, problems };
}
