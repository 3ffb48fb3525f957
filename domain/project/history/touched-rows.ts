import type { Project, Row } from "../project.ts";
import type { Patch } from "./patch.ts";

/**
 * The rows that a patch of `before` changes, adds or removes, each once: added rows in their new state, the others in their old one. A row
 * that moves within the list also counts once.
 */
export function touchedRows(patch: Patch, before: Project): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const difference of patch) {
    const [list, index] = difference.path;
    if (list !== "rows") continue;
    const found =
      typeof index === "number"
        ? [before.rows[index]]
        : difference.op === "splice"
          ? ([...difference.inserted, ...difference.removed] as readonly Row[])
          : [];
    for (const row of found) if (row && !rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()];
}
