import { type NumberInput, parseDecimal } from "@stanza/quantities";

/** A JSON object whose fields are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/**
 * The object in a field; an empty one where it is missing, null or `[]`, as some write an object without fields.
 *
 * errors  a RangeError where it is anything else: its content would count for nothing
 */
export function partIn(fields: Fields, name: string): Fields {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const part = isNothing(value) ? {} : fieldsOf(value);
  if (part === undefined) throw new RangeError(`${name} is no object.`);
  return part;
}

/**
 * The objects of a list, or of a record by key, in a field; none where it is missing or null.
 *
 * errors  a RangeError where it is neither, or holds anything else
 */
export function partsIn(fields: Fields, name: string): readonly Fields[] {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (isNothing(value)) return [];
  const entries: readonly unknown[] = Array.isArray(value) ? value : Object.values(partIn(fields, name));
  return entries.map((entry) => {
    const part = fieldsOf(entry);
    if (part === undefined) throw new RangeError(`${name} holds something that is no object.`);
    return part;
  });
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** The objects of an array, or of a record by key; an entry that is no object is left out. */
export function listOf(value: unknown): readonly Fields[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : Object.values(fieldsOf(value) ?? {});
  return entries.map(fieldsOf).filter((entry) => entry !== undefined);
}

export function recordOf(value: unknown): readonly (readonly [key: string, value: unknown])[] {
  return Object.entries(fieldsOf(value) ?? {});
}

/** Text, or a number as text; `undefined` where there is neither. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : undefined;
}

/**
 * Whatever may be read as a number, text with an exponent included; `undefined` for anything else.
 *
 * errors  a RangeError for a number that is too long to be one of an offer: the default would stand for it in silence
 */
export function numberIn(fields: Fields, name: string): NumberInput {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === "number") return value;
  if (typeof value !== "string") return undefined;
  const text = withoutExponent(value.trim());
  if (text.length > LONGEST_NUMERAL && /^[+-]?[\d.,]+$/.test(text))
    throw new RangeError(`${name} has more than ${LONGEST_NUMERAL} digits.`);
  return text;
}

/** Flags come as booleans, numbers or text. */
export function isTrue(value: unknown): boolean {
  return value === true || isNumber(value, 1) || String(value).trim().toLowerCase() === "true";
}

/** Present, and no. */
export function isFalse(value: unknown): boolean {
  return value === false || isNumber(value, 0) || String(value).trim().toLowerCase() === "false";
}

/** This number, or text of it, however it is written: 1, "1", "1.0". */
export function isNumber(value: unknown, number: number): boolean {
  if (typeof value !== "number" && typeof value !== "string") return false;
  return parseDecimal(value)?.cmp(number) === 0;
}

/** A shop's `extra`: settings `KEY=value`, separated by tabs (spec 2 §3), or already an object. */
export function readExtra(value: unknown): Fields {
  if (typeof value !== "string") return fieldsOf(value) ?? {};
  return Object.fromEntries(
    value.split("\t").flatMap((setting) => {
      const at = setting.indexOf("=");
      return at <= 0 ? [] : [[setting.slice(0, at).trim(), setting.slice(at + 1).trim()]];
    }),
  );
}

/**
 * JSON with its numbers as the text that they had, without exponent, so that money keeps every digit. Of a key given twice the last counts,
 * as everywhere.
 *
 * errors  SyntaxError, as JSON.parse; a RangeError for a number that no offer has, such as 1e999
 */
export function parseExactly(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" && context?.source !== undefined ? withoutExponent(context.source) : value,
  );
}

const EXPONENT = /^([+-]?)(\d*)(?:[.,](\d*))?e([+-]?\d{1,9})$/i;
/** The longest numeral that `parseDecimal` reads; a power of ten beyond it is refused. */
const LONGEST_NUMERAL = 40;

/** The same number in plain notation; any other text as it is. */
function withoutExponent(text: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = ""] = EXPONENT.exec(text) ?? [];
  const digits = `${whole}${fraction}`;
  if (digits === "") return text;
  if (/^0*$/.test(digits)) return "0";
  const places = Number(exponent);
  if (Math.abs(places) > LONGEST_NUMERAL) throw new RangeError(`${text} is no number of an offer.`);
  const dot = whole.length + places;
  const padded = dot > 0 ? digits.padEnd(dot, "0") : `${"0".repeat(1 - dot)}${digits}`;
  const at = Math.max(dot, 1);
  return `${sign}${padded.slice(0, at)}${at < padded.length ? `.${padded.slice(at)}` : ""}`;
}
