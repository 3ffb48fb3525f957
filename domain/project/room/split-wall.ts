import { add2, scale2 } from "@stanza/geometry";
import { firstRefusal, LIMITS, numberRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { wallCurve } from "./curves/wall-curve.ts";
import { type WallSegment, wallSegment } from "./wall-segments.ts";

/**
 * The room with a new corner on one wall. The part before it keeps the wall's id; the part after it is a new wall of the same thickness,
 * and a sloped top slopes on over both. Facets of a curved wall before and after the new corner become two curved walls.
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
  const { wall, index, height, endHeight, length } = segment;
  const middle = height + ((endHeight - height) * args.atMm) / length;
  const slopes = wall.endHeight !== undefined;
  const later = curveAfter(room, segment);
  const walls = room.walls
    .map((each) => (later.has(each.id) ? { ...each, curve: args.newId } : each))
    .toSpliced(
      index,
      1,
      { ...wall, ...(slopes ? { endHeight: middle } : {}) },
      {
        ...wall,
        id: args.newId,
        start,
        ...(slopes ? { height: middle } : {}),
        ...(wall.curve === undefined ? {} : { curve: args.newId }),
      },
    );
  return checkRoom({ ...room, walls });
}

function curveAfter(room: Room, { wall }: WallSegment): ReadonlySet<string> {
  const facets = wallCurve(room, wall.id)?.facets.map((facet) => facet.wall.id) ?? [];
  return new Set(facets.slice(facets.indexOf(wall.id) + 1));
}
