import { type Drawing, drawingOf, drawPlan, quoteShapes } from "@stanza/drawing";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { Quote, QuoteId, QuoteKind } from "@stanza/project";
import { drawingLanguage, withoutMoving } from "@stanza/web-project";
import { groundOf } from "../dimensions/measure-tool.ts";
import type { ShownScene } from "../shown.ts";

/** The plan without what is in the hand; dimensions only while the hand is empty. */
export function drawScene(
  { project, evaluated, held }: ShownScene,
  language: string,
  {
    moving,
    dimensions,
    quoteKinds,
    carried,
  }: {
    readonly moving: string;
    readonly dimensions: boolean;
    readonly quoteKinds: readonly QuoteKind[];
    /** The quote that is in the hand. */
    readonly carried: QuoteId | null;
  },
): Drawing {
  const shown = withoutMoving(evaluated, moving);
  const plan = drawPlan({
    rooms: project.rooms,
    evaluated: shown,
    language: drawingLanguage(language),
    dimensions,
    quotes: (project.quotes ?? []).filter(({ id }) => id !== carried),
    quoteKinds,
    hiddenChains: project.hiddenChains ?? [],
  });
  const { hiddenWalls } = held;
  if (hiddenWalls.size === 0) return plan;
  return {
    ...plan,
    shapes: plan.shapes.filter(({ owner }) => owner === undefined || !hiddenWalls.has(owner)),
  };
}

/** One quote by itself, as it is being made or carried. */
export function drawQuote(quote: Quote, scene: ShownScene, language: string): Drawing {
  return drawingOf("plan", "", quoteShapes(quote, groundOf(scene), drawingLanguage(language)));
}

/** The symbols of what is in the hand. */
export function drawGhosts(rows: readonly EvaluatedRow[], language: string): Drawing | null {
  if (rows.length === 0) return null;
  return drawPlan({ rooms: [], evaluated: { rows, failed: [] }, language, dimensions: false });
}
