import {
  distance2,
  edgesOf,
  type Frame,
  fromPlan,
  rotYOfDirection,
  sub2,
  unit2,
  type Vec2,
} from "@stanza/geometry";
import type { Room, Wall } from "../project.ts";
import { roomCorners } from "./room-corners.ts";
import { wallName } from "./wall-name.ts";

/** A wall as it stands in the room. Plan points and unit directions, mm. */
export interface WallSegment {
  readonly wall: Wall;
  readonly index: number;
  /** A, B, C … */
  readonly name: string;
  /** Corners of the inner face. */
  readonly from: Vec2;
  readonly to: Vec2;
  /** Clear inner length. */
  readonly length: number;
  readonly height: number;
  readonly direction: Vec2;
  /** Into the room. */
  readonly normal: Vec2;
  /** Wall frame → room frame (docs/coordinates.md). */
  readonly frame: Frame;
}

/** The walls of a room in order. */
export function wallSegments(room: Room): readonly WallSegment[] {
  const edges = edgesOf(roomCorners(room), room.openEnd === null);
  return room.walls.map((wall, index) => {
    const { from, to } = edges[index]!;
    const direction = unit2(sub2(to, from));
    return {
      wall,
      index,
      name: wallName(index),
      from,
      to,
      length: distance2(from, to),
      height: wall.height ?? room.height,
      direction,
      normal: [0 - direction[1], direction[0]],
      frame: { at: fromPlan(from), rotY: rotYOfDirection(direction) },
    };
  });
}

export function wallSegment(room: Room, wall: string): WallSegment | undefined {
  return wallSegments(room).find((segment) => segment.wall.id === wall);
}
