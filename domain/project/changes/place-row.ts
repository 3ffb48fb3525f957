import type { RowId } from "../ids.ts";
import type { Outcome } from "../outcome.ts";
import type { Placement, Project } from "../project.ts";
import { placeRows } from "./place-rows.ts";

/** The project with one row moved or turned. Refused: `unknownRow`, `unknownWall`, numbers out of bounds. */
export function placeRow(
  project: Project,
  args: { readonly row: RowId; readonly placement: Placement },
): Outcome<Project> {
  return placeRows(project, { placements: [args] });
}
