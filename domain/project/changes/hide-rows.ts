import type { RowId } from "../ids.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRows } from "./change-row.ts";

/** Hides rows from the views, or shows them again; hidden rows are still sold. Refused: `unknownRow`. */
export function hideRows(
  project: Project,
  args: { readonly rows: readonly RowId[]; readonly hidden: boolean },
): Outcome<Project> {
  return changeRows(project, args.rows, ({ hidden: _hidden, ...row }) =>
    args.hidden ? { ...row, hidden: true } : row,
  );
}
