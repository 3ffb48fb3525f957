import { distance2, type Vec2 } from "@stanza/geometry";
import {
  appendWall,
  bendWall,
  closeRoom,
  type Outcome,
  type Room,
  type WallId,
  wallSegment,
} from "@stanza/project";
import type { WallDrawing } from "./wall-drawing.ts";

/**
 * The walls drawn so far in a room; `null` while there is none.
 *
 * thickness  of the walls, mm; absent: the usual one
 * refused    whatever `appendWall`, `bendWall` and `closeRoom` refuse
 */
export function drawnRoom(
  drawing: WallDrawing,
  empty: Room,
  newId: () => WallId,
  thickness?: number,
): Outcome<Room> | null {
  const [start, ...ends] = drawing.corners;
  if (start === undefined || ends.length === 0) return null;
  let from = start;
  let room: Outcome<Room> = { ok: true, value: empty };
  for (const [i, to] of ends.entries()) {
    if (!room.ok) return room;
    const id = newId();
    const appended = appendWall(room.value, {
      id,
      from,
      lengthMm: distance2(from, to),
      ...(thickness === undefined ? {} : { thickness }),
      angleDeg: (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI,
    });
    room = appended.ok ? bent(appended.value, id, from, drawing.sagittas[i] ?? 0) : appended;
    from = to;
  }
  return room.ok && drawing.state === "closed" && room.value.openEnd !== null
    ? closeRoom(room.value, { id: newId(), ...(thickness === undefined ? {} : { thickness }) })
    : room;
}

/** Bends a wall. Closing the room may have reversed the wall, so that its left is its right. */
function bent(room: Room, wall: WallId, from: Vec2, sagitta: number): Outcome<Room> {
  if (sagitta === 0) return { ok: true, value: room };
  const segment = wallSegment(room, wall);
  const isTurned = segment !== undefined && distance2(segment.from, from) > distance2(segment.to, from);
  return bendWall(room, { wall, sagittaMm: isTurned ? -sagitta : sagitta });
}
