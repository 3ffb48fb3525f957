import { LANGUAGES } from "@stanza/quantities";
import {
  type ColumnMeaning,
  columnName,
  headersOf,
  isMatrixTable,
  type KnownMatrix,
  type MappedColumn,
  type MappedTable,
  proposeMapping,
  type Sheet,
  shown,
  TABLE_LENGTHS,
  TABLE_WEIGHTS,
  type TableLength,
  type TableMapping,
  type TableWeight,
} from "@stanza/tables";

/** What a column may be, in the order in which the list offers it. */
export const MEANINGS = [
  "ignored",
  "code",
  "orderCode",
  "name",
  "category",
  "width",
  "height",
  "depth",
  "size",
  "weight",
  "picture",
  "price",
  "key",
  "matrix",
] as const;
export type MeaningKind = (typeof MEANINGS)[number];

/** Languages of names in deliveries: ours, and others that makers write in. */
export const NAME_LANGUAGES = [...LANGUAGES, "nl"] as const;
export const CURRENCIES = ["EUR", "CHF", "USD", "GBP"] as const;
const ORDERS = ["wdh", "whd", "dwh", "dhw", "hwd", "hdw"] as const;

/** The second choice of a kind: languages, units, levels, currencies; none for kinds that need no more. */
export function detailsOf(kind: MeaningKind): readonly string[] {
  switch (kind) {
    case "name":
      return NAME_LANGUAGES;
    case "category":
      return ["1", "2", "3"];
    case "width":
    case "height":
    case "depth":
      return Object.keys(TABLE_LENGTHS);
    case "size":
      return Object.keys(TABLE_LENGTHS).flatMap((unit) => ORDERS.map((order) => `${unit} ${order}`));
    case "weight":
      return Object.keys(TABLE_WEIGHTS);
    case "price":
      return CURRENCIES;
    case "key":
      return ["", ...Object.keys(TABLE_LENGTHS).filter((unit) => unit !== "mm")].flatMap((unit) =>
        ["1", "2", "3"].map((place) => `${place} ${unit}`.trim()),
      );
    default:
      return [];
  }
}

/** The chosen detail of a meaning, as `detailsOf` lists them. */
export function detailOf(meaning: ColumnMeaning, { lists }: TableMapping): string {
  switch (meaning.is) {
    case "name":
      return meaning.language;
    case "category":
      return String(meaning.level);
    case "width":
    case "height":
    case "depth":
    case "weight":
      return meaning.unit;
    case "size":
      return `${meaning.unit} ${meaning.order}`;
    case "price":
      return lists.find(({ code }) => code === meaning.list)?.currency ?? "";
    case "key":
      return `${meaning.place} ${meaning.unit ?? ""}`.trim();
    default:
      return "";
  }
}

/** A column as the page lists it. */
export interface ShownColumn {
  readonly index: number;
  readonly letter: string;
  readonly header: string;
  /** The first different values below the header. */
  readonly samples: readonly string[];
  /** The number of pictures that lie on its cells. */
  readonly pictures: number;
  readonly meaning: ColumnMeaning | undefined;
}

const SAMPLES = 3;
const MOST_COLUMNS = 100;

/** The columns of a sheet that hold anything, with what they mean so far. */
export function columnsOfSheet(sheet: Sheet, table: MappedTable | undefined): readonly ShownColumn[] {
  const headerRow = (table?.headerRow ?? 1) - 1;
  const headers = headerRow < 0 ? [] : headersOf(sheet, headerRow);
  const width = sheet.rows.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: Math.min(width, MOST_COLUMNS) }, (_, index) => {
    const letter = columnName(index);
    const samples = new Set<string>();
    for (const row of sheet.rows.slice(headerRow + 1)) {
      const text = shown(row[index]);
      if (text !== "") samples.add(text);
      if (samples.size === SAMPLES) break;
    }
    const meaning = table?.columns.find(({ column }) => column === letter)?.meaning;
    const pictures = sheet.pictures?.filter((one) => one.column === index).length ?? 0;
    return { index, letter, header: headers[index] ?? "", samples: [...samples], pictures, meaning };
  }).filter(({ samples, pictures, header }) => samples.length + pictures > 0 || header !== "");
}

/** The mapping with another meaning for a column; lists of prices come and go with the columns that fill them. */
export function withMeaning(
  mapping: TableMapping,
  sheet: string,
  column: Pick<ShownColumn, "letter" | "header">,
  kind: MeaningKind,
  detail: string,
  validFrom: string,
): TableMapping {
  const known = mapping.lists.find(({ currency }) => currency === detail);
  const list = known ?? { code: `${mapping.catalogue.code}-${detail}`, currency: detail, validFrom };
  const table = mapping.tables.find((one) => one.sheet === sheet);
  const meaning = meaningOf(kind, detail, list.code, forKeyOf(table, column));
  const mapped: MappedColumn[] = meaning ? [{ header: column.header, column: column.letter, meaning }] : [];
  const tables = withTable(mapping, sheet).map((table) =>
    table.sheet === sheet
      ? {
          ...table,
          columns: [...table.columns.filter((one) => one.column !== column.letter), ...mapped].sort(byColumn),
        }
      : table,
  );
  return tidied({
    ...mapping,
    tables,
    lists: known || kind !== "price" ? mapping.lists : [...mapping.lists, list],
  });
}

/** In a grid of prices by keys each column of prices stands for a key, which its header names. */
function forKeyOf(
  table: MappedTable | undefined,
  { letter, header }: Pick<ShownColumn, "letter" | "header">,
): string | undefined {
  const headed = (table?.columns ?? []).flatMap(({ column, meaning }) =>
    meaning.is === "price" && meaning.forKey !== undefined ? [{ column, forKey: meaning.forKey }] : [],
  );
  if (headed.length === 0 || header === "") return undefined;
  return headed.find(({ column }) => column === letter)?.forKey ?? header;
}

const byColumn = (a: MappedColumn, b: MappedColumn) =>
  a.column.length - b.column.length || (a.column < b.column ? -1 : 1);

/** A sheet that nothing was known of becomes a table with its headers in the first row. */
const withTable = ({ tables }: TableMapping, sheet: string): readonly MappedTable[] =>
  tables.some((table) => table.sheet === sheet) ? tables : [...tables, { sheet, headerRow: 1, columns: [] }];

/** The mapping with the headers of a sheet in another row. */
export function withHeaderRow(mapping: TableMapping, sheet: Sheet, headerRow: number): TableMapping {
  const headers = headerRow > 0 ? headersOf(sheet, headerRow - 1) : [];
  const tables = withTable(mapping, sheet.name).map((table) =>
    table.sheet === sheet.name
      ? {
          ...table,
          headerRow,
          columns: table.columns.map((column) => ({
            ...column,
            header: headers[letterIndex(column.column)] ?? "",
          })),
        }
      : table,
  );
  return { ...mapping, tables };
}

const letterIndex = (letters: string) =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function meaningOf(
  kind: MeaningKind,
  detail: string,
  list: string,
  forKey: string | undefined,
): ColumnMeaning | undefined {
  switch (kind) {
    case "ignored":
      return undefined;
    case "name":
      return { is: kind, language: detail };
    case "category":
      return { is: kind, level: Number(detail) };
    case "width":
    case "height":
    case "depth":
      return { is: kind, unit: detail as TableLength };
    case "size": {
      const [unit = "mm", order = "wdh"] = detail.split(" ");
      return { is: kind, unit: unit as TableLength, order };
    }
    case "weight":
      return { is: kind, unit: detail as TableWeight };
    case "price":
      return { is: kind, list, ...(forKey === undefined ? {} : { forKey }) };
    case "key": {
      const [place = "1", unit] = detail.split(" ");
      return { is: kind, place: Number(place), ...(unit ? { unit: unit as TableLength } : {}) };
    }
    default:
      return { is: kind };
  }
}

/** Languages and lists are those of the columns; tables without columns are none. */
function tidied(mapping: TableMapping): TableMapping {
  const meanings = mapping.tables.flatMap(({ columns }) => columns.map(({ meaning }) => meaning));
  const spoken = new Set(meanings.flatMap((one) => (one.is === "name" ? [one.language] : [])));
  const filled = new Set(meanings.flatMap((one) => (one.is === "price" ? [one.list] : [])));
  const languages = [
    ...mapping.catalogue.languages.filter((language) => spoken.has(language)),
    ...[...spoken].filter((language) => !mapping.catalogue.languages.includes(language)),
  ];
  const lists = mapping.lists.filter(({ code }) => filled.has(code));
  const [first] = lists;
  return {
    ...mapping,
    catalogue: {
      ...mapping.catalogue,
      languages: languages.length === 0 ? mapping.catalogue.languages.slice(0, 1) : languages,
      currency: lists.some(({ currency }) => currency === mapping.catalogue.currency)
        ? mapping.catalogue.currency
        : (first?.currency ?? mapping.catalogue.currency),
    },
    lists,
    tables: mapping.tables.filter(({ columns }) => columns.length > 0),
  };
}

/** What the rows of a sheet are: the code of a matrix, `""` single prices, `*` prices of the matrices that a column names. */
export const rowsOf = (table: MappedTable | undefined): string =>
  table && isMatrixTable(table) ? (table.matrix ?? "*") : "";

/** The mapping with a sheet whose rows are something else, proposed anew as a person would read it. */
export function withRows(
  mapping: TableMapping,
  sheet: Sheet,
  rows: string,
  matrices: readonly KnownMatrix[],
  validFrom: string,
): TableMapping {
  const wanted = rows === "" ? [] : matrices.filter(({ code }) => rows === "*" || code === rows);
  const { catalogue, lists } = mapping;
  const proposed = proposeMapping([sheet], { catalogue, lists, validFrom, matrices: wanted });
  const [table] = proposed.tables;
  const fits = table && (rows === "") === !isMatrixTable(table);
  const next: MappedTable = fits
    ? table
    : {
        sheet: sheet.name,
        headerRow: mapping.tables.find((one) => one.sheet === sheet.name)?.headerRow ?? 1,
        ...(rows === "" || rows === "*" ? {} : { matrix: rows }),
        columns: [],
      };
  const others = mapping.tables.filter((one) => one.sheet !== sheet.name);
  const added = proposed.lists.filter((list) => !lists.some(({ code }) => code === list.code));
  // Without columns so far, the table stays to be explained.
  return { ...mapping, lists: [...lists, ...(fits ? added : [])], tables: [...others, next] };
}

/** The mapping for a catalogue of another code; its lists are called after it. */
export function withCode(mapping: TableMapping, code: string): TableMapping {
  const before = `${mapping.catalogue.code}-`;
  const renamed = (list: string) => (list.startsWith(before) ? `${code}-${list.slice(before.length)}` : list);
  return {
    ...mapping,
    catalogue: { ...mapping.catalogue, code },
    lists: mapping.lists.map((list) => ({ ...list, code: renamed(list.code) })),
    tables: mapping.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) =>
        column.meaning.is === "price"
          ? { ...column, meaning: { ...column.meaning, list: renamed(column.meaning.list) } }
          : column,
      ),
    })),
  };
}
