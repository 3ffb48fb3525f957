import { distance2 } from "@stanza/geometry";
import type { Room } from "../project.ts";
import { roomCorners } from "./room-corners.ts";

/** An open run of walls whose ends are farther apart than this share of its length surrounds nothing. */
const STRAIGHT = 0.6;

/**
 * Returns true for walls that stand free: a single one, or a run that bends too little to surround anything. A plan of another program may
 * have many, and none of them is a room.
 */
export function areFreeWalls(room: Room): boolean {
  if (room.openEnd === null) return false;
  const corners = roomCorners(room);
  const length = corners.slice(1).reduce((sum, at, i) => sum + distance2(corners[i]!, at), 0);
  return distance2(corners[0]!, corners.at(-1)!) > STRAIGHT * length;
}
