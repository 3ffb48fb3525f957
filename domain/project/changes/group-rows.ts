import type { GroupId, RowId } from "../ids.ts";
import { codeRefusal, firstRefusal } from "../limits.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRows } from "./change-row.ts";

/**
 * The project with rows in one group, out of any that they were in, or in none (`group` null).
 *
 * group     a new id; that of a group that is there adds to it
 * refused   `unknownRow`, an id that is none
 */
export function groupRows(
  project: Project,
  args: { readonly rows: readonly RowId[]; readonly group: GroupId | null },
): Outcome<Project> {
  const { rows, group } = args;
  const refusal = group === null ? null : firstRefusal(codeRefusal(group, "group"));
  if (refusal) return refusal;
  return changeRows(project, rows, ({ group: _group, ...row }) => (group === null ? row : { ...row, group }));
}
