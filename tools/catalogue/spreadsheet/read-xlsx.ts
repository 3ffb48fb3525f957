import { dateOfSerial, EMPTY, type Sheet, type SheetCell, textCell } from "@stanza/codecs";
import { strFromU8, unzipSync } from "fflate";
import { type Element, readElements } from "./xml-elements.ts";

/** A workbook unpacked; larger ones are no price list. */
const MOST_BYTES = 200_000_000;
const MOST_CELLS = 4_000_000;

/** The file is no workbook that can be read; the message says what to do. */
export class NoWorkbook extends Error {
  override readonly name = "NoWorkbook";
}

/**
 * Reads the cells of a workbook (ECMA-376): shared and inline texts, numbers, days, the last results of formulas. Pictures, comments,
 * formats and hidden sheets are passed over. Throws `NoWorkbook`.
 */
export function readXlsx(bytes: Uint8Array): readonly Sheet[] {
  const parts = unpack(bytes);
  const part = (path: string): string | undefined => {
    const found =
      parts[path] ??
      parts[Object.keys(parts).find((name) => name.toLowerCase() === path.toLowerCase()) ?? ""];
    return found && strFromU8(found);
  };
  const book = part("xl/workbook.xml");
  if (book === undefined)
    throw new NoWorkbook("the file is a ZIP archive, but no workbook; save it as .xlsx");
  const targets = new Map<string, string>();
  readElements(part("xl/_rels/workbook.xml.rels") ?? "", {
    Relationship: ({ attributes }) => {
      const { Id = "", Target = "" } = attributes;
      targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
    },
  });
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
  const texts = readTexts(part("xl/sharedStrings.xml"));
  const isDate = readDateStyles(part("xl/styles.xml"));
  const budget = { cells: MOST_CELLS };
  return listed.flatMap(({ name, path }) => {
    const content = part(path);
    if (content === undefined || !path.includes("worksheets/")) return [];
    return [{ name, rows: readRows(content, { texts, isDate, since1904 }, budget) }];
  });
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new NoWorkbook("the file is an old .xls or has a password; save it as .xlsx without one");
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    throw new NoWorkbook("the file is no workbook; save it as .xlsx");
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isWanted =
          /^\/?xl\/(workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/|worksheets\/[^/]+\.xml)/i.test(name);
        if (isWanted) total += originalSize;
        if (total > MOST_BYTES) throw new NoWorkbook("the workbook is too large to be a price list");
        return isWanted;
      },
    });
  } catch (error) {
    if (error instanceof NoWorkbook) throw error;
    throw new NoWorkbook("the file is damaged; save it again as .xlsx");
  }
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

/** Which cell styles show a number as a day: the formats that every spreadsheet knows, and own ones with day or year in them. */
function readDateStyles(content: string | undefined): ReadonlySet<string> {
  const formats = new Set(["14", "15", "16", "17", "22", ...range(27, 36), ...range(50, 58)]);
  const styles = new Set<string>();
  readElements(content ?? "<styleSheet/>", {
    numFmt: ({ attributes }) => {
      const code = (attributes.formatCode ?? "").replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, "");
      if (/[dy]/i.test(code)) formats.add(attributes.numFmtId ?? "");
    },
    cellXfs: ({ children }) => {
      for (const [i, { attributes }] of children.entries())
        if (formats.has(attributes.numFmtId ?? "")) styles.add(String(i));
    },
  });
  return styles;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

interface Meanings {
  readonly texts: readonly string[];
  readonly isDate: ReadonlySet<string>;
  readonly since1904: boolean;
}

function readRows(
  content: string,
  meanings: Meanings,
  budget: { cells: number },
): readonly (readonly SheetCell[])[] {
  const rows: SheetCell[][] = [];
  let next = 0;
  readElements(content, {
    row: ({ attributes, children }) => {
      const y = attributes.r === undefined ? next : Number(attributes.r) - 1;
      if (!(y >= 0 && y < 1_048_576)) throw new NoWorkbook("a row of the workbook has no sound number");
      next = y + 1;
      const row: SheetCell[] = [];
      for (const child of children) {
        if (child.name !== "c") continue;
        const x = child.attributes.r === undefined ? row.length : columnIndex(child.attributes.r);
        const cell = cellOf(child, meanings);
        if (cell.kind === "empty") continue;
        if (--budget.cells < 0) throw new NoWorkbook("the workbook has too many cells");
        while (row.length < x) row.push(EMPTY);
        row[x] = cell;
      }
      if (row.length === 0) return;
      while (rows.length < y) rows.push([]);
      rows[y] = row;
    },
  });
  return rows;
}

/** `AB12` is in column 27. */
function columnIndex(at: string): number {
  let index = 0;
  for (const letter of at.replace(/[^A-Z]/g, "")) index = index * 26 + letter.charCodeAt(0) - 64;
  if (index < 1 || index > 16_384) throw new NoWorkbook(`'${at}' is no cell`);
  return index - 1;
}

function cellOf({ attributes, children }: Element, { texts, isDate, since1904 }: Meanings): SheetCell {
  const value = children.find(({ name }) => name === "v")?.text;
  const isFormula = children.some(({ name }) => name === "f");
  if (attributes.t === "inlineStr") {
    const inline = children.find(({ name }) => name === "is");
    return textCell(inline ? textOf(inline) : "");
  }
  if (value === undefined || value === "")
    return isFormula
      ? { kind: "fault", message: "the formula has no result; open and save the workbook" }
      : EMPTY;
  switch (attributes.t) {
    case "s": {
      const text = texts[Number(value)];
      return text === undefined
        ? { kind: "fault", message: "the text of the cell is missing" }
        : textCell(text);
    }
    case "str":
      return textCell(value);
    case "b":
      return { kind: "text", text: value === "1" ? "true" : "false" };
    case "e":
      return { kind: "fault", message: `the cell shows ${value}` };
    case "d":
      return { kind: "date", date: value.slice(0, 10) };
  }
  const number = Number(value);
  if (!Number.isFinite(number)) return { kind: "fault", message: `'${value}' is no number` };
  if (!isDate.has(attributes.s ?? "")) return { kind: "number", number };
  const date = dateOfSerial(number, since1904);
  return date === undefined
    ? { kind: "fault", message: "the cell shows a time, or no day" }
    : { kind: "date", date };
}
