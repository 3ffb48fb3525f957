import type { EvaluatedProject } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";

/** Widths of doors and windows by row, so that they stay within walls that change. */
export function itemWidths({ rows }: EvaluatedProject): Readonly<Record<RowId, number>> {
  return Object.fromEntries(
    rows.filter(({ row }) => row.placement.on === "wall").map(({ row, article }) => [row.id, article.box[0]]),
  );
}
