import type { DimensionGround } from "@stanza/evaluation";
import { type Dimension, outerOutline, type Room } from "@stanza/project";
import { dimensionLabelPlace } from "./dimension-shapes.ts";

/** A dimension up to this far outside a room belongs to it, mm. */
const AROUND_MM = 2000;

/** The dimensions in or near a room, for a drawing of that room alone. */
export function dimensionsOfRoom(
  dimensions: readonly Dimension[],
  room: Room,
  ground: DimensionGround,
): readonly Dimension[] {
  const outline = outerOutline(room);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const within = (value: number, all: readonly number[]): boolean =>
    value >= Math.min(...all) - AROUND_MM && value <= Math.max(...all) + AROUND_MM;
  return dimensions.filter((dimension) => {
    const [x, y] = dimensionLabelPlace(dimension, ground);
    return within(x, xs) && within(y, ys);
  });
}
