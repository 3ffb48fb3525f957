import { LIMITS } from "@stanza/project";
import { z } from "zod";
import { CLIPBOARD_MARK, type CopiedRows } from "./clipboard-codec.ts";
import { decodeRow } from "./row-codec.ts";
import { storedRow } from "./stored-project.ts";

/** Longer text is not looked at. */
const MOST_CHARACTERS = 10_000_000;

const clipboard = z.looseObject({
  type: z.literal(CLIPBOARD_MARK),
  format: z.literal(1),
  rows: z.array(storedRow).min(1).max(LIMITS.maxRows),
  /** Width, height and depth by row. */
  boxes: z.record(z.string(), z.tuple([z.number(), z.number(), z.number()])).optional(),
  catalogues: z.record(
    z.string(),
    z.object({
      version: z.string(),
      priceList: z.string().optional(),
      model: z.string(),
      headers: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
    }),
  ),
});

/** Returns the rows on the clipboard; `null` for other text than `encodeClipboard` writes. The pasting change sees to bounds and walls. */
export function decodeClipboard(text: string): CopiedRows | null {
  if (text.length > MOST_CHARACTERS || !text.includes(CLIPBOARD_MARK)) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = clipboard.safeParse(value);
  if (!parsed.success) return null;
  const catalogues = Object.entries(parsed.data.catalogues).map(([code, { priceList, ...use }]) => [
    code,
    priceList === undefined ? use : { ...use, priceList },
  ]);
  const { rows, boxes = {} } = parsed.data;
  return { rows: rows.map(decodeRow), catalogues: Object.fromEntries(catalogues), boxes };
}
