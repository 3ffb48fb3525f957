import { type Bounds, dot3, normaliseAngle, sub3, toRadians, type Vec3 } from "@stanza/geometry";
import { FIELD_OF_VIEW, fitted, type Orbit, orbitAxes, orbitPosition } from "@stanza/models";

/** What stands around something that is looked at, and is shown with it, mm. */
const AROUND = 1200;
/** Something is in the picture while it keeps this far from its edges; 1 is the edge. */
const EDGE = 0.96;
/** A front is seen up to this angle, degrees; from farther round the camera comes to this one. */
const SIDEWAYS = 75;
const OBLIQUE = 35;

interface Sight {
  /** Width by height of the picture. */
  readonly aspect: number;
  /** The direction of its front, degrees as the camera's azimuth; absent: it has none. */
  readonly facing?: number | undefined;
  /** Its larger side is at least this part of the picture's smaller one, 0 … 1. */
  readonly least: number;
}

/**
 * The camera's place from which something is plainly seen: wholly in the picture, large enough, and from its front. The same orbit where that
 * is so already, so that nothing moves without need.
 */
export function revealing(orbit: Orbit, bounds: Bounds, { aspect, facing, least }: Sight): Orbit {
  const away = facing === undefined ? 0 : normaliseAngle(orbit.azimuth - facing + 180) - 180;
  const isFromFront = Math.abs(away) <= SIDEWAYS;
  const extent = extentIn(orbit, bounds, aspect);
  if (isFromFront && extent && extent.reach <= EDGE && extent.size >= least) return orbit;
  const azimuth =
    isFromFront || facing === undefined ? orbit.azimuth : normaliseAngle(facing + Math.sign(away) * OBLIQUE);
  const [min, max] = [bounds.min.map((v) => v - AROUND), bounds.max.map((v) => v + AROUND)];
  // Nothing stands below the floor.
  min[1] = Math.max(min[1] as number, Math.min(0, bounds.min[1]));
  const around = { min, max } as unknown as Bounds;
  return fitted({ azimuth, elevation: Math.max(orbit.elevation, 12) }, around, aspect);
}

/** How far something reaches in the picture, 1 is its edge, and its larger side as a part of the smaller one; null: behind the camera. */
function extentIn(orbit: Orbit, { min, max }: Bounds, aspect: number) {
  const { right, up, back } = orbitAxes(orbit);
  const eye = orbitPosition(orbit);
  const tan = Math.tan(toRadians(FIELD_OF_VIEW) / 2);
  const spots: (readonly [number, number])[] = [];
  for (let i = 0; i < 8; i++) {
    const corner: Vec3 = [i & 1 ? max[0] : min[0], i & 2 ? max[1] : min[1], i & 4 ? max[2] : min[2]];
    const from = sub3(corner, eye);
    const depth = -dot3(from, back);
    if (depth <= 0) return null;
    spots.push([dot3(from, right) / (tan * depth), dot3(from, up) / (tan * depth)]);
  }
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const span = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
  return {
    reach: Math.max(...xs.map((x) => Math.abs(x) / aspect), ...ys.map(Math.abs)),
    size: Math.max(span(xs), span(ys)) / (2 * Math.min(1, aspect)),
  };
}
