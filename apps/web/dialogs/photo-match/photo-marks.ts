import {
  type MatchedCamera,
  matchCamera,
  type PhotoCamera,
  toParent,
  turn,
  type Vec2,
} from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";

/** The points that are dragged over the photograph, pixels: two lines along the wall, two away from it, the wall's foot. */
export interface MarkedPoints {
  readonly alongA: readonly [Vec2, Vec2];
  readonly alongB: readonly [Vec2, Vec2];
  readonly awayA: readonly [Vec2, Vec2];
  readonly awayB: readonly [Vec2, Vec2];
  /** The wall's left corner on the floor, and a point of its foot that is `lengthMm` further to the right. */
  readonly foot: readonly [Vec2, Vec2];
}

export type LineName = keyof MarkedPoints;
export const LINE_NAMES: readonly LineName[] = ["alongA", "alongB", "awayA", "awayB", "foot"];

/** Where the lines lie until they are dragged: as in a picture of a wall and of the one to its right. No two points lie on each other. */
export function firstPoints([width, height]: Vec2): MarkedPoints {
  const at = (x: number, y: number): Vec2 => [x * width, y * height];
  return {
    alongA: [at(0.2, 0.2136), at(0.66, 0.2723)],
    alongB: [at(0.12, 0.7166), at(0.6, 0.6553)],
    awayA: [at(0.8, 0.255), at(0.96, 0.204)],
    awayB: [at(0.8, 0.665), at(0.96, 0.716)],
    foot: [at(0.25, 0.7), at(0.72, 0.64)],
  };
}

/** The camera in the room that saw the points so. `wall`: whose foot they mark; X runs along it as seen from inside the room. */
export function cameraOf(
  points: MarkedPoints,
  wall: WallSegment,
  lengthMm: number,
  [widthPx, heightPx]: Vec2,
): MatchedCamera {
  const matched = matchCamera({
    widthPx,
    heightPx,
    alongX: [points.alongA, points.alongB],
    alongZ: [points.awayA, points.awayB],
    origin: points.foot[0],
    end: points.foot[1],
    lengthMm,
  });
  return matched.ok ? { ...matched, camera: wallToRoom(matched.camera, wall) } : matched;
}

function wallToRoom(camera: PhotoCamera, { frame }: WallSegment): PhotoCamera {
  return {
    ...camera,
    position: toParent(frame, camera.position),
    right: turn(frame.rotY, camera.right),
    up: turn(frame.rotY, camera.up),
    back: turn(frame.rotY, camera.back),
  };
}
