import { distance2, edgesOf, firstCrossing, polygonArea } from "@stanza/geometry";
import {
  codeRefusal,
  coordinateRefusal,
  firstRefusal,
  LIMITS,
  numberRefusal,
  sizeRefusal,
} from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { roomCorners } from "./room-corners.ts";
import { wallNames } from "./wall-segments.ts";

/**
 * Returns the room when it can be built, drawn and measured; otherwise its first fault with its place (`walls.3.start.0`).
 *
 * Refused: ids that are empty or double, numbers that are not finite, sizes outside 1 … 100,000 mm, more than 200 walls, a closed room of
 * fewer than three walls or walked anticlockwise, and walls that cross, touch or fold back onto each other.
 *
 * Source: reliability.md T30.
 */
export function checkRoom(room: Room): Outcome<Room> {
  const { walls, openEnd } = room;
  if (walls.length > LIMITS.maxWalls) {
    return refused(
      "tooManyWalls",
      "walls",
      `a room has at most ${LIMITS.maxWalls} walls, got ${walls.length}`,
    );
  }
  const refusal = firstRefusal(
    codeRefusal(room.id, "id"),
    sizeRefusal(room.height, "height"),
    codeRefusal(room.floorMaterial, "floorMaterial"),
    codeRefusal(room.wallMaterial, "wallMaterial"),
    room.ceilingMaterial === undefined ? null : codeRefusal(room.ceilingMaterial, "ceilingMaterial"),
    ...Object.entries(room.statedArea ?? {}).map(([key, value]) =>
      numberRefusal(value, `statedArea.${key}`, 0, LIMITS.maxCoordinate),
    ),
    ...walls.flatMap((wall, i) => [
      codeRefusal(wall.id, `walls.${i}.id`),
      coordinateRefusal(wall.start[0], `walls.${i}.start.0`),
      coordinateRefusal(wall.start[1], `walls.${i}.start.1`),
      sizeRefusal(wall.thickness, `walls.${i}.thickness`),
      wall.height === undefined ? null : sizeRefusal(wall.height, `walls.${i}.height`),
      wall.endHeight === undefined ? null : sizeRefusal(wall.endHeight, `walls.${i}.endHeight`),
      wall.curve === undefined ? null : codeRefusal(wall.curve, `walls.${i}.curve`),
      wall.material === undefined ? null : codeRefusal(wall.material, `walls.${i}.material`),
    ]),
    ...(openEnd ? openEnd.map((one, axis) => coordinateRefusal(one, `openEnd.${axis}`)) : []),
  );
  return refusal ?? checkIds(room) ?? checkShape(room) ?? done(room);
}

function checkIds({ walls }: Room): Outcome<never> | null {
  const seen = new Set<string>();
  for (const [i, { id }] of walls.entries()) {
    if (seen.has(id)) return refused("duplicateId", `walls.${i}.id`, `there are two walls ${id}`);
    seen.add(id);
  }
  return null;
}

function checkShape(room: Room): Outcome<never> | null {
  const { walls, openEnd } = room;
  const closed = openEnd === null;
  if (walls.length === 0) {
    return closed ? null : refused("tooFewWalls", "openEnd", "a room without walls has no end");
  }
  if (closed && walls.length < 3) {
    return refused("tooFewWalls", "walls", `a closed room needs three walls, got ${walls.length}`);
  }
  const corners = roomCorners(room);
  const lengths = edgesOf(corners, closed).map(({ from, to }) => distance2(from, to));
  const refusal = firstRefusal(...lengths.map((length, i) => sizeRefusal(length, `walls.${i}`)));
  if (refusal) return refusal;
  const crossing = firstCrossing(corners, closed);
  if (crossing) {
    const names = wallNames(room);
    const [a, b] = crossing.map((index) => names[index]);
    return refused("selfCrossing", `walls.${crossing[1]}`, `walls ${a} and ${b} cross or touch each other`);
  }
  return closed && polygonArea(corners) <= 0
    ? refused("wrongDirection", "walls", "the walls of a closed room run clockwise")
    : null;
}
