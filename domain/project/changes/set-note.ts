import type { RowId } from "../ids.ts";
import { firstRefusal, LIMITS, textRefusal } from "../limits.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRow } from "./change-row.ts";

/** Sets the note of a row; an empty note removes it. Refused: `unknownRow`, text that is too long or invalid. */
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
