import { unguarded } from "@stanza/codecs";
import type { SheetCell } from "@stanza/tables";

/**
 * The kind of value in a column: `code` names something, `amount` is money or a percentage with at most four decimals, `number` any
 * number, `date` a day, `text` anything.
 */
export type ColumnKind = "code" | "text" | "number" | "amount" | "date";

export type CellValue = { readonly text: string } | { readonly refused: string };

const refused = (reason: string): CellValue => ({ refused: reason });
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * The text that a cell stands for in a catalogue's file, with what spreadsheets do to numbers, days and codes undone where only one
 * reading is possible.
 *
 * before  the text that the file has now: what is equal to it in value comes back as it is
 * sign    of decimals in texts; absent: unknown
 */
export function cellValue(
  cell: SheetCell,
  kind: ColumnKind,
  before: string,
  sign: "," | "." | undefined,
): CellValue {
  if (cell.kind === "fault") return refused(cell.message);
  if (cell.kind === "empty") return { text: "" };
  if (kind === "date") return dateValue(cell, before);
  if (cell.kind === "date")
    return refused(
      `the spreadsheet has made the day ${cell.date} of it; format the cell as text and type it again`,
    );
  if (kind === "code" || kind === "text") return plainValue(cell, kind, before);
  const text =
    cell.kind === "number" ? plainNumber(cell.number) : numberText(unguarded(cell.text), before, sign);
  if (text === undefined)
    return refused(`'${cell.kind === "number" ? cell.number : cell.text}' is no number such as 12.50`);
  if (text === "ambiguous")
    return refused(
      `'${cell.kind === "text" ? cell.text : ""}' may mean thousands or decimals; write it as a number`,
    );
  const decimals = text.split(".")[1]?.length ?? 0;
  if (kind === "amount" && decimals > 4) return refused(`${text} has more than four decimals; round it`);
  if (sameNumber(text, before)) return { text: before };
  return { text: kind === "amount" ? padded(text, before.split(".")[1]?.length ?? 0) : text };
}

function plainValue(cell: SheetCell, kind: "code" | "text", before: string): CellValue {
  if (cell.kind === "number") {
    const text = plainNumber(cell.number);
    if (text === undefined) return refused(`the spreadsheet has made the number ${cell.number} of it`);
    return { text: sameNumber(text, before) ? before : text };
  }
  if (cell.kind !== "text") return { text: "" };
  const text = unguarded(cell.text).trim();
  if (kind === "code" && text !== before && /^\d(?:[.,]\d+)?E[+-]\d+$/.test(text))
    return refused(`the spreadsheet has made ${text} of a code; format the cell as text and type it again`);
  return { text };
}

function dateValue(cell: SheetCell, before: string): CellValue {
  if (cell.kind === "date") return { text: cell.date };
  if (cell.kind !== "text") return refused("expected a day such as 2026-12-31");
  const text = unguarded(cell.text).trim();
  if (text === before || isDay(text)) return { text };
  const [, first = "", sign, second = "", year = ""] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  const iso = (day: string, month: string) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const [european, american] = [iso(first, second), iso(second, first)];
  if (isDay(european) && (sign === "." || !isDay(american) || european === american))
    return { text: european };
  if (isDay(european)) return refused(`'${text}' may be ${european} or ${american}; write it like that`);
  if (isDay(american)) return { text: american };
  return refused(`'${text}' is no day such as 2026-12-31`);
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Without an exponent and without the last digits that binary fractions leave; `undefined`: too large or too small for that. */
function plainNumber(value: number): string | undefined {
  const text = String(Number(value.toPrecision(15)));
  return DECIMAL.test(text) ? text : undefined;
}

/** A number that was typed as text, with thousands, currency or a decimal comma. */
function numberText(
  typed: string,
  before: string,
  sign: "," | "." | undefined,
): string | "ambiguous" | undefined {
  const text = typed
    .replace(/[\s\u00a0\u202f'’]/g, "")
    .replace(/^([-+]?)(?:€|CHF|EUR|USD|GBP|\$|£)/i, "$1")
    .replace(/(?:€|CHF|EUR|USD|GBP|\$|£|%)$/i, "")
    .replace(/^\+/, "");
  if (sameNumber(text, before)) return before;
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined;
  const [commas, points] = [text.split(",").length - 1, text.split(".").length - 1];
  if (commas + points === 0) return DECIMAL.test(text) ? text : undefined;
  const last = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
  const isOnce = (last === "," ? commas : points) === 1;
  const isMixed = commas > 0 && points > 0;
  // One sign with three digits behind it: 1.234 is a thousand to some and one and a bit to others.
  if (!isMixed && isOnce && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && sign !== last) return "ambiguous";
  const decimalSign = isOnce && (isMixed || sign === undefined || sign === last) ? last : undefined;
  const [whole = "", fraction] = decimalSign ? text.split(decimalSign) : [text];
  if (/[.,]/.test(whole) && !/^-?\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole)) return undefined;
  const plain = whole.replace(/[.,]/g, "") + (fraction === undefined ? "" : `.${fraction}`);
  return DECIMAL.test(plain) ? plain : undefined;
}

/** Returns true when two plain decimal texts are the same number: `12.5` and `12.50`. */
export function sameNumber(a: string, b: string): boolean {
  return DECIMAL.test(a) && DECIMAL.test(b) && trimmed(a) === trimmed(b);
}

function trimmed(text: string): string {
  const [whole = "", fraction = ""] = text.replace(/^-/, "").split(".");
  const digits = `${whole.replace(/^0+(?=\d)/, "")}.${fraction.replace(/0+$/, "")}`;
  return digits === "0." ? "0" : (text.startsWith("-") ? "-" : "") + digits;
}

function padded(text: string, decimals: number): string {
  if (decimals === 0) return text;
  const [whole = "", fraction = ""] = text.split(".");
  return `${whole}.${fraction.padEnd(decimals, "0")}`;
}
