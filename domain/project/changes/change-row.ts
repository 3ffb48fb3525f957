import type { RowId } from "../ids.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project, Row } from "../project.ts";

/** Changes one row; refused as `unknownRow` when the project lacks it. */
export function changeRow(project: Project, id: RowId, change: (row: Row) => Row): Outcome<Project> {
  const index = project.rows.findIndex((row) => row.id === id);
  const row = project.rows[index];
  if (!row) return refused("unknownRow", "row", `there is no row ${id}`);
  return done({ ...project, rows: project.rows.with(index, change(row)) });
}

/** Changes several rows, all or none; refused as `unknownRow` at the first one that the project lacks. */
export function changeRows(
  project: Project,
  ids: readonly RowId[],
  change: (row: Row) => Row,
  at = "rows",
): Outcome<Project> {
  const refusal = unknownRow(project, ids, at);
  if (refusal) return refusal;
  const wanted = new Set(ids);
  return done({ ...project, rows: project.rows.map((row) => (wanted.has(row.id) ? change(row) : row)) });
}

export function unknownRow(project: Project, ids: readonly RowId[], at: string): Outcome<never> | null {
  const known = new Set(project.rows.map((row) => row.id));
  const missing = ids.findIndex((id) => !known.has(id));
  return missing < 0 ? null : refused("unknownRow", `${at}.${missing}`, `there is no row ${ids[missing]}`);
}
