import {
  boxFootprint,
  cross2,
  edgesOf,
  type Frame,
  planToParent,
  sub2,
  turnPlan,
  type Vec2,
  type Vec3,
} from "@stanza/geometry";
import type { RowId, WallId, WallSegment } from "@stanza/project";
import { type Footprint, sharesHeight } from "./footprint.ts";

export type Side = "left" | "right" | "back" | "front";

/** The clear distance from one side of a box to the next thing, shown while dragging and typed in place. */
export interface SideDistance {
  readonly side: Side;
  readonly value: number;
  /** Plan line from the middle of the box's side to the thing. */
  readonly from: Vec2;
  readonly to: Vec2;
  readonly meets: { readonly wall: WallId; readonly name: string } | { readonly row: RowId };
}

const SIDES: readonly {
  readonly side: Side;
  readonly at: (w: number, d: number) => Vec2;
  readonly direction: Vec2;
}[] = [
  { side: "left", at: (_, d) => [0, d / 2], direction: [-1, 0] },
  { side: "right", at: (w, d) => [w, d / 2], direction: [1, 0] },
  { side: "back", at: (w) => [w / 2, 0], direction: [0, -1] },
  { side: "front", at: (w, d) => [w / 2, d], direction: [0, 1] },
];

/** Distances from the middles of a box's four sides to the nearest wall face or neighbour, if any. */
export function sideDistances(
  box: Footprint,
  walls: readonly WallSegment[],
  obstacles: readonly Footprint[],
): readonly SideDistance[] {
  const [width, , depth] = box.box;
  const beside = obstacles.filter((obstacle) => sharesHeight(box, obstacle));
  return SIDES.flatMap(({ side, at, direction }) => {
    const from = planToParent(box.frame, at(width, depth));
    const way = turnPlan(box.frame.rotY, direction);
    const met = [...wallHits(from, way, walls), ...rowHits(from, way, beside)].sort(
      (a, b) => a.value - b.value,
    )[0];
    if (met === undefined) return [];
    return [{ side, value: met.value, from, to: along(from, way, met.value), meets: met.meets }];
  });
}

/** Moves the frame so that the distance on `side` becomes `value` mm. */
export function placeAtDistance(frame: Frame, distance: SideDistance, value: number): Frame {
  const away = sub2(distance.to, distance.from);
  const length = Math.hypot(away[0], away[1]);
  const side = SIDES.find((entry) => entry.side === distance.side);
  const way: Vec2 =
    length > 0 ? [away[0] / length, away[1] / length] : turnPlan(frame.rotY, side?.direction ?? [0, 0]);
  const by = distance.value - value;
  const at: Vec3 = [frame.at[0] + way[0] * by, frame.at[1], frame.at[2] + way[1] * by];
  return { at, rotY: frame.rotY };
}

type Hit = Pick<SideDistance, "value" | "meets">;

function wallHits(from: Vec2, way: Vec2, walls: readonly WallSegment[]): readonly Hit[] {
  return walls.flatMap((segment) => {
    const value = rayToSegment(from, way, segment.from, segment.to);
    return value === null ? [] : [{ value, meets: { wall: segment.wall.id, name: segment.name } }];
  });
}

function rowHits(from: Vec2, way: Vec2, obstacles: readonly Footprint[]): readonly Hit[] {
  return obstacles.flatMap((obstacle) => {
    const edges = edgesOf(boxFootprint(obstacle.frame, obstacle.box), true);
    const hits = edges.flatMap((edge) => rayToSegment(from, way, edge.from, edge.to) ?? []);
    return hits.length === 0 ? [] : [{ value: Math.min(...hits), meets: { row: obstacle.row } }];
  });
}

const along = (from: Vec2, way: Vec2, by: number): Vec2 => [from[0] + way[0] * by, from[1] + way[1] * by];

/** Half a millimetre behind the side still counts as touching. */
const TOUCH = 0.5;

function rayToSegment(from: Vec2, way: Vec2, a: Vec2, b: Vec2): number | null {
  const segment = sub2(b, a);
  const turn = cross2(way, segment);
  if (Math.abs(turn) < 1e-9 * Math.hypot(segment[0], segment[1])) return null;
  const offset = sub2(a, from);
  const position = cross2(offset, way) / turn;
  const distance = cross2(offset, segment) / turn;
  return position >= 0 && position <= 1 && distance >= -TOUCH ? Math.max(0, distance) : null;
}
