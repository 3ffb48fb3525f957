import { type CatalogueUse, LIMITS, type Project, type Row, type RowId } from "@stanza/project";
import { z } from "zod";
import { NO_FIELDS } from "./project-document.ts";
import { decodeRow, encodeRow } from "./row-codec.ts";
import { storedRow } from "./stored-project.ts";

/** What tells our text on a clipboard from everything else there. */
const MARK = "stanza.rows";
/** Longer text is not looked at. */
const MOST_CHARACTERS = 10_000_000;

const clipboard = z.looseObject({
  type: z.literal(MARK),
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

/** Rows on their way from one project to another, with how the first one uses their catalogues. */
export interface CopiedRows {
  readonly rows: readonly Row[];
  readonly catalogues: Readonly<Record<string, CatalogueUse>>;
  /** Width, height and depth by row, mm, so that they can be put where a pointer is. */
  readonly boxes: Readonly<Record<RowId, readonly [number, number, number]>>;
}

/** Rows of a project as text for the clipboard. What is agreed about them (rates, photographs) stays in their project. */
export function encodeClipboard(
  project: Project,
  ids: readonly RowId[],
  boxes: CopiedRows["boxes"] = {},
): string {
  const wanted = new Set(ids);
  const rows = project.rows.filter(({ id }) => wanted.has(id));
  const used = new Set(rows.map(({ catalogue }) => catalogue));
  const catalogues = Object.entries(project.catalogues).filter(([code]) => used.has(code));
  return JSON.stringify({
    type: MARK,
    format: 1,
    rows: rows.map((row) => encodeRow(row, NO_FIELDS)),
    boxes: Object.fromEntries(Object.entries(boxes).filter(([id]) => wanted.has(id))),
    catalogues: Object.fromEntries(catalogues),
  });
}

/** What is on the clipboard; `null` for text that is not of `encodeClipboard`. Bounds and walls are for the change that pastes it. */
export function decodeClipboard(text: string): CopiedRows | null {
  if (text.length > MOST_CHARACTERS || !text.includes(MARK)) return null;
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
