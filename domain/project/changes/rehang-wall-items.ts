import { add2, distance2, dot2, nearestOnSegment, scale2, type Vec2 } from "@stanza/geometry";
import type { RowId, WallId } from "../ids.ts";
import type { Room, Row } from "../project.ts";
import { arcAngle, arcPoint } from "../room/curves/arc.ts";
import { angleOnCurve, arcOfCurve, distanceToCurve, facetAt } from "../room/curves/place-on-curve.ts";
import { type ViewedWall, viewedWalls } from "../room/curves/viewed-walls.ts";
import { type NearestWall, nearestWall } from "../room/nearest-wall.ts";
import { type WallSegment, wallSegments } from "../room/wall-segments.ts";

/** A new wall this near to an item's old place takes the item over, for example after a split. mm. */
const SAME_PLACE = 1;

/**
 * Keeps every wall item of a changed room on one of its walls.
 *
 * An item keeps its wall and its distance from the wall's start while both exist. On a reversed wall it stays where it was. When its wall
 * has become shorter than its distance, it goes to the new wall at its place, otherwise to the end of its own. When its wall is gone, it
 * goes to the wall nearest to its place, and in a room without walls it stands free at its place.
 *
 * widths   of the items by row, mm, so that they end within their wall; absent: 0
 */
export function rehangWallItems(
  rows: readonly Row[],
  before: Room,
  after: Room,
  widths: Readonly<Record<RowId, number>>,
): readonly Row[] {
  const old = byId(before);
  const now = byId(after);
  const isCurved = [...before.walls, ...after.walls].some(({ curve }) => curve !== undefined);
  const curved = isCurved ? { before: viewedWalls(before), after: viewedWalls(after) } : null;
  const changed = rows.map((row): Row => {
    const { placement } = row;
    if (placement.on !== "wall") return row;
    const was = old.get(placement.wall);
    if (!was) return row;
    const width = widths[row.id] ?? 0;
    const bent = curved && onCurvedWall(curved.before, curved.after, placement, width);
    if (bent) return { ...row, placement: { ...placement, ...bent } };
    const is = now.get(placement.wall);
    const at = add2(was.from, scale2(was.direction, placement.offset));
    const hung = is
      ? onOwnWall(placement.offset, width, was, is, at, after, old)
      : onNearest(after, at, width);
    if (!hung) {
      const standing = { on: "room", at: [at[0], placement.elevation, at[1]], rotY: was.frame.rotY } as const;
      return { ...row, placement: standing };
    }
    if (hung.wall === placement.wall && hung.offset === placement.offset) return row;
    return { ...row, placement: { ...placement, ...hung } };
  });
  return changed.some((row, i) => row !== rows[i]) ? changed : rows;
}

/**
 * The new place of an item whose old or new wall is curved: its old place if a wall still runs through it, else the same share of the way
 * along its wall. `null` when neither applies.
 *
 * ASSUMED: on a wall that is bent or straightened an item keeps its share of the way, not its distance from the start.
 */
function onCurvedWall(
  before: readonly ViewedWall[],
  after: readonly ViewedWall[],
  { wall, offset }: { readonly wall: WallId; readonly offset: number },
  width: number,
): Hung | null {
  const has = ({ segment, curve }: ViewedWall, id: WallId | undefined): boolean =>
    segment.wall.id === id || (curve?.facets.some((facet) => facet.wall.id === id) ?? false);
  const was = before.find((one) => has(one, wall));
  const is = after.find((one) => has(one, was?.segment.wall.id) || has(one, wall));
  if (!was || (!was.curve && !is?.curve)) return null;
  const share = shareOf(was, wall, offset + width / 2);
  const at = pointAt(was, share);
  const there = after.find((one) => distanceTo(one, at) <= SAME_PLACE);
  if (there) return hungAt(there, shareNear(there, at), width);
  return is ? hungAt(is, share, width) : null;
}

function shareOf({ segment, curve }: ViewedWall, wall: WallId, along: number): number {
  if (!curve) return along / segment.length;
  return (angleOnCurve(curve, wall, along) ?? 0) / arcOfCurve(curve).angle;
}

function pointAt({ segment, curve }: ViewedWall, share: number): Vec2 {
  if (!curve) return add2(segment.from, scale2(segment.direction, segment.length * share));
  const arc = arcOfCurve(curve);
  return arcPoint(arc, arc.angle * share);
}

function shareNear({ segment, curve }: ViewedWall, at: Vec2): number {
  if (!curve) return nearestOnSegment(at, segment).t;
  const arc = arcOfCurve(curve);
  return arcAngle(arc, at) / arc.angle;
}

const distanceTo = ({ segment, curve }: ViewedWall, at: Vec2): number =>
  curve ? Math.abs(distanceToCurve(curve, at)) : nearestOnSegment(at, segment).distance;

function hungAt({ segment, curve }: ViewedWall, share: number, width: number): Hung {
  if (!curve) {
    const offset = within(segment.length * share - width / 2, segment.length, width);
    return { wall: segment.wall.id, offset };
  }
  const facet = facetAt(curve, arcOfCurve(curve).angle * share);
  return { wall: facet.segment.wall.id, offset: facet.along - width / 2 };
}

interface Hung {
  readonly wall: string;
  readonly offset: number;
}

function onOwnWall(
  offset: number,
  width: number,
  was: WallSegment,
  is: WallSegment,
  at: Vec2,
  after: Room,
  old: ReadonlyMap<string, WallSegment>,
): Hung {
  const wall = is.wall.id;
  const reversed = dot2(was.direction, is.direction) < 0 && distance2(was.from, is.to) < SAME_PLACE;
  if (reversed) return { wall, offset: within(is.length - offset - width, is.length, width) };
  if (offset <= is.length) return { wall, offset };
  const near = nearestWall(after, at);
  return near && near.distance <= SAME_PLACE && !old.has(near.segment.wall.id)
    ? { wall: near.segment.wall.id, offset: near.offset }
    : { wall, offset: within(offset, is.length, width) };
}

function onNearest(after: Room, at: Vec2, width: number): Hung | null {
  const near: NearestWall | null = nearestWall(after, at);
  return near && { wall: near.segment.wall.id, offset: within(near.offset, near.segment.length, width) };
}

const within = (offset: number, length: number, width: number): number =>
  Math.max(0, Math.min(offset, length - width));

function byId(room: Room): ReadonlyMap<string, WallSegment> {
  return new Map(wallSegments(room).map((segment) => [segment.wall.id, segment]));
}
