import { inPositionOrder, type RowId } from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "./evaluated-project.ts";

/** The rows of an evaluated project in the order of their position numbers (`inPositionOrder`). */
export function positionRows({ rows }: Pick<EvaluatedProject, "rows">): readonly EvaluatedRow[] {
  return inPositionOrder(
    rows.map((one) => ({
      one,
      catalogue: one.row.catalogue,
      isOffered: !one.article.skipBasket && one.article.erpLines.length > 0,
    })),
  ).map(({ one }) => one);
}

/**
 * The position number of each row, from 1: the same in the offer, on plan and elevations, in the parts list, the cut list and the list of
 * fittings (quote.md §9).
 */
export function positionNumbers(evaluated: Pick<EvaluatedProject, "rows">): ReadonlyMap<RowId, number> {
  return new Map(positionRows(evaluated).map(({ row }, index) => [row.id, index + 1]));
}

/** Marks of the positions that an offer shows or a workshop makes, for plan and elevations; openings in walls have none. */
export function positionMarks(evaluated: Pick<EvaluatedProject, "rows">): Readonly<Record<RowId, string>> {
  return Object.fromEntries(
    positionRows(evaluated).flatMap(({ row, article }, index) =>
      article.skipBasket ? [] : [[row.id, String(index + 1)]],
    ),
  );
}
