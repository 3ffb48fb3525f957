import { dateOfSerial, EMPTY, type Sheet, type SheetCell, type SheetPicture, textCell } from "@stanza/tables";
import { columnIndex, fillMerged } from "./merged-cells.ts";
import { NoTables } from "./table-faults.ts";
import { XlsxParts } from "./xlsx-parts.ts";
import { type Element, readElements } from "./xml-elements.ts";

const MOST_CELLS = 4_000_000;

/**
 * Reads the cells of a workbook (ECMA-376): shared and inline texts, numbers, days, the last results of formulas, merged cells, codes that
 * a format fills up with zeros, and the pictures that lie on cells. Comments and looks are passed over. Throws `NoTables`.
 */
export function readXlsx(bytes: Uint8Array): readonly Sheet[] {
  const parts = new XlsxParts(bytes);
  const bookPath = parts.names.find((name) => /^\/?xl\/workbook\.xml$/i.test(name));
  const book = bookPath === undefined ? undefined : parts.text(bookPath);
  if (book === undefined)
    throw new NoTables("noTable", "the file is a ZIP archive, but no workbook; save it as .xlsx");
  const targets = parts.targets("xl/workbook.xml");
  const listed: { readonly name: string; readonly path: string }[] = [];
  let since1904 = false;
  readElements(book, {
    workbookPr: ({ attributes }) => {
      since1904 = ["1", "true"].includes(attributes.date1904 ?? "");
    },
    sheet: ({ attributes }) => {
      listed.push({ name: attributes.name ?? "", path: targets.get(attributes.id ?? "") ?? "" });
    },
  });
  const texts = readTexts(parts.text("xl/sharedStrings.xml"));
  const styles = readStyles(parts.text("xl/styles.xml"));
  const budget = { cells: MOST_CELLS };
  return listed.flatMap(({ name, path }) => {
    const content = path.includes("worksheets/") ? parts.text(path) : undefined;
    if (content === undefined) return [];
    const { rows, drawing } = readRows(content, { texts, styles, since1904 }, budget);
    const pictures = drawing === undefined ? [] : readPictures(parts, path, drawing);
    return [{ name, rows, ...(pictures.length === 0 ? {} : { pictures }) }];
  });
}

/** The pictures of a sheet's drawing, each at the cell that its upper left corner is in; a damaged one is left out. */
function readPictures(parts: XlsxParts, sheet: string, drawing: string): readonly SheetPicture[] {
  const path = parts.targets(sheet).get(drawing);
  const content = path === undefined ? undefined : parts.text(path);
  if (path === undefined || content === undefined) return [];
  const media = parts.targets(path);
  const pictures: SheetPicture[] = [];
  const take = (anchor: Element) => {
    const from = anchor.children.find(({ name }) => name === "from");
    const at = (name: string) => Number(from?.children.find((one) => one.name === name)?.text ?? Number.NaN);
    const [row, column] = [at("row"), at("col")];
    const target = media.get(embedded(anchor) ?? "");
    const bytes = target === undefined ? undefined : parts.bytes(target);
    if (bytes && target !== undefined && Number.isInteger(row) && Number.isInteger(column))
      pictures.push({ row, column, name: target.slice(target.lastIndexOf("/") + 1), bytes });
  };
  readElements(content, { twoCellAnchor: take, oneCellAnchor: take });
  return pictures;
}

/** The id of the first picture inside an anchor. */
function embedded({ name, attributes, children }: Element): string | undefined {
  if (name === "blip") return attributes.embed;
  for (const child of children) {
    const found = embedded(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Texts with their runs put together; readings above East Asian characters are none of them. */
function readTexts(content: string | undefined): readonly string[] {
  const texts: string[] = [];
  if (content === undefined) return texts;
  readElements(content, { si: (element) => texts.push(textOf(element)) });
  return texts;
}

function textOf(element: Element): string {
  const pieces = element.children.flatMap((child): readonly string[] => {
    if (child.name === "t") return [child.text];
    return child.name === "r" ? [textOf(child)] : [];
  });
  return pieces.join("");
}

interface Styles {
  /** Styles that show a number as a day. */
  readonly days: ReadonlySet<string>;
  /** Styles that fill a number up with zeros, as codes want it, by the count of digits. */
  readonly digits: ReadonlyMap<string, number>;
}

/** What the cell styles make of numbers: the formats that every spreadsheet knows, and own ones with day, year or zeros in them. */
function readStyles(content: string | undefined): Styles {
  const dayFormats = new Set(["14", "15", "16", "17", "22", ...range(27, 36), ...range(50, 58)]);
  const digitFormats = new Map<string, number>();
  const days = new Set<string>();
  const digits = new Map<string, number>();
  readElements(content ?? "<styleSheet/>", {
    numFmt: ({ attributes: { formatCode = "", numFmtId = "" } }) => {
      if (/^0{2,40}$/.test(formatCode)) digitFormats.set(numFmtId, formatCode.length);
      const code = formatCode.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, "");
      if (/[dy]/i.test(code)) dayFormats.add(numFmtId);
    },
    cellXfs: ({ children }) => {
      for (const [i, { attributes }] of children.entries()) {
        const format = attributes.numFmtId ?? "";
        const count = digitFormats.get(format);
        if (dayFormats.has(format)) days.add(String(i));
        if (count !== undefined) digits.set(String(i), count);
      }
    },
  });
  return { days, digits };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

interface Meanings {
  readonly texts: readonly string[];
  readonly styles: Styles;
  readonly since1904: boolean;
}

function readRows(
  content: string,
  meanings: Meanings,
  budget: { cells: number },
): { readonly rows: readonly (readonly SheetCell[])[]; readonly drawing: string | undefined } {
  const rows: SheetCell[][] = [];
  const merged: string[] = [];
  let drawing: string | undefined;
  let next = 0;
  readElements(content, {
    row: ({ attributes, children }) => {
      const y = attributes.r === undefined ? next : Number(attributes.r) - 1;
      if (!(y >= 0 && y < 1_048_576))
        throw new NoTables("damaged", "a row of the workbook has no sound number");
      next = y + 1;
      const row: SheetCell[] = [];
      for (const child of children) {
        if (child.name !== "c") continue;
        const x = child.attributes.r === undefined ? row.length : columnIndex(child.attributes.r);
        const cell = cellOf(child, meanings);
        if (cell.kind === "empty") continue;
        if (--budget.cells < 0) throw new NoTables("tooLarge", "the workbook has too many cells");
        while (row.length < x) row.push(EMPTY);
        row[x] = cell;
      }
      if (row.length === 0) return;
      while (rows.length < y) rows.push([]);
      rows[y] = row;
    },
    mergeCell: ({ attributes }) => merged.push(attributes.ref ?? ""),
    drawing: ({ attributes }) => {
      drawing = attributes.id;
    },
  });
  fillMerged(rows, merged, budget);
  return { rows, drawing };
}

function cellOf({ attributes, children }: Element, { texts, styles, since1904 }: Meanings): SheetCell {
  const value = children.find(({ name }) => name === "v")?.text;
  const isFormula = children.some(({ name }) => name === "f");
  if (attributes.t === "inlineStr") {
    const inline = children.find(({ name }) => name === "is");
    return textCell(inline ? textOf(inline) : "");
  }
  if (value === undefined || value === "")
    return isFormula
      ? { kind: "fault", cause: "noResult", message: "the formula has no result; open and save the workbook" }
      : EMPTY;
  switch (attributes.t) {
    case "s": {
      const text = texts[Number(value)];
      return text === undefined
        ? { kind: "fault", cause: "noText", message: "the text of the cell is missing" }
        : textCell(text);
    }
    case "str":
      return textCell(value);
    case "b":
      return { kind: "text", text: value === "1" ? "true" : "false" };
    case "e":
      return { kind: "fault", cause: "error", shows: value, message: `the cell shows ${value}` };
    case "d":
      return { kind: "date", date: value.slice(0, 10) };
  }
  const number = Number(value);
  if (!Number.isFinite(number))
    return { kind: "fault", cause: "noNumber", shows: value, message: `'${value}' is no number` };
  const digits = styles.digits.get(attributes.s ?? "");
  if (digits !== undefined && Number.isSafeInteger(number) && number >= 0)
    return textCell(String(number).padStart(digits, "0"));
  if (!styles.days.has(attributes.s ?? "")) return { kind: "number", number };
  const date = dateOfSerial(number, since1904);
  return date === undefined
    ? { kind: "fault", cause: "noDay", message: "the cell shows a time, or no day" }
    : { kind: "date", date };
}
