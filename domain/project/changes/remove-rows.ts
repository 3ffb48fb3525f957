import type { RowId } from "../ids.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { unknownRow } from "./change-row.ts";

/**
 * Removes rows, and the edits of generated rows all of whose members are then gone.
 *
 * refused   `unknownRow`
 */
export function removeRows(project: Project, args: { readonly rows: readonly RowId[] }): Outcome<Project> {
  const refusal = unknownRow(project, args.rows, "rows");
  if (refusal) return refusal;
  const gone = new Set(args.rows);
  const rows = project.rows.filter((row) => !gone.has(row.id));
  const left = new Set(rows.map((row) => row.id));
  const edits = Object.entries(project.automaticEdits);
  const kept = edits.filter(([, { members }]) => !members || members.some((member) => left.has(member)));
  const automaticEdits = kept.length === edits.length ? project.automaticEdits : Object.fromEntries(kept);
  return done({ ...project, rows, automaticEdits });
}
