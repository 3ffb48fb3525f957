import type { RowId } from "../ids.ts";
import type { Outcome } from "../outcome.ts";
import type { Placement, Project } from "../project.ts";
import { placeRows } from "./place-rows.ts";

/** Moves or turns one row. Refused: `unknownRow`, `unknownWall`, numbers out of bounds. */
export function placeRow(
  project: Project,
  args: { readonly row: RowId; readonly placement: Placement },
): Outcome<Project> {
  return placeRows(project, { placements: [args] });
}
