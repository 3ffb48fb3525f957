import type { RowId } from "../ids.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";

/** Restores a generated row by removing every edit of it, its removal included. Refused: `unknownRow` for a row without an edit. */
export function restoreAutomaticRow(project: Project, args: { readonly row: RowId }): Outcome<Project> {
  if (!Object.hasOwn(project.automaticEdits, args.row)) {
    return refused("unknownRow", "row", `the generated row ${args.row} has no edit`);
  }
  const { [args.row]: _, ...automaticEdits } = project.automaticEdits;
  return done({ ...project, automaticEdits });
}
