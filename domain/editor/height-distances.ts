import { boxFootprint, convexOverlap, type Vec2 } from "@stanza/geometry";
import { ceilingOver, type Room, type RowId } from "@stanza/project";
import type { Footprint } from "./footprint.ts";

/** The clear distance below or above a box. */
export interface HeightDistance {
  readonly side: "below" | "above";
  readonly value: number;
  readonly meets: { readonly kind: "floor" } | { readonly kind: "ceiling" } | { readonly row: RowId };
}

/** Another box within this distance below or above a box touches it, mm. */
const TOUCH = 1;

/**
 * The distances down and up to the next thing. The ceiling is at the height of the lowest wall of the room that contains the box's middle;
 * outside every room there is none.
 */
export function heightDistances(
  box: Footprint,
  rooms: readonly Room[],
  obstacles: readonly Footprint[],
): readonly HeightDistance[] {
  const outline = boxFootprint(box.frame, box.box);
  const shares = obstacles.filter((other) => {
    const overlap = convexOverlap(outline, boxFootprint(other.frame, other.box));
    return overlap !== null && overlap.depth > TOUCH;
  });
  const [bottom, top] = [box.frame.at[1], box.frame.at[1] + box.box[1]];
  const below = shares
    .map((one) => ({ row: one.row, top: one.frame.at[1] + one.box[1] }))
    .filter((one) => one.top <= bottom + TOUCH)
    .toSorted((a, b) => b.top - a.top)[0];
  const above = shares
    .map((one) => ({ row: one.row, bottom: one.frame.at[1] }))
    .filter((one) => one.bottom >= top - TOUCH)
    .toSorted((a, b) => a.bottom - b.bottom)[0];
  const ceiling = ceilingOver(middleOf(outline), rooms);
  const down: HeightDistance = below
    ? { side: "below", value: Math.max(0, bottom - below.top), meets: { row: below.row } }
    : { side: "below", value: Math.max(0, bottom), meets: { kind: "floor" } };
  if (above)
    return [down, { side: "above", value: Math.max(0, above.bottom - top), meets: { row: above.row } }];
  return ceiling === null || ceiling < top
    ? [down]
    : [down, { side: "above", value: ceiling - top, meets: { kind: "ceiling" } }];
}

function middleOf(points: readonly Vec2[]): Vec2 {
  const sum = points.reduce<Vec2>(([x, z], point) => [x + point[0], z + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
