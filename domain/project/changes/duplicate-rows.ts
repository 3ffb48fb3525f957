import type { GroupId, RowId } from "../ids.ts";
import { firstRefusal } from "../limits.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Placement, Project, Row } from "../project.ts";
import { newIdRefusal } from "./add-row.ts";
import { unknownRow } from "./change-row.ts";
import { normalisePlacement, placementRefusal } from "./placement-refusal.ts";

/**
 * Adds copies of rows at the end of the project, in the given order. A copy is not locked, even if its original is.
 *
 * placement   of the copy; absent: the original's
 * group       of the copy; absent: none
 * refused     `unknownRow`, `duplicateId`, `tooManyRows`, `unknownWall`, numbers out of bounds
 */
export function duplicateRows(
  project: Project,
  args: {
    readonly copies: readonly {
      readonly of: RowId;
      readonly id: RowId;
      readonly placement?: Placement;
      readonly group?: GroupId;
    }[];
  },
): Outcome<Project> {
  const { copies } = args;
  const originals = copies.map((copy) => copy.of);
  const refusal =
    unknownRow(project, originals, "copies") ??
    newIdRefusal(
      project,
      copies.map((copy) => copy.id),
    ) ??
    firstRefusal(
      ...copies.map(({ placement }, i) =>
        placement ? placementRefusal(project, placement, `copies.${i}.placement`) : null,
      ),
    );
  if (refusal) return refusal;
  const byId = new Map(project.rows.map((row) => [row.id, row]));
  const rows = copies.map(({ of, id, placement, group }): Row => {
    const { group: _group, locked: _locked, ...original } = byId.get(of)!;
    const at = placement ? normalisePlacement(placement) : original.placement;
    return { ...original, id, placement: at, ...(group === undefined ? {} : { group }) };
  });
  return done({ ...project, rows: [...project.rows, ...rows] });
}
