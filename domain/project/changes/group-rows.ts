import type { GroupId, RowId } from "../ids.ts";
import { codeRefusal, firstRefusal } from "../limits.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRows } from "./change-row.ts";

/**
 * Puts rows into one group and out of their present ones, or into none (`group` null).
 *
 * group     a new id; the id of an existing group adds to it
 * refused   `unknownRow`, an invalid id
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
