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

/** A wall in plan. Points and unit directions, mm. */
export interface WallSegment {
  readonly wall: Wall;
  readonly index: number;
  /** A, B, C …; the facets of a curved wall share one name. */
  readonly name: string;
  /** Corners of the inner face. */
  readonly from: Vec2;
  readonly to: Vec2;
  /** Clear inner length. */
  readonly length: number;
  /** Height at its start, and at its end. */
  readonly height: number;
  readonly endHeight: number;
  readonly direction: Vec2;
  /** Points into the room. */
  readonly normal: Vec2;
  /** Wall frame → room frame (docs/coordinates.md). */
  readonly frame: Frame;
}

/** The walls of a room in order. */
export function wallSegments(room: Room): readonly WallSegment[] {
  const edges = edgesOf(roomCorners(room), room.openEnd === null);
  const names = wallNames(room);
  return room.walls.map((wall, index) => {
    const { from, to } = edges[index]!;
    const direction = unit2(sub2(to, from));
    const height = wall.height ?? room.height;
    return {
      wall,
      index,
      name: names[index]!,
      from,
      to,
      length: distance2(from, to),
      height,
      endHeight: wall.endHeight ?? height,
      direction,
      normal: [0 - direction[1], direction[0]],
      frame: { at: fromPlan(from), rotY: rotYOfDirection(direction) },
    };
  });
}

export function wallSegment(room: Room, wall: string): WallSegment | undefined {
  return wallSegments(room).find((segment) => segment.wall.id === wall);
}

/** The name of each wall in order; the facets of a curved wall share theirs. */
export function wallNames({ walls }: Room): readonly string[] {
  const names = new Map<string, string>();
  return walls.map(({ id, curve }) => {
    const key = curve === undefined ? `wall ${id}` : `curve ${curve}`;
    const name = names.get(key) ?? wallName(names.size);
    names.set(key, name);
    return name;
  });
}
