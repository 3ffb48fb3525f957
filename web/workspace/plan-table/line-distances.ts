import { distancesAround, type SideDistance } from "@stanza/editor";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { currentScene, editor } from "@stanza/web-project";

/** The distances that were worked out for a state of the project; only the lines in view ask. */
const known = new WeakMap<EvaluatedProject, Map<string, readonly SideDistance[]>>();

const host = { project: () => currentScene().project, evaluated: () => currentScene().evaluated };

/** The clear distances around a row as it stands now. */
export function lineDistances(row: EvaluatedRow): readonly SideDistance[] {
  const { evaluated } = currentScene();
  const rows = known.get(evaluated) ?? new Map<string, readonly SideDistance[]>();
  known.set(evaluated, rows);
  const before = rows.get(row.row.id);
  if (before) return before;
  const distances = distancesAround([row], host, editor.held().hiddenRows);
  rows.set(row.row.id, distances);
  return distances;
}
