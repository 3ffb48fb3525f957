import {
  type Bounds,
  dot2,
  normaliseAngle,
  pointInPolygon,
  sub2,
  toDegrees,
  unionBounds,
  unit2,
  type Vec2,
} from "@stanza/geometry";
import { floorOutline, type ViewerRoom, type ViewerWall } from "../scene/scene-input.ts";
import { FIELD_OF_VIEW, fitted, type Orbit } from "./orbit.ts";

/** Height from which rooms are photographed, and of the middle of such a picture, mm: it shows more of the floor than of the ceiling. */
const PHOTOGRAPHER_EYE = 1500;
const MIDDLE = 1290;
/** How far the camera turns from straight before the main wall to a second one, degrees. */
const TURNS = { eye: 24, corner: 45 } as const;
/** The same where only one wall has furniture. */
const TURNS_ALONE = { eye: 10, corner: 38 } as const;
/** Furniture this close before a wall stands at it, mm. */
const AT_WALL = 400;
/** What is nearest may leave the picture a little, as in a photograph: the room is what counts. */
const CROP = 0.9;
/** Width by height of the narrowest picture that shows all of a room's furniture. */
const NARROWEST = 0.8;

interface ScoredWall {
  readonly wall: ViewerWall;
  readonly room: ViewerRoom;
  /** Front that its furniture shows, mm². */
  readonly front: number;
}

/**
 * The camera's place for a photograph of a room: at the height of a photographer's eye, level, turned to the wall with the most furniture. `eye`
 * stands before it, `corner` looks across to the wall beside it.
 *
 * pieces   furniture in the room frame, without doors and windows
 * aspect   width by height of the picture
 * returns  null where there is no furniture
 */
export function roomView(
  kind: "eye" | "corner",
  rooms: readonly ViewerRoom[],
  pieces: readonly Bounds[],
  aspect: number,
  fov = FIELD_OF_VIEW,
): Orbit | null {
  if (pieces.length === 0) return null;
  const walls = rooms
    .flatMap((room) => room.walls.map((wall): ScoredWall => ({ wall, room, front: frontAt(wall, pieces) })))
    .toSorted((a, b) => b.front - a.front);
  const main = walls[0] !== undefined && walls[0].front > 0 ? walls[0] : undefined;
  const azimuth = main ? facing(main.wall) : 0;
  const second = main && walls.find((one) => one.front > 0 && one.room === main.room && isBeside(one, main));
  const turn = second ? TURNS[kind] * Math.sign(turnTo(azimuth, facing(second.wall))) : TURNS_ALONE[kind];
  const outline = main && floorOutline(main.room);
  const inRoom = pieces.filter(({ min, max }) =>
    outline ? pointInPolygon([(min[0] + max[0]) / 2, (min[2] + max[2]) / 2], outline) !== "outside" : true,
  );
  const bounds = (inRoom.length > 0 ? inRoom : pieces).reduce(unionBounds);
  return levelView(azimuth + turn, bounds, aspect, fov);
}

/** Straight before a wall at a photographer's height: the whole of its length. */
export function wallView(wall: ViewerWall, bounds: Bounds, aspect: number, fov = FIELD_OF_VIEW): Orbit {
  return levelView(facing(wall), bounds, aspect, fov, 1.04);
}

/** At a photographer's height; the lens keeps uprights upright (`upright-lens.ts`). */
function levelView(azimuth: number, { min, max }: Bounds, aspect: number, fov: number, margin = CROP): Orbit {
  // Feet and tops may leave the picture: its width counts.
  const reach = Math.max(MIDDLE, max[1] - MIDDLE) * 0.8;
  const around: Bounds = {
    min: [min[0], MIDDLE - reach, min[2]],
    max: [max[0], MIDDLE + reach, max[2]],
  };
  // On an upright screen the sides are cut off: the whole width would be a strip in the middle.
  const shape = Math.max(aspect, NARROWEST);
  const level = fitted({ azimuth: normaliseAngle(azimuth), elevation: 0 }, around, shape, { fov, margin });
  const rise = PHOTOGRAPHER_EYE - level.target[1];
  const elevation = toDegrees(Math.atan2(rise, level.distance));
  return { ...level, elevation, distance: Math.hypot(rise, level.distance) };
}

/** The camera's azimuth straight before a wall, from the room. */
export function facing({ inner: { from, to } }: ViewerWall): number {
  const [dx, dz] = unit2(sub2(to, from));
  return toDegrees(Math.atan2(-dz, dx));
}

/** From one azimuth to another the short way, degrees. */
const turnTo = (from: number, to: number): number => normaliseAngle(to - from + 180) - 180;

const isBeside = (one: ScoredWall, main: ScoredWall): boolean => {
  const turn = Math.abs(turnTo(facing(main.wall), facing(one.wall)));
  return turn > 30 && turn < 150;
};

/** The front that furniture at a wall shows to the room, mm². */
function frontAt({ inner: { from, to } }: ViewerWall, pieces: readonly Bounds[]): number {
  const along = unit2(sub2(to, from));
  const into: Vec2 = [-along[1], along[0]];
  const length = dot2(sub2(to, from), along);
  return pieces.reduce((sum, { min, max }) => {
    const corners = [min[0], max[0]].flatMap((x) => [min[2], max[2]].map((z) => sub2([x, z], from)));
    const depths = corners.map((corner) => dot2(corner, into));
    const runs = corners.map((corner) => dot2(corner, along));
    const [near, first, last] = [Math.min(...depths), Math.min(...runs), Math.max(...runs)];
    if (near < -AT_WALL || near > AT_WALL || Math.max(...depths) < 0) return sum;
    return sum + Math.max(0, Math.min(last, length) - Math.max(first, 0)) * (max[1] - min[1]);
  }, 0);
}
