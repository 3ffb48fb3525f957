import type { RowId } from "../ids.ts";
import { firstRefusal, LIMITS, textRefusal } from "../limits.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRow } from "./change-row.ts";

/** The project with a note on one row; an empty note takes it away. Refused: `unknownRow`, text that is too long or broken. */
export function setNote(
  project: Project,
  args: { readonly row: RowId; readonly note: string },
): Outcome<Project> {
  const refusal = firstRefusal(textRefusal(args.note, "note", 0, LIMITS.maxNote));
  if (refusal) return refusal;
  return changeRow(project, args.row, ({ note: _, ...row }) =>
    args.note === "" ? row : { ...row, note: args.note },
  );
}
