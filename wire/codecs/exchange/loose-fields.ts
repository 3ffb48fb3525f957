import type { NumberInput } from "@stanza/quantities";

/** A JSON object whose fields nobody has checked. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** The objects of an array, or of a record by key; what is no object is left out. */
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

/** Whatever may be read as a number; `undefined` for anything else. */
export function numberIn(fields: Fields, name: string): NumberInput {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === "number" || typeof value === "string" ? value : undefined;
}

/** Flags come as booleans, numbers or text. */
export function isTrue(value: unknown): boolean {
  return value === true || ["1", "true"].includes(String(value).trim().toLowerCase());
}

/** Present, and no. */
export function isFalse(value: unknown): boolean {
  return value === false || ["0", "false"].includes(String(value).trim().toLowerCase());
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
 * JSON with its numbers as the text that they had, so that money keeps every digit; only numbers with an exponent become numbers.
 *
 * errors  SyntaxError, as JSON.parse
 */
export function parseExactly(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" && context?.source !== undefined && !/e/i.test(context.source)
      ? context.source
      : value,
  );
}
