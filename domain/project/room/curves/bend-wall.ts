import { distance2 } from "@stanza/geometry";
import type { WallId } from "../../ids.ts";
import { firstRefusal, numberRefusal } from "../../limits.ts";
import { type Outcome, refused } from "../../outcome.ts";
import type { Room } from "../../project.ts";
import { checkRoom } from "../check-room.ts";
import { wallSegment } from "../wall-segments.ts";
import { refacet } from "./refacet.ts";
import { facetStarts, wallCurve } from "./wall-curve.ts";

/** A smaller sagitta counts as straight, mm. */
const STRAIGHT = 0.5;

/**
 * Bends one wall into an arc, or straightens it. The first facet keeps the id of the wall; a sloped top runs on from end to end.
 *
 * wall       a straight wall, or any facet of a curved one
 * sagittaMm  from the middle of the straight line to the arc: above 0 out of the room, below 0 into it; 0 makes it straight. At most the
 *            length of that line
 * refused    `unknownWall`, `notANumber`, `outOfBounds` at `sagittaMm`, whatever `checkRoom` refuses, e.g. `selfCrossing`
 */
export function bendWall(
  room: Room,
  args: { readonly wall: WallId; readonly sagittaMm: number },
): Outcome<Room> {
  const segment = wallSegment(room, args.wall);
  if (!segment) return refused("unknownWall", "wall", `there is no wall ${args.wall}`);
  const curve = wallCurve(room, args.wall);
  const facets = curve?.facets ?? [segment];
  const [first, last] = [facets[0]!, facets.at(-1)!];
  const chord = distance2(first.from, last.to);
  const refusal = firstRefusal(numberRefusal(args.sagittaMm, "sagittaMm", -chord, chord));
  if (refusal) return refusal;
  const isStraight = Math.abs(args.sagittaMm) < STRAIGHT;
  const starts = isStraight ? [first.from] : facetStarts(first.from, last.to, args.sagittaMm);
  const even = starts.map((at, i) => ({ at, share: i / starts.length }));
  return checkRoom(refacet(room, facets, even, isStraight ? undefined : (first.wall.curve ?? first.wall.id)));
}

/**
 * Applies a change for straight walls to a curved one: the wall is straightened, changed, and bent again by the same amount.
 *
 * refused   what `change` and `bendWall` refuse
 */
export function onStraightened(
  room: Room,
  wall: WallId,
  change: (room: Room, wall: WallId) => Outcome<Room>,
): Outcome<Room> {
  const curve = wallCurve(room, wall);
  if (curve === null) return change(room, wall);
  const first = curve.facets[0]!.wall.id;
  const straight = bendWall(room, { wall, sagittaMm: 0 });
  if (!straight.ok) return straight;
  const changed = change(straight.value, first);
  return changed.ok ? bendWall(changed.value, { wall: first, sagittaMm: curve.sagitta }) : changed;
}
