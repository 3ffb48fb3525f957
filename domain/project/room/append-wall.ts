import { add2, cosSin, distance2, scale2, type Vec2 } from "@stanza/geometry";
import { firstRefusal, LIMITS, numberRefusal, sizeRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room, Wall } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { closeRoom } from "./close-room.ts";
import { roomCorners } from "./room-corners.ts";
import { DEFAULT_WALL_THICKNESS } from "./room-from-template.ts";

/**
 * Adds a wall at the open end of a room; the first wall of an empty room starts at `from`. A wall that ends on the first corner, to the
 * millimetre, closes the room (see `closeRoom`).
 *
 * lengthMm    clear inner length
 * angleDeg    direction of the wall, as `rotY`: 0 to the right, 90 up as drawn
 * refused     `roomIsClosed`, `notANumber`, `outOfBounds` at `lengthMm` or `angleDeg`, whatever `checkRoom` refuses
 */
export function appendWall(
  room: Room,
  args: {
    readonly id: string;
    readonly lengthMm: number;
    readonly angleDeg: number;
    readonly from?: Vec2;
    readonly thickness?: number;
    readonly height?: number;
  },
): Outcome<Room> {
  const { id, lengthMm, angleDeg, from, thickness, height } = args;
  const refusal = firstRefusal(
    sizeRefusal(lengthMm, "lengthMm"),
    numberRefusal(angleDeg, "angleDeg", -LIMITS.maxTurn, LIMITS.maxTurn),
  );
  if (refusal) return refusal;
  if (room.walls.length > 0 && !room.openEnd)
    return refused("roomIsClosed", "walls", "the room is already closed");
  const start = room.openEnd ?? from ?? [0, 0];
  const [cos, sin] = cosSin(angleDeg);
  const end = add2(start, scale2([cos, -sin], lengthMm));
  const wall: Wall = {
    id,
    start,
    thickness: thickness ?? room.walls.at(-1)?.thickness ?? DEFAULT_WALL_THICKNESS,
    ...(height === undefined ? {} : { height }),
  };
  const first = roomCorners(room)[0];
  const longer = { ...room, walls: [...room.walls, wall], openEnd: end };
  return first && room.walls.length >= 2 && distance2(end, first) < LIMITS.minSize
    ? closeRoom(longer, { id })
    : checkRoom(longer);
}
