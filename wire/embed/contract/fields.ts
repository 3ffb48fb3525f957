import { z } from "zod";

/** A message is at most a megabyte; no single text needs as much, apart from a whole project. */
const MOST_TEXT = 2000;

/** A text that a host may also send as a number; absent and null are the empty text. */
export const text = (most = MOST_TEXT) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value == null ? "" : String(value).trim()))
    .pipe(z.string().max(most));

/** A code, whatever its case. */
export const code = () => text(200);

/** What older hosts write for yes and no. */
const YES = ["true", "1", "yes", "si"];
const NO = ["false", "0", "no", ""];

/** A flag that a host may also send as text or number; absent is the usual value of the action. */
export const flag = <D extends boolean | undefined>(usual: D) =>
  z
    .union([z.boolean(), z.string(), z.number()])
    .nullish()
    .transform((value, context): boolean | D => {
      if (value == null) return usual;
      const said = String(value).trim().toLowerCase();
      if (YES.includes(said)) return true;
      if (NO.includes(said)) return false;
      context.addIssue({ code: "custom", message: "expected true or false" });
      return z.NEVER;
    });

/** Whole number of pixels of a side of a picture (spec 1 §9: 1000); wrong ones are NaN. */
export const side = () =>
  z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value) => (value == null || value === "" ? 1000 : Number(value)));

/** `COD=VALUE;COD=VALUE`, or an object of the same; a host of the ERP parts with tabs (spec 2 §7). */
export const variants = () =>
  z
    .union([z.string().max(20_000), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))])
    .nullish()
    .transform((value): Readonly<Record<string, string>> => {
      if (value == null) return {};
      return typeof value === "string" ? parsePairs(value) : capitals(Object.entries(value));
    });

const capitals = (pairs: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(
    pairs.flatMap(([key, value]) => (isOwnName(key) ? [[key.trim().toUpperCase(), String(value)]] : [])),
  );

/** No code of a variable; an object would take it for something else (reliability.md T06). */
const isOwnName = (key: string): boolean => key.trim() !== "" && key.trim().toLowerCase() !== "__proto__";

/** The pairs are read as in stored rows: parted at `;`, tab and line end, percent-encoded (wire/codecs/variants.ts). */
function parsePairs(pairs: string): Readonly<Record<string, string>> {
  return capitals(
    pairs.split(/[;\t\r\n]+/).flatMap((piece) => {
      const at = piece.indexOf("=");
      return at <= 0 ? [] : [[decoded(piece.slice(0, at)), decoded(piece.slice(at + 1))] as const];
    }),
  );
}

const decoded = (piece: string): string =>
  piece.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
