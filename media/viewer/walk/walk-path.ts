import { sub2, toDegrees, toRadians, type Vec2 } from "@stanza/geometry";
import { floorOutline, type ViewerRoom } from "@stanza/models";
import { contains } from "../light/occlusion-grid.ts";
import { type Obstacle, obstacles } from "./obstacles.ts";

/** Height of the eyes above the floor, mm. */
export const EYE_HEIGHT = 1600;
/** The least distance of a walking person from a wall, mm. ASSUMED: half a person's width; a door of 700 mm is passed. */
export const BODY_RADIUS = 220;
/** mm a second; ASSUMED: a calm pace indoors, and a hurried one with Shift. */
const PACE = 1500;
const HURRY = 3600;
/** Longest way at once, so that a walk never jumps through a wall between two slow frames. */
const STRIDE = 60;
/** A frame that came this late is no reason to leap, ms. */
const LONGEST_STEP_MS = 120;
const MOST_PITCH = 80;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * A person's place in the plan and direction of view. Degrees; heading 0 looks along −Z, positive turns to the left
 * (docs/coordinates.md).
 */
export interface Walker {
  readonly at: Vec2;
  readonly heading: number;
  /** The angle of view above the horizon. */
  readonly pitch: number;
}

/** The movement that keys and pad ask for, each −1 … 1. */
export interface WalkInput {
  readonly ahead: number;
  readonly right: number;
  readonly turnLeft: number;
  readonly lookUp: number;
  readonly fast: boolean;
}

export const STANDING: WalkInput = { ahead: 0, right: 0, turnLeft: 0, lookUp: 0, fast: false };

export const isMoving = ({ ahead, right, turnLeft, lookUp }: WalkInput): boolean =>
  ahead !== 0 || right !== 0 || turnLeft !== 0 || lookUp !== 0;

/** Returns the walker after walking for the given time; a wall in the way is slid along. */
export function walked(
  walker: Walker,
  input: WalkInput,
  walls: readonly Obstacle[],
  elapsedMs: number,
): Walker {
  const seconds = Math.min(LONGEST_STEP_MS, elapsedMs) / 1000;
  const turned = looking(walker, input.turnLeft * 100 * seconds, input.lookUp * 60 * seconds);
  const size = Math.hypot(input.ahead, input.right);
  if (size === 0) return turned;
  const speed = (input.fast ? HURRY : PACE) * Math.min(1, size);
  const heading = toRadians(turned.heading);
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  const [ahead, right] = [input.ahead / size, input.right / size];
  const way: Vec2 = [-sin * ahead + cos * right, -cos * ahead - sin * right];
  let at = turned.at;
  for (let left = speed * seconds; left > 0; left -= STRIDE) {
    const step = Math.min(STRIDE, left);
    at = besideWalls([at[0] + way[0] * step, at[1] + way[1] * step], walls);
  }
  return { ...turned, at };
}

/** Turned by degrees. */
export const looking = (walker: Walker, left: number, up: number): Walker => ({
  ...walker,
  heading: (((walker.heading + left) % 360) + 360) % 360,
  pitch: clamp(walker.pitch + up, -MOST_PITCH, MOST_PITCH),
});

/** The spot pushed out of every wall that it is too near to. */
function besideWalls(spot: Vec2, walls: readonly Obstacle[]): Vec2 {
  let at = spot;
  // A corner takes a second push, a narrow one a third.
  for (let pass = 0; pass < 3; pass++) {
    let pushed = false;
    for (const wall of walls) {
      const next = pushedFrom(at, wall);
      if (next) [at, pushed] = [next, true];
    }
    if (!pushed) break;
  }
  return at;
}

function pushedFrom(at: Vec2, { from, dir, length, thickness }: Obstacle): Vec2 | null {
  const [x, z] = sub2(at, from);
  const along = x * dir[0] + z * dir[1];
  const out = x * dir[1] - z * dir[0];
  const [dx, dz] = [along - clamp(along, 0, length), out - clamp(out, 0, thickness)];
  const distance = Math.hypot(dx, dz);
  if (distance >= BODY_RADIUS) return null;
  let push: Vec2;
  if (distance > 1e-6) {
    const share = (BODY_RADIUS - distance) / distance;
    push = [dx * share, dz * share];
  } else {
    // Inside: out by the nearer face.
    push = [0, out < thickness / 2 ? -out - BODY_RADIUS : thickness - out + BODY_RADIUS];
  }
  return [at[0] + dir[0] * push[0] + dir[1] * push[1], at[1] + dir[1] * push[0] - dir[0] * push[1]];
}

/** What stands aside costs half of what stands back gains: the room is seen from where it is deepest, not from a corner at any price. */
const ASIDE = 0.5;
/** Places tried along each side of the room. */
const PLACES = 24;

/**
 * Returns the place at which a walk begins: in the room that the view looks at, else the first, as far back from its middle as walls and
 * furniture let, looking over the middle, so that much of the room is seen.
 *
 * isFree  returns true when a person can stand at that place among the furniture
 */
export function startOfWalk(
  rooms: readonly ViewerRoom[],
  view: { readonly target: Vec2; readonly heading: number },
  isFree: (at: Vec2) => boolean,
): Walker {
  const outlines = rooms.map(floorOutline).filter((outline) => outline.length > 2);
  const outline = outlines.find((one) => contains(one, view.target)) ?? outlines[0];
  const start: Walker = { at: view.target, heading: view.heading, pitch: -4 };
  if (!outline) return start;
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  const middle: Vec2 = [(left + right) / 2, (top + bottom) / 2];
  const walls = obstacles(rooms);
  const heading = toRadians(view.heading);
  const back: Vec2 = [Math.sin(heading), Math.cos(heading)];
  const worthOf = ([x, z]: Vec2): number =>
    x * back[0] + z * back[1] - ASIDE * Math.abs(x * back[1] - z * back[0]);
  let best: { readonly at: Vec2; readonly worth: number } | null = null;
  for (let i = 0; i <= PLACES; i++) {
    for (let j = 0; j <= PLACES; j++) {
      const corner: Vec2 = [left + ((right - left) * i) / PLACES, top + ((bottom - top) * j) / PLACES];
      if (!contains(outline, corner)) continue;
      const at = besideWalls(corner, walls);
      const worth = worthOf(sub2(at, middle));
      if ((best === null || worth > best.worth) && contains(outline, at) && isFree(at)) best = { at, worth };
    }
  }
  if (!best) return { ...start, at: middle };
  const [x, z] = sub2(best.at, middle);
  // Nearly in the middle there is no direction to it.
  const looks = Math.hypot(x, z) < 2 * BODY_RADIUS ? view.heading : toDegrees(Math.atan2(x, z));
  return looking({ ...start, at: best.at, heading: looks }, 0, 0);
}
