import type { ElevationBox, ElevationMeasure } from "@stanza/drawing";
import { add3, scale2, type Vec2 } from "@stanza/geometry";
import type { Placement, RowId, WallSegment } from "@stanza/project";

/** Where an edge came to lie on another; the line is drawn while it is held. */
export interface ElevationSnap {
  /** Along the wall and up, mm. */
  readonly by: Vec2;
  /** The place along the wall, and the height, that it keeps to; `null`: none. */
  readonly x: number | null;
  readonly y: number | null;
}

/**
 * A move in an elevation with the edges of `moved` brought onto those of the others, onto the wall's ends, the floor and the ceiling, each
 * within `reach` mm. What stands on the floor stays on it: its height is typed, not dragged.
 */
export function snapMove(
  moved: readonly ElevationBox[],
  others: readonly ElevationBox[],
  wall: Pick<WallSegment, "length" | "height">,
  by: Vec2,
  reach: number,
): ElevationSnap {
  const x = nearest(
    moved.flatMap((box) => box.x),
    [0, wall.length, ...others.flatMap((box) => box.x)],
    by[0],
    reach,
  );
  if (moved.some(standsOnFloor)) return { by: [x.by, 0], x: x.at, y: null };
  const y = nearest(
    moved.flatMap((box) => box.y),
    [0, wall.height, ...others.flatMap((box) => box.y)],
    by[1],
    reach,
  );
  return { by: [x.by, y.by], x: x.at, y: y.at };
}

export const standsOnFloor = ({ row }: ElevationBox): boolean => row.article.mount === "floor";

function nearest(edges: readonly number[], lines: readonly number[], by: number, reach: number) {
  let best: { readonly by: number; readonly at: number | null } = { by, at: null };
  let away = reach;
  for (const edge of edges) {
    for (const line of lines) {
      const distance = Math.abs(edge + by - line);
      if (distance < away) [best, away] = [{ by: line - edge, at: line }, distance];
    }
  }
  return best;
}

/** A row's placement moved along the wall and up, mm; a generated row has none of its own. */
export function movedAlong(
  { row }: ElevationBox,
  { direction }: Pick<WallSegment, "direction">,
  [along, up]: Vec2,
): { readonly row: RowId; readonly placement: Placement } {
  const { placement } = row.row;
  const [dx, dz] = scale2(direction, along);
  return {
    row: row.row.id,
    placement:
      placement.on === "room"
        ? { ...placement, at: add3(placement.at, [dx, up, dz]) }
        : { ...placement, offset: placement.offset + along, elevation: placement.elevation + up },
  };
}

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
