import { planToParent, toLocal } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import type { SnapOptions, Snapped, SnapReason, SnapRequest, SnapSurroundings } from "./request.ts";
import { clamp, nearestWall } from "./wall.ts";

/** Puts a door or window into the nearest wall that is long enough for it, in its middle when the hand is near it, never over its ends. */
export function snapToOpening(request: SnapRequest, around: SnapSurroundings, options: SnapOptions): Snapped {
  const [width, , depth] = request.box;
  const centre = planToParent(request.wanted, [width / 2, depth / 2]);
  const fitting = around.walls.filter(({ length }) => length >= width);
  const walls = fitting.length > 0 ? fitting : around.walls;
  const nearest = nearestWall(centre, walls) ?? anyWall(centre, walls);
  if (nearest === null) return { frame: request.wanted, wall: null, reasons: [] };
  const { segment, along } = nearest;
  const middle = (segment.length - width) / 2;
  const wanted = along - width / 2;
  const centred = options.wallSnap && Math.abs(wanted - middle) <= options.reach;
  const offset = clamp(centred ? middle : Math.round(wanted), 0, segment.length - width);
  const reason: SnapReason = {
    kind: centred ? "wallCentre" : "wall",
    wall: segment.wall.id,
    name: segment.name,
  };
  const [x, z] = planToParent(segment.frame, [offset, -segment.wall.thickness]);
  return {
    frame: { at: [x, request.elevation, z], rotY: segment.frame.rotY },
    wall: { segment, offset },
    reasons: [reason],
  };
}

/** The wall with the nearest point, however far away: a wall item has nowhere else to be. */
function anyWall(point: readonly [number, number], walls: readonly WallSegment[]) {
  let nearest: { segment: WallSegment; along: number; away: number } | null = null;
  for (const segment of walls) {
    const [x, , z] = toLocal(segment.frame, [point[0], 0, point[1]]);
    const along = clamp(x, 0, segment.length);
    const away = Math.hypot(x - along, z);
    if (nearest === null || away < nearest.away) nearest = { segment, along, away };
  }
  return nearest;
}
