import type { RowId } from "../ids.ts";
import { firstRefusal } from "../limits.ts";
import type { Outcome } from "../outcome.ts";
import type { Placement, Project } from "../project.ts";
import { changeRows } from "./change-row.ts";
import { normalisePlacement, placementRefusal } from "./placement-refusal.ts";

/** Moves or turns several rows, all or none. Refused: `unknownRow`, `unknownWall`, numbers out of bounds. */
export function placeRows(
  project: Project,
  args: { readonly placements: readonly { readonly row: RowId; readonly placement: Placement }[] },
): Outcome<Project> {
  const { placements } = args;
  const refusal = firstRefusal(
    ...placements.map(({ placement }, i) =>
      placementRefusal(project, placement, `placements.${i}.placement`),
    ),
  );
  if (refusal) return refusal;
  const byRow = new Map(placements.map(({ row, placement }) => [row, normalisePlacement(placement)]));
  const ids = placements.map(({ row }) => row);
  return changeRows(project, ids, (row) => ({ ...row, placement: byRow.get(row.id)! }), "placements");
}
