import type { CatalogueUse, Project, Row, RowId } from "@stanza/project";
import { NO_FIELDS } from "./project-document.ts";
import { encodeRow } from "./row-codec.ts";

/** The mark that distinguishes our text on a clipboard from everything else. */
export const CLIPBOARD_MARK = "stanza.rows";
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
    type: CLIPBOARD_MARK,
    format: 1,
    rows: rows.map((row) => encodeRow(row, NO_FIELDS)),
    boxes: Object.fromEntries(Object.entries(boxes).filter(([id]) => wanted.has(id))),
    catalogues: Object.fromEntries(catalogues),
  });
}
