import { z } from "zod";

/**
 * The values of catalogue format 1 (catalogue.md §4, §5.7). Authored values have three kinds: a condition (always a formula), a number or a
 * formula that gives one, a text with `{formula}` inside.
 */
export const strict = z.strictObject;
export const CODE = /^[A-Z0-9][A-Z0-9_.-]*$/;

export const code = z
  .string("expected a code in quotes")
  .regex(CODE, "codes are capital letters, digits, _ . -")
  .max(40);
export const variableCode = z
  .string()
  .regex(/^_?[A-Z][A-Z0-9_]*$/, "variable codes are capital letters, digits and _")
  .max(24);
export const id = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, "ids are letters, digits, _ and -, starting with a letter");
export const local = z
  .string()
  .regex(/^[a-z][A-Za-z0-9_]*$/, "names of loops and fields start with a small letter");
export const formula = z.string("expected a formula (text)").min(1);
export const condition = z
  .union([formula, z.boolean()], "expected a condition")
  .transform((value) => (typeof value === "boolean" ? String(value) : value));
export const quantity = z.union([z.number(), formula], "expected a number or a formula");
export const template = z.union([z.string(), z.number().transform(String)], "expected a text");
export const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "languages are written it, en, pt-BR");
export const text = z.union(
  [z.string(), z.record(language, z.string())],
  "expected a text or {it: …, en: …}",
);
export const decimal = z
  .string("expected an amount in quotes")
  .regex(/^-?\d+(\.\d{1,4})?$/, "amounts are written '12.50'");
export const quantity2 = z.tuple([quantity, quantity], "expected [a, b]");
export const quantity3 = z.tuple([quantity, quantity, quantity], "expected [x, y, z]");
export const numbers3 = z.tuple([z.number(), z.number(), z.number()], "expected three numbers");
export const csvFile = z.string().regex(/\.csv$/, "expected a .csv file");
export const scalar = z.union([z.string(), z.number(), z.boolean()], "expected a value");
export const values = z.record(variableCode, scalar);
/** A repetition: over numbers, or over the records of a list. */
export const repeat = z.union(
  [strict({ as: local, from: quantity, to: quantity }), strict({ as: local, over: variableCode })],
  "expected {as, from, to} or {as, over}",
);
