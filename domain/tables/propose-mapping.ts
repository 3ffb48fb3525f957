import type { SpokenLanguage } from "@stanza/quantities";
import type { HeaderKind } from "./header-vocabulary.ts";
import { type ReadHeader, readHeader } from "./header-words.ts";
import { headersOf, textOf } from "./headers.ts";
import { type KnownMatrix, proposeMatrixTable } from "./propose-matrix-table.ts";
import { columnName, type Sheet, type SheetCell } from "./sheet.ts";
import type {
  ColumnMeaning,
  MappedColumn,
  MappedList,
  MappedTable,
  TableLength,
  TableMapping,
} from "./table-mapping.ts";

/** Rows among which the headers are looked for. */
const HEADER_ROWS = 40;
/** Values of a column that are looked at. */
const SAMPLES = 200;

/** Where three sides without letters are usually width, height and depth in this order. */
const HEIGHT_SECOND: ReadonlySet<SpokenLanguage> = new Set(["de", "fr", "es"]);

/** What is known before a table is looked at. */
export interface ProposalOccasion {
  readonly catalogue: TableMapping["catalogue"];
  /** The catalogue's price lists, if it is there already; a column of prices fills the first one of its currency. */
  readonly lists?: readonly MappedList[];
  /** The first day of lists that are new. */
  readonly validFrom: string;
  /** The matrices of those lists: tables of prices by their keys are recognized by them. */
  readonly matrices?: readonly KnownMatrix[];
}

/**
 * A mapping as a person would draw it up: sheets with headers that are understood, in any language of ours, units and codes by
 * their values where the header does not say. It is a proposal; somebody looks at it before anything is taken in.
 */
export function proposeMapping(
  sheets: readonly Sheet[],
  { catalogue, lists: known = [], validFrom, matrices = [] }: ProposalOccasion,
): TableMapping {
  const lists: MappedList[] = [];
  const listOf = (currency: string): string => {
    const list = known.find((one) => one.currency === currency) ?? {
      code: `${catalogue.code}-${currency}`,
      currency,
      validFrom,
    };
    if (!lists.some(({ code }) => code === list.code)) lists.push(list);
    return list.code;
  };
  const isPrice = (header: string) => readHeader(header).kind === "price";
  const tables = sheets.flatMap((sheet) => {
    const byKeys = proposeMatrixTable(sheet, matrices, (row) => headersOf(sheet, row), isPrice);
    const filled = new Set(
      byKeys?.columns.flatMap(({ meaning }) => (meaning.is === "price" ? [meaning.list] : [])),
    );
    for (const list of known)
      if (filled.has(list.code) && !lists.some(({ code }) => code === list.code)) lists.push(list);
    const table = byKeys ?? proposeTable(sheet, catalogue, listOf);
    return table ? [table] : [];
  });
  const spoken = new Set(
    tables.flatMap(({ columns }) =>
      columns.flatMap(({ meaning }) => (meaning.is === "name" ? [meaning.language] : [])),
    ),
  );
  const languages = [
    ...catalogue.languages.filter((language) => spoken.has(language)),
    ...[...spoken].filter((language) => !catalogue.languages.includes(language)),
  ];
  return {
    format: 1,
    catalogue: {
      ...catalogue,
      languages: languages.length === 0 ? catalogue.languages.slice(0, 1) : languages,
      currency: lists.some(({ currency }) => currency === catalogue.currency)
        ? catalogue.currency
        : (lists[0]?.currency ?? catalogue.currency),
    },
    lists,
    tables,
    sizeWhenMissing: { width: 600, height: 720, depth: 600 },
  };
}

function proposeTable(
  sheet: Sheet,
  catalogue: TableMapping["catalogue"],
  listOf: (currency: string) => string,
): MappedTable | undefined {
  const headerRow = findHeaderRow(sheet);
  if (headerRow === undefined) return undefined;
  const headers = headersOf(sheet, headerRow);
  const taken = new Set<string>();
  const columns: MappedColumn[] = [];
  const language = languageOf(headers);
  for (const [index, header] of headers.entries()) {
    const values = valuesBelow(sheet, headerRow, index);
    if (values.length === 0) continue;
    const meaning = meaningOf(readHeader(header), values, { catalogue, language, taken, listOf });
    if (meaning) columns.push({ header, column: columnName(index), meaning });
  }
  if (!taken.has("code")) {
    const guess = codeColumn(sheet, headerRow, headers, columns);
    if (guess) columns.unshift(guess);
  }
  return columns.some(({ meaning }) => meaning.is === "code") && columns.length > 1
    ? { sheet: sheet.name, headerRow: headerRow + 1, columns }
    : undefined;
}

/** The row with most understood headers; `undefined`: the sheet has no table with headers. */
function findHeaderRow({ rows }: Sheet): number | undefined {
  let best: { readonly row: number; readonly score: number } | undefined;
  for (const [row, cells] of rows.slice(0, HEADER_ROWS).entries()) {
    const texts = new Set(cells.map(textOf).filter((text) => text !== "" && text.length < 60));
    if (texts.size < 2) continue;
    const kinds = new Set(
      [...texts].map((text) => readHeader(text).kind).filter((kind) => kind !== undefined),
    );
    const score = kinds.size;
    if (score >= 2 && (best === undefined || score > best.score)) best = { row, score };
  }
  return best?.row;
}

function valuesBelow({ rows }: Sheet, headerRow: number, column: number): readonly SheetCell[] {
  return rows
    .slice(headerRow + 1)
    .flatMap((row) => {
      const cell = row[column];
      return cell && cell.kind !== "empty" ? [cell] : [];
    })
    .slice(0, SAMPLES);
}

/** The language that most headers of a row are in, as far as they tell; `undefined`: none does. */
function languageOf(headers: readonly string[]): SpokenLanguage | undefined {
  const told = headers.flatMap((header) => {
    const { spoken = [] } = readHeader(header);
    return spoken.length === 1 ? spoken : [];
  });
  const countOf = (language: SpokenLanguage) => told.filter((one) => one === language).length;
  return told.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

/** The language of names below a header: the one that it names, else the one that it is in. What several languages say is in that of the row. */
function namedIn(
  { named, spoken = [] }: ReadHeader,
  row: SpokenLanguage | undefined,
  languages: readonly string[],
): string {
  if (named !== undefined) return named;
  const own = spoken.length === 1 ? spoken[0] : undefined;
  const shared = spoken.find((one) => one === row) ?? spoken.find((one) => one === languages[0]) ?? spoken[0];
  return own ?? shared ?? languages[0] ?? "en";
}

interface Proposing {
  readonly catalogue: TableMapping["catalogue"];
  /** Of the headers as a whole. */
  readonly language: SpokenLanguage | undefined;
  /** What earlier columns of the sheet say already. */
  readonly taken: Set<string>;
  readonly listOf: (currency: string) => string;
}

function meaningOf(
  header: ReadHeader,
  values: readonly SheetCell[],
  { catalogue, language: row, taken, listOf }: Proposing,
): ColumnMeaning | undefined {
  const once = (key: string, meaning: ColumnMeaning) => {
    if (taken.has(key)) return undefined;
    taken.add(key);
    return meaning;
  };
  const kind: HeaderKind | undefined = header.kind;
  switch (kind) {
    case undefined:
      return undefined;
    case "code":
    case "orderCode":
    case "picture":
      return once(kind, { is: kind });
    case "name": {
      const language = namedIn(header, row, catalogue.languages);
      return once(`name ${language}`, { is: "name", language });
    }
    case "category":
      return once("category 1", { is: "category", level: 1 });
    case "subcategory":
      return once("category 2", { is: "category", level: 2 });
    case "width":
    case "height":
    case "depth":
      return once(kind, { is: kind, unit: header.unit ?? unitOf(values) });
    case "size":
      return once("size", {
        is: "size",
        unit: header.unit ?? unitOf(values),
        order: header.order ?? (row !== undefined && HEIGHT_SECOND.has(row) ? "whd" : "wdh"),
      });
    case "weight":
      return once("weight", { is: "weight", unit: header.weight ?? "kg" });
    case "price": {
      const currency = header.currency ?? currencyOf(values) ?? catalogue.currency;
      return once(`price ${currency}`, { is: "price", list: listOf(currency) });
    }
  }
}

/** The unit in which lengths of furniture look like these: 600 are millimetres, 60 centimetres, 0.6 metres. */
function unitOf(values: readonly SheetCell[]): TableLength {
  const numbers = values
    .flatMap((cell) => {
      if (cell.kind === "number") return [cell.number];
      const first = cell.kind === "text" ? /\d+(?:[.,]\d+)?/.exec(cell.text)?.[0] : undefined;
      return first === undefined ? [] : [Number(first.replace(",", "."))];
    })
    .sort((a, b) => a - b);
  const middle = numbers[Math.floor(numbers.length / 2)] ?? 600;
  return middle >= 250 ? "mm" : middle >= 10 ? "cm" : "m";
}

function currencyOf(values: readonly SheetCell[]): string | undefined {
  for (const cell of values) {
    const { currency } = cell.kind === "text" ? readHeader(cell.text.replace(/[\d.,']+/g, " ")) : {};
    if (currency !== undefined) return currency;
  }
  return undefined;
}

/** The first column without a meaning whose values are all there and all different, and look like codes. */
function codeColumn(
  sheet: Sheet,
  headerRow: number,
  headers: readonly string[],
  columns: readonly MappedColumn[],
): MappedColumn | undefined {
  const rows = sheet.rows.slice(headerRow + 1).filter((row) => row.length > 0).length;
  const used = new Set(columns.map(({ column }) => column));
  const width = sheet.rows.reduce((most, { length }) => Math.max(most, length), 0);
  for (let index = 0; index < width; index++) {
    if (used.has(columnName(index))) continue;
    const texts = valuesBelow(sheet, headerRow, index).map((cell) =>
      cell.kind === "text" ? cell.text : cell.kind === "number" ? String(cell.number) : "",
    );
    const isCode = texts.every((text) => /^[\p{L}\d][\p{L}\d ./_-]{1,39}$/u.test(text) && /\d/.test(text));
    const isWhole =
      texts.length >= Math.min(rows, SAMPLES) * 0.8 && new Set(texts).size > texts.length * 0.95;
    if (texts.length > 1 && isCode && isWhole)
      return { header: headers[index] ?? "", column: columnName(index), meaning: { is: "code" } };
  }
  return undefined;
}
