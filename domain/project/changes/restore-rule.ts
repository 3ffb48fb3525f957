import type { Outcome } from "../outcome.ts";
import type { Project, Row } from "../project.ts";
import { changeRow } from "./change-row.ts";

/**
 * Restores an earlier rule of a row (spec 2 §4 "restores the last rule"): article, choices and typed lines. Placement, quantity and note
 * stay as they are now. Refused: `unknownRow`.
 */
export function restoreRule(project: Project, args: { readonly before: Row }): Outcome<Project> {
  const { id, catalogue, model, article, choices, lines } = args.before;
  return changeRow(project, id, ({ lines: _now, ...row }) => ({
    ...row,
    catalogue,
    model,
    article,
    choices,
    ...(lines === undefined ? {} : { lines }),
  }));
}
