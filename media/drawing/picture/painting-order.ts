import type { Vec3 } from "@stanza/geometry";
import type { Body, Face } from "./face.ts";
import { facesBackToFront } from "./faces-back-to-front.ts";

/** Bodies that touch or sink into each other by less than this still count as separate, mm. */
const TOUCH_MM = 0.5;

/**
 * The bodies' faces in an order in which each may be painted over the ones before it, seen from infinitely far along `toViewer`.
 *
 * Furniture is nearly always separable by planes along its own axes: the side of such a plane that is away from the viewer is painted
 * first, and nothing needs cutting. What cannot be separated that way goes through a binary space partition, which cuts faces.
 */
export function paintingOrder(bodies: readonly Body[], toViewer: Vec3): readonly Face[] {
  const split = bestSplit(bodies);
  if (!split) return facesBackToFront(bodies.flatMap((body) => body.faces));
  const { low, high, axis } = split;
  const lowIsFar = toViewer[axis] >= 0;
  return [
    ...paintingOrder(lowIsFar ? low : high, toViewer),
    ...paintingOrder(lowIsFar ? high : low, toViewer),
  ];
}

interface Split {
  readonly low: readonly Body[];
  readonly high: readonly Body[];
  readonly axis: 0 | 1 | 2;
}

/** The most even division of the bodies by a plane across X, Y or Z that cuts none of them; `null` where there is none. */
function bestSplit(bodies: readonly Body[]): Split | null {
  let best: { at: number; axis: 0 | 1 | 2; sorted: readonly Body[] } | null = null;
  for (const axis of [0, 1, 2] as const) {
    const sorted = [...bodies].sort((a, b) => a.bounds.min[axis] - b.bounds.min[axis]);
    let reach = -Infinity;
    for (let i = 1; i < sorted.length; i++) {
      reach = Math.max(reach, sorted[i - 1]!.bounds.max[axis]);
      const evenness = Math.min(i, sorted.length - i);
      if (reach <= sorted[i]!.bounds.min[axis] + TOUCH_MM) {
        if (!best || evenness > Math.min(best.at, best.sorted.length - best.at))
          best = { at: i, axis, sorted };
      }
    }
  }
  return best && { low: best.sorted.slice(0, best.at), high: best.sorted.slice(best.at), axis: best.axis };
}
