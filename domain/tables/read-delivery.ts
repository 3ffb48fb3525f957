import { columnsOf } from "./column-places.ts";
import type {
  DeliveredArticle,
  DeliveredMatrixPrice,
  Delivery,
  DeliveryProblem,
  DeliveryUse,
} from "./delivery.ts";
import { isRefusal } from "./delivery.ts";
import { readMatrixRows } from "./read-matrix-rows.ts";
import { type DraftArticle, readRow } from "./read-row.ts";
import type { Sheet } from "./sheet.ts";
import { isMatrixTable, type TableMapping } from "./table-mapping.ts";

/**
 * Reads the tables of a delivery by a mapping. Rows of several sheets with one code are one article: what the first one does not say the
 * next may. A row with anything wrong in it stays out as a whole, and everything that is wrong with it is reported.
 */
export function readDelivery(
  sheets: readonly Sheet[],
  mapping: TableMapping,
  use: DeliveryUse = "articles",
): Delivery {
  const problems: DeliveryProblem[] = [];
  const drafts = new Map<string, DraftArticle>();
  const refused = new Set<string>();
  const matrixPrices: DeliveredMatrixPrice[] = [];
  let rows = 0;
  let refusedRows = 0;
  let passedOver = 0;
  for (const table of mapping.tables) {
    const sheet = sheetOf(sheets, table.sheet, mapping);
    if (!sheet) {
      problems.push({ cause: "noSheet", sheet: table.sheet, value: "" });
      continue;
    }
    const { columns, firstRow, missing } = columnsOf(sheet, table);
    for (const { header, column } of missing)
      problems.push({ cause: "noColumn", sheet: sheet.name, column, header, value: "" });
    if (isMatrixTable(table)) {
      const read = readMatrixRows(sheet, firstRow, columns, table, matrixPrices);
      problems.push(...read.problems);
      matrixPrices.push(...read.prices);
      rows += read.rows;
      refusedRows += read.refusedRows;
      passedOver += read.passedOver;
      continue;
    }
    const needsCode = !columns.some(({ meaning }) => meaning.is === "code");
    if (needsCode) continue;
    let heading: string | undefined;
    for (let row = firstRow; row < sheet.rows.length; row++) {
      const read = readRow(sheet, row, columns, table, use);
      if (read.kind === "none") continue;
      if (read.kind === "heading") {
        if (read.text !== "") heading = read.text;
        passedOver++;
        continue;
      }
      rows++;
      const found = [...read.problems];
      const { draft } = read;
      const before = draft && drafts.get(draft.code);
      if (draft && before && !joins(before, draft))
        found.push({
          cause: "sameCode",
          sheet: sheet.name,
          row: row + 1,
          value: draft.orderCode ?? draft.code,
          about: `${before.sheet} ${before.row}`,
        });
      problems.push(...found);
      if (!draft || found.some(isRefusal)) {
        refusedRows++;
        // A second row of a code that differs keeps only itself out.
        if (draft && found.some((one) => isRefusal(one) && one.cause !== "sameCode")) refused.add(draft.code);
        continue;
      }
      const own = withHeading(draft, heading);
      drafts.set(own.code, before ? joined(before, own) : own);
    }
  }
  const articles: DeliveredArticle[] = [];
  for (const draft of drafts.values()) {
    // What one sheet says of it is refused and reported already.
    const found = refused.has(draft.code) ? [] : wholeProblems(draft, mapping, use);
    problems.push(...found);
    if (refused.has(draft.code) || found.some(isRefusal)) refusedRows++;
    else articles.push(articleOf(draft, mapping));
  }
  return { articles, matrixPrices, problems: ordered(problems, sheets), rows, refusedRows, passedOver };
}

/** The sheet of a name; the only one of a delivery whatever it is called, because files are named anew every year. */
function sheetOf(sheets: readonly Sheet[], name: string, { tables }: TableMapping): Sheet | undefined {
  const wanted = name.trim().toLowerCase();
  const found = sheets.find((sheet) => sheet.name.trim().toLowerCase() === wanted);
  return found ?? (sheets.length === 1 && tables.length === 1 ? sheets[0] : undefined);
}

/** Returns true when a second row may belong to the same article: it says nothing else about anything. */
function joins(before: DraftArticle, after: DraftArticle): boolean {
  const same = <T>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>) =>
    Object.entries(b).every(([key, value]) => a[key] === undefined || a[key] === value);
  return (
    same(before.names, after.names) &&
    same(before.prices, after.prices) &&
    same(before.size, after.size) &&
    (before.orderCode === after.orderCode || before.hasOrderCode !== after.hasOrderCode)
  );
}

function joined(before: DraftArticle, after: DraftArticle): DraftArticle {
  return {
    ...after,
    ...before,
    orderCode: before.hasOrderCode ? before.orderCode : after.orderCode,
    hasOrderCode: before.hasOrderCode || after.hasOrderCode,
    names: { ...after.names, ...before.names },
    prices: { ...after.prices, ...before.prices },
    size: { ...after.size, ...before.size },
    categories: before.categories.length === 0 ? after.categories : before.categories,
  };
}

/** A line of its own above a block of rows is their category where no column says one. */
const withHeading = (draft: DraftArticle, heading: string | undefined): DraftArticle =>
  draft.categories.length === 0 && heading !== undefined ? { ...draft, categories: [heading] } : draft;

/** What only shows once all rows of an article are together. */
function wholeProblems(
  draft: DraftArticle,
  { catalogue, lists, tables }: TableMapping,
  use: DeliveryUse,
): readonly DeliveryProblem[] {
  const place = { sheet: draft.sheet, row: draft.row, value: draft.orderCode };
  const problems: DeliveryProblem[] = [];
  const isPriced = (code: string) =>
    tables.some(
      (table) =>
        !isMatrixTable(table) &&
        table.columns.some(({ meaning }) => meaning.is === "price" && meaning.list === code),
    );
  for (const { code } of lists)
    if (
      draft.prices[code] === undefined &&
      isPriced(code) &&
      (use === "articles" || Object.keys(draft.prices).length === 0)
    )
      problems.push({ ...place, cause: "noPrice", about: code });
  if (use === "prices") return problems.slice(0, 1);
  const [main] = catalogue.languages;
  if (Object.keys(draft.names).length === 0) problems.push({ ...place, cause: "noName" });
  for (const language of catalogue.languages)
    if (language !== main && draft.names[language] === undefined && Object.keys(draft.names).length > 0)
      problems.push({ ...place, cause: "noTranslation", about: language });
  const { width, height, depth } = draft.size;
  if (width === undefined || height === undefined || depth === undefined)
    problems.push({ ...place, cause: "noSize" });
  return problems;
}

function articleOf(draft: DraftArticle, { sizeWhenMissing }: TableMapping): DeliveredArticle {
  const { hasOrderCode, size, ...rest } = draft;
  return Object.keys(size).length === 0 ? rest : { ...rest, size: { ...sizeWhenMissing, ...size } };
}

function ordered(problems: readonly DeliveryProblem[], sheets: readonly Sheet[]): readonly DeliveryProblem[] {
  const index = new Map(sheets.map(({ name }, i) => [name, i]));
  return [...problems].sort(
    (a, b) => (index.get(a.sheet) ?? 0) - (index.get(b.sheet) ?? 0) || (a.row ?? 0) - (b.row ?? 0),
  );
}
