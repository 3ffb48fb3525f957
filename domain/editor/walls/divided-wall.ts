import { add2, nearestOnSegment, scale2, type Vec2 } from "@stanza/geometry";
import {
  arcAngle,
  arcOfCurve,
  arcPoint,
  type Change,
  facetAt,
  type Project,
  type Room,
  type RowId,
  replaceRoom,
  splitWall,
  type ViewedWall,
  viewedWall,
  type WallId,
} from "@stanza/project";

/** A wall to be divided, with its room. */
export interface WallInRoom {
  readonly room: Room;
  readonly viewed: ViewedWall;
}

/** A wall of a project, a curved one as a whole; `null`: an unknown id. */
export function wallInRoom({ rooms }: Project, wall: WallId): WallInRoom | null {
  const room = rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const viewed = room && viewedWall(room, wall);
  return room && viewed ? { room, viewed } : null;
}

/** The length of a wall, of a curved one along its arc, mm. */
export const lengthAlong = ({ segment, curve }: ViewedWall): number => curve?.arcLength ?? segment.length;

/** The plan point at a distance along a wall's inner face. */
export function pointAlong({ segment, curve }: ViewedWall, alongMm: number): Vec2 {
  if (!curve) return add2(segment.from, scale2(segment.direction, alongMm));
  return arcPoint(arcOfCurve(curve), alongMm / curve.radius);
}

/** Distance along a wall of its nearest place to a plan point, mm. */
export const alongNearest = ({ segment, curve }: ViewedWall, at: Vec2): number =>
  curve ? arcAngle(arcOfCurve(curve), at) * curve.radius : nearestOnSegment(at, segment).t * segment.length;

/**
 * Adds a corner on a wall.
 *
 * alongMm   from its start
 * widths    of doors and windows
 */
export function splitChange(
  { room, viewed: { segment, curve } }: WallInRoom,
  alongMm: number,
  newId: string,
  widths: Readonly<Record<RowId, number>>,
): Change {
  const at = curve ? facetAt(curve, alongMm / curve.radius) : { segment, along: alongMm };
  const place = { wall: at.segment.wall.id, atMm: at.along, newId };
  return (project) => {
    const split = splitWall(project.rooms.find(({ id }) => id === room.id) ?? room, place);
    return split.ok ? replaceRoom(project, { room: split.value, widths }) : split;
  };
}
