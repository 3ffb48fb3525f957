import type { ElevationBox, ElevationMeasure } from "@stanza/drawing";
import type { Vec2 } from "@stanza/geometry";
import type { RowId, WallSegment } from "@stanza/project";

export type ElevationSide = "left" | "right" | "below" | "above";

/** The clear distance to the next thing, or to the wall's end, the floor and the ceiling, on each side; mm. */
export function distancesAround(
  box: ElevationBox,
  others: readonly ElevationBox[],
  wall: Pick<WallSegment, "length" | "height">,
): Readonly<Record<ElevationSide, number>> {
  const shares = (a: Vec2, b: Vec2): boolean => a[0] < b[1] - 1 && b[0] < a[1] - 1;
  const beside = others.filter((other) => shares(box.y, other.y));
  const over = others.filter((other) => shares(box.x, other.x));
  const least = (values: readonly number[]): number => Math.min(...values.filter((value) => value > -1));
  return {
    left: Math.max(0, least([box.x[0], ...beside.map((other) => box.x[0] - other.x[1])])),
    right: Math.max(0, least([wall.length - box.x[1], ...beside.map((other) => other.x[0] - box.x[1])])),
    below: Math.max(0, least([box.y[0], ...over.map((other) => box.y[0] - other.y[1])])),
    above: Math.max(0, least([wall.height - box.y[1], ...over.map((other) => other.y[0] - box.y[1])])),
  };
}

/**
 * Which box a typed gap moves, and how far: what begins where the gap ends, else what ends where it begins; `null`: nothing that may move.
 */
export function gapMove(
  { along, from, to, after, before }: Pick<ElevationMeasure, "along" | "from" | "to" | "after" | "before">,
  wanted: number,
  movable: readonly ElevationBox[],
): { readonly boxes: readonly ElevationBox[]; readonly by: Vec2 } | null {
  const by = wanted - Math.hypot(to[0] - from[0], to[1] - from[1]);
  const of = (ids: readonly RowId[]) => movable.filter(({ row }) => ids.includes(row.row.id));
  const move = (boxes: readonly ElevationBox[], sign: 1 | -1) =>
    boxes.length === 0 ? null : { boxes, by: (along === "x" ? [sign * by, 0] : [0, sign * by]) as Vec2 };
  return move(of(after), 1) ?? move(of(before), -1);
}

/** The move that makes the distance on a side what is wanted. */
export function moveToDistance(side: ElevationSide, now: number, wanted: number): Vec2 {
  const by = wanted - now;
  switch (side) {
    case "left":
      return [by, 0];
    case "right":
      return [-by, 0];
    case "below":
      return [0, by];
    case "above":
      return [0, -by];
  }
}
