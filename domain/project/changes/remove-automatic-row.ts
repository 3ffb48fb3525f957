import type { RowId } from "../ids.ts";
import { automaticIdRefusal, firstRefusal } from "../limits.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { unknownRow } from "./change-row.ts";

/** Removes a generated row, which is not generated again while its members stay. Refused: `unknownRow` for a missing member. */
export function removeAutomaticRow(
  project: Project,
  args: { readonly row: RowId; readonly members: readonly RowId[] },
): Outcome<Project> {
  const { row, members } = args;
  const refusal = unknownRow(project, members, "members") ?? firstRefusal(automaticIdRefusal(row, "row"));
  if (refusal) return refusal;
  const edit = { choices: {}, ...project.automaticEdits[row], removed: true, members };
  return done({ ...project, automaticEdits: { ...project.automaticEdits, [row]: edit } });
}
