import type { RowId } from "../ids.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import type { ChoiceChanges } from "./change-choices.ts";
import { changeVariantOfRows } from "./change-variant-of-rows.ts";

/** Changes choices of one row, or removes them with `null`. Refused: `unknownRow`, values out of bounds. */
export function changeVariant(
  project: Project,
  args: { readonly row: RowId; readonly choices: ChoiceChanges },
): Outcome<Project> {
  return changeVariantOfRows(project, { rows: [args.row], choices: args.choices });
}
