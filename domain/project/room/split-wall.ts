import { add2, scale2 } from "@stanza/geometry";
import { firstRefusal, LIMITS, numberRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { wallSegment } from "./wall-segments.ts";

/**
 * The room with a new corner on one wall. The part before it keeps the wall's id; the part after it is a new wall of the same thickness
 * and height.
 *
 * atMm      from the wall's start along the inner face
 * refused   `unknownWall`, `notANumber`, `outOfBounds` at `atMm`, `duplicateId`, `tooManyWalls`
 */
export function splitWall(
  room: Room,
  args: { readonly wall: string; readonly atMm: number; readonly newId: string },
): Outcome<Room> {
  const segment = wallSegment(room, args.wall);
  if (!segment) return refused("unknownWall", "wall", `there is no wall ${args.wall}`);
  const { minSize } = LIMITS;
  const refusal = firstRefusal(numberRefusal(args.atMm, "atMm", minSize, segment.length - minSize));
  if (refusal) return refusal;
  const start = add2(segment.from, scale2(segment.direction, args.atMm));
  const walls = room.walls.toSpliced(segment.index + 1, 0, { ...segment.wall, id: args.newId, start });
  return checkRoom({ ...room, walls });
}
