import type { RowId } from "../ids.ts";
import { automaticIdRefusal, firstRefusal } from "../limits.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { type ChoiceChanges, choicesRefusal, mergeChoices } from "./change-choices.ts";
import { unknownRow } from "./change-row.ts";

/**
 * Changes choices of a generated row (worktop, plinth, filler), or removes them with `null`.
 *
 * row       its stable id
 * members   the rows it is made from; `unknownRow` when the project lacks one
 */
export function editAutomaticRow(
  project: Project,
  args: { readonly row: RowId; readonly members: readonly RowId[]; readonly choices: ChoiceChanges },
): Outcome<Project> {
  const { row, members, choices } = args;
  const refusal =
    unknownRow(project, members, "members") ??
    firstRefusal(automaticIdRefusal(row, "row"), choicesRefusal(choices, "choices"));
  if (refusal) return refusal;
  const before = project.automaticEdits[row];
  const edit = {
    removed: false,
    ...before,
    choices: mergeChoices(before?.choices ?? {}, choices),
    members,
  };
  return done({ ...project, automaticEdits: { ...project.automaticEdits, [row]: edit } });
}
