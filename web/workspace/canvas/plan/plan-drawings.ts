import { type Drawing, dimensionShapes, drawingOf, drawPlan } from "@stanza/drawing";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { Dimension, DimensionId, DimensionKind } from "@stanza/project";
import { drawingLanguage, withoutMoving } from "@stanza/web-project";
import { groundOf } from "../dimensions/measure-tool.ts";
import type { ShownScene } from "../shown.ts";

/** A plan beside another view has no room for the chains that only a fitter reads. */
const SCREEN_CHAINS = ["units", "openings", "room"] as const;

/** The plan without what is in the hand; dimension chains only while the hand is empty. */
export function drawScene(
  { project, evaluated, held }: ShownScene,
  language: string,
  {
    moving,
    dimensionChains,
    dimensionKinds,
    carried,
    chosenRoom,
  }: {
    readonly moving: string;
    readonly dimensionChains: boolean;
    readonly dimensionKinds: readonly DimensionKind[];
    /** The dimension that is in the hand. */
    readonly carried: DimensionId | null;
    /** The room whose inner chains are drawn. */
    readonly chosenRoom: string | undefined;
  },
): Drawing {
  const shown = withoutMoving(evaluated, moving);
  const plan = drawPlan({
    rooms: project.rooms,
    evaluated: shown,
    language: drawingLanguage(language),
    dimensionChains,
    disciplines: SCREEN_CHAINS,
    dimensions: (project.dimensions ?? []).filter(({ id }) => id !== carried),
    dimensionKinds,
    hiddenChains: project.hiddenChains ?? [],
    ...(chosenRoom === undefined ? {} : { chosenRoom }),
  });
  const { hiddenWalls } = held;
  if (hiddenWalls.size === 0) return plan;
  return {
    ...plan,
    shapes: plan.shapes.filter(({ owner }) => owner === undefined || !hiddenWalls.has(owner)),
  };
}

/** Draws the one dimension that is being made or moved. */
export function drawDimension(dimension: Dimension, scene: ShownScene, language: string): Drawing {
  return drawingOf("plan", "", dimensionShapes(dimension, groundOf(scene), drawingLanguage(language)));
}

/** The symbols of what is in the hand. */
export function drawGhosts(rows: readonly EvaluatedRow[], language: string): Drawing | null {
  if (rows.length === 0) return null;
  return drawPlan({ rooms: [], evaluated: { rows, failed: [] }, language, dimensionChains: false });
}
