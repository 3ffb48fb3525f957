import type { RowId } from "../ids.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRows } from "./change-row.ts";

/** Locks rows in their place, or unlocks them. Refused: `unknownRow`. */
export function lockRows(
  project: Project,
  args: { readonly rows: readonly RowId[]; readonly locked: boolean },
): Outcome<Project> {
  return changeRows(project, args.rows, ({ locked: _locked, ...row }) =>
    args.locked ? { ...row, locked: true } : row,
  );
}
