import { type Drawing, drawPlan } from "@stanza/drawing";
import type { EvaluatedRow } from "@stanza/evaluation";
import { withoutMoving } from "../ghosts.ts";
import type { ShownScene } from "../shown.ts";

/** The plan without what is in the hand; dimensions only while the hand is empty. */
export function drawScene(
  { project, evaluated, held }: ShownScene,
  language: string,
  { moving, dimensions }: { readonly moving: string; readonly dimensions: boolean },
): Drawing {
  const shown = withoutMoving(evaluated, moving);
  const plan = drawPlan({ rooms: project.rooms, evaluated: shown, language, dimensions });
  const { hiddenWalls } = held;
  if (hiddenWalls.size === 0) return plan;
  return { ...plan, shapes: plan.shapes.filter(({ owner }) => owner === undefined || !hiddenWalls.has(owner)) };
}

/** The symbols of what is in the hand. */
export function drawGhosts(rows: readonly EvaluatedRow[], language: string): Drawing | null {
  if (rows.length === 0) return null;
  return drawPlan({ rooms: [], evaluated: { rows, failed: [] }, language, dimensions: false });
}
