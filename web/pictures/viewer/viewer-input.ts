import type { SeenRow, ViewerRow } from "@stanza/models";
import { withoutInsides } from "./without-insides.ts";

const known = new WeakMap<SeenRow, ViewerRow>();
const closed = new WeakMap<SeenRow, ViewerRow>();

/**
 * A row as the viewer builds it. The same evaluated row gives the same object, so that the viewer leaves it as it is.
 *
 * culled   without what it holds while it is closed
 */
export function viewerRow(evaluated: SeenRow, { culled = false } = {}): ViewerRow {
  const made = culled ? closed : known;
  const before = made.get(evaluated);
  if (before) return before;
  const { row, frame, article } = evaluated;
  const { placement } = row;
  const after: ViewerRow = {
    id: row.id,
    frame,
    parts: culled ? withoutInsides(article.parts) : article.parts,
    ...(placement.on === "wall" ? { wall: placement.wall } : {}),
  };
  made.set(evaluated, after);
  return after;
}
