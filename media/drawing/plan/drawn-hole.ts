import type { EvaluatedRow } from "@stanza/evaluation";
import { planToParent } from "@stanza/geometry";
import type { WallId, WallSegment } from "@stanza/project";
import type { DrawnHole } from "../drawing.ts";

/** The hole that a row cuts in one of these walls; `null`: none. */
export function drawnHole(
  { row, article: { opening, tags } }: EvaluatedRow,
  segments: ReadonlyMap<WallId, WallSegment>,
): DrawnHole | null {
  const { placement, catalogue, model, article, choices } = row;
  const segment = placement.on === "wall" ? segments.get(placement.wall) : undefined;
  if (placement.on !== "wall" || !opening || !segment) return null;
  const sill = placement.elevation + opening.sill;
  const isWindow = sill > 0 || tags.includes("window");
  return {
    kind: isWindow ? "window" : tags.includes("passage") ? "passage" : "door",
    from: planToParent(segment.frame, [placement.offset, 0]),
    to: planToParent(segment.frame, [placement.offset + opening.width, 0]),
    sill,
    height: opening.height,
    sold: { catalogue, model, article, choices },
  };
}
