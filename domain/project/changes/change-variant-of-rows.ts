import type { RowId } from "../ids.ts";
import { firstRefusal } from "../limits.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { type ChoiceChanges, choicesRefusal, mergeChoices } from "./change-choices.ts";
import { changeRows } from "./change-row.ts";

/** The same choices for many rows, all or none. Refused: `unknownRow`, values out of bounds. */
export function changeVariantOfRows(
  project: Project,
  args: { readonly rows: readonly RowId[]; readonly choices: ChoiceChanges },
): Outcome<Project> {
  const { rows, choices } = args;
  const refusal = firstRefusal(choicesRefusal(choices, "choices"));
  return (
    refusal ?? changeRows(project, rows, (row) => ({ ...row, choices: mergeChoices(row.choices, choices) }))
  );
}
