import { z } from "zod";
import { capitals, variantPairs } from "./variant-pairs.ts";

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
      return typeof value === "string" ? variantPairs(value) : capitals(Object.entries(value));
    });
