import { seated } from "@stanza/editor";
import type { Outcome, Project, RowId } from "@stanza/project";
import { currentScene } from "@stanza/web-project";

/**
 * A change of doors and windows that is not made through the editor: those of curved walls get their straight facets (`seated`).
 *
 * widths   of rows that the change adds, mm
 */
export const seatedHere = (
  change: (project: Project) => Outcome<Project>,
  widths?: Readonly<Record<RowId, number>>,
) => seated(change, currentScene().evaluated, widths);
