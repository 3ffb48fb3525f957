import type { RowId } from "../ids.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRows } from "./change-row.ts";

/** The project with rows left out of its views, or shown again; they are sold all the same. Refused: `unknownRow`. */
export function hideRows(
  project: Project,
  args: { readonly rows: readonly RowId[]; readonly hidden: boolean },
): Outcome<Project> {
  return changeRows(project, args.rows, ({ hidden: _hidden, ...row }) =>
    args.hidden ? { ...row, hidden: true } : row,
  );
}
