import type { Vec2 } from "@stanza/geometry";
import { coordinateRefusal, firstRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { roomCorners, withCorners } from "./room-corners.ts";

/**
 * The room with one corner elsewhere; the walls that meet there follow.
 *
 * corner    index in `roomCorners`: the start of that wall, or the end of an open room
 * refused   `unknownCorner`, `notANumber`, `outOfBounds`, whatever `checkRoom` refuses
 */
export function moveCorner(room: Room, args: { readonly corner: number; readonly to: Vec2 }): Outcome<Room> {
  const corners = roomCorners(room);
  if (!corners[args.corner]) return refused("unknownCorner", "corner", `there is no corner ${args.corner}`);
  const refusal = firstRefusal(...args.to.map((one, axis) => coordinateRefusal(one, `to.${axis}`)));
  return refusal ?? checkRoom(withCorners(room, corners.with(args.corner, args.to)));
}
