import type { Vec2 } from "@stanza/geometry";
import type { WallId } from "../ids.ts";
import { coordinateRefusal, firstRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { bendWall, onStraightened } from "./curves/bend-wall.ts";
import { sagittaThrough, wallCurve } from "./curves/wall-curve.ts";
import { roomCorners, withCorners } from "./room-corners.ts";

/**
 * Moves one corner; the walls that meet there follow. A curved wall that ends there keeps its curvature; one that runs on through it is
 * bent to pass through the new place.
 *
 * corner    index in `roomCorners`: the start of that wall, or the end of an open room
 * refused   `unknownCorner`, `notANumber`, `outOfBounds`, whatever `checkRoom` refuses
 */
export function moveCorner(room: Room, args: { readonly corner: number; readonly to: Vec2 }): Outcome<Room> {
  const { corner, to } = args;
  if (!roomCorners(room)[corner]) return refused("unknownCorner", "corner", `there is no corner ${corner}`);
  const refusal = firstRefusal(...to.map((one, axis) => coordinateRefusal(one, `to.${axis}`)));
  if (refusal) return refusal;
  const { walls } = room;
  const before = walls[corner - 1] ?? (room.openEnd === null ? walls.at(-1) : undefined);
  const after = walls[corner];
  const through = after?.curve !== undefined && after.curve === before?.curve && wallCurve(room, after.id);
  if (through) {
    return bendWall(room, { wall: after.id, sagittaMm: sagittaThrough(through.from, through.to, to) });
  }
  const at = after?.id;
  const move = (straight: Room): Outcome<Room> => {
    const corners = roomCorners(straight);
    const index = at === undefined ? corners.length - 1 : straight.walls.findIndex(({ id }) => id === at);
    return checkRoom(withCorners(straight, corners.with(index, to)));
  };
  return keepingCurves(room, [before?.id, at], move);
}

/** Applies a change while the curved walls among these are straight. */
function keepingCurves(
  room: Room,
  [wall, ...walls]: readonly (WallId | undefined)[],
  change: (room: Room) => Outcome<Room>,
): Outcome<Room> {
  if (wall !== undefined)
    return onStraightened(room, wall, (straight) => keepingCurves(straight, walls, change));
  return walls.length > 0 ? keepingCurves(room, walls, change) : change(room);
}
