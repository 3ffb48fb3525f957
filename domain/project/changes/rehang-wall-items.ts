import { add2, distance2, dot2, scale2, type Vec2 } from "@stanza/geometry";
import type { Room, Row, RowId } from "../project.ts";
import { type NearestWall, nearestWall } from "../room/nearest-wall.ts";
import { type WallSegment, wallSegments } from "../room/wall-segments.ts";

/** A new wall this near to an item's old place takes it over, as after a split. mm. */
const SAME_PLACE = 1;

/**
 * The rows with every wall item of a changed room still on one of its walls.
 *
 * An item keeps its wall and its distance from the wall's start while both exist. On a reversed wall it stays where it was. Where its
 * wall became shorter than its distance, it goes to the new wall at its place, otherwise to the end of its own. Where its wall is gone
 * it goes to the wall nearest to its place, and in a room without walls it stands free at its place.
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
  const changed = rows.map((row): Row => {
    const { placement } = row;
    if (placement.on !== "wall") return row;
    const was = old.get(placement.wall);
    if (!was) return row;
    const width = widths[row.id] ?? 0;
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
