import type { Vec2 } from "@stanza/geometry";
import type { WallId } from "../../ids.ts";
import { type Outcome, refused } from "../../outcome.ts";
import type { Room } from "../../project.ts";
import { checkRoom } from "../check-room.ts";
import { onStraightened } from "../curves/bend-wall.ts";
import { viewedWalls } from "../curves/viewed-walls.ts";
import { withCorners } from "../room-corners.ts";

/** The corners between which a tape measures: those of the room, with a curved wall as its chord; an open room's free end is the last. */
export function surveyCorners(room: Room): readonly Vec2[] {
  const starts = viewedWalls(room).map(({ segment }) => segment.from);
  return room.openEnd === null ? starts : [...starts, room.openEnd];
}

/**
 * Gives the room other corners, as many as `surveyCorners` gives: its walls keep their identity and curved ones their curvature.
 *
 * refused   `unknownCorner` for another number of corners, whatever `checkRoom` refuses
 */
export function surveyedRoom(room: Room, corners: readonly Vec2[]): Outcome<Room> {
  if (corners.length !== surveyCorners(room).length) {
    return refused("unknownCorner", "corners", "the survey has other corners than the room");
  }
  const curved = viewedWalls(room).flatMap(({ segment, curve }) => (curve ? [segment.wall.id] : []));
  return keepingCurves(room, curved, (straight) => checkRoom(withCorners(straight, corners)));
}

function keepingCurves(
  room: Room,
  [wall, ...walls]: readonly WallId[],
  change: (room: Room) => Outcome<Room>,
): Outcome<Room> {
  if (wall === undefined) return change(room);
  return onStraightened(room, wall, (straight) => keepingCurves(straight, walls, change));
}
