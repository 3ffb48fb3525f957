import { add2, scale2 } from "@stanza/geometry";
import { firstRefusal, LIMITS, numberRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { angleOnCurve } from "./curves/place-on-curve.ts";
import { splitCurve } from "./curves/split-curve.ts";
import { wallCurve } from "./curves/wall-curve.ts";
import { wallSegment } from "./wall-segments.ts";

/**
 * Splits one wall with a new corner. The part before it keeps the wall's id; the part after it is a new wall of the same thickness, and a
 * sloped top runs on over both. A curved wall becomes two curved walls on one circle.
 *
 * atMm      from the start of the wall, of a curved one of the facet, along the inner face
 * refused   `unknownWall`, `notANumber`, `outOfBounds` at `atMm`, `duplicateId`, `tooManyWalls`
 */
export function splitWall(
  room: Room,
  args: { readonly wall: string; readonly atMm: number; readonly newId: string },
): Outcome<Room> {
  const segment = wallSegment(room, args.wall);
  if (!segment) return refused("unknownWall", "wall", `there is no wall ${args.wall}`);
  const { minSize } = LIMITS;
  const { wall, index, height, endHeight, length } = segment;
  const curve = wallCurve(room, wall.id);
  const refusal = curve
    ? firstRefusal(numberRefusal(args.atMm, "atMm", 0, length))
    : firstRefusal(numberRefusal(args.atMm, "atMm", minSize, length - minSize));
  if (refusal) return refusal;
  if (curve) {
    const atMm = angleOnCurve(curve, wall.id, args.atMm)! * curve.radius;
    return splitCurve(room, curve, { atMm, newId: args.newId });
  }
  const start = add2(segment.from, scale2(segment.direction, args.atMm));
  const middle = height + ((endHeight - height) * args.atMm) / length;
  const slopes = wall.endHeight !== undefined;
  const walls = room.walls.toSpliced(
    index,
    1,
    { ...wall, ...(slopes ? { endHeight: middle } : {}) },
    { ...wall, id: args.newId, start, ...(slopes ? { height: middle } : {}) },
  );
  return checkRoom({ ...room, walls });
}
