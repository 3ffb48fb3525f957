import {
  add3,
  type Bounds,
  cosSin,
  dot3,
  normaliseAngle,
  scale3,
  sub3,
  toRadians,
  type Vec3,
} from "@stanza/geometry";

/** The camera's place, as a person turns it. Degrees and mm. */
export interface Orbit {
  /** The point that the camera looks at and turns around. */
  readonly target: Vec3;
  /** 0 looks along −Z, from the front; positive moves the camera to the right (+X). */
  readonly azimuth: number;
  /** The camera's angle above the horizon. */
  readonly elevation: number;
  readonly distance: number;
}

/** Upright field of view of the room, degrees: the lens of somebody who photographs rooms. */
export const FIELD_OF_VIEW = 38;
/** The field of view for a picture of one row, degrees: a longer lens, as furniture is photographed. */
export const ROW_FIELD_OF_VIEW = 26;
const LOWEST = -8;
/** An angle just short of straight down, where left and right would be lost. */
const HIGHEST = 89.9;
const NEAREST = 250;
const FARTHEST = 80_000;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export function limitOrbit(orbit: Orbit): Orbit {
  return {
    target: orbit.target,
    azimuth: normaliseAngle(orbit.azimuth),
    elevation: clamp(orbit.elevation, LOWEST, HIGHEST),
    distance: clamp(orbit.distance, NEAREST, FARTHEST),
  };
}

/** The camera's axes in the room frame. `back` points from the target to the camera. */
export function orbitAxes({ azimuth, elevation }: Pick<Orbit, "azimuth" | "elevation">): {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly back: Vec3;
} {
  const [ca, sa] = cosSin(azimuth);
  const [ce, se] = cosSin(elevation);
  return { right: [ca, 0, -sa], up: [-sa * se, ce, -ca * se], back: [sa * ce, se, ca * ce] };
}

export const orbitPosition = (orbit: Orbit): Vec3 =>
  add3(orbit.target, scale3(orbitAxes(orbit).back, orbit.distance));

/** Turned by a drag in degrees. */
export const turned = (orbit: Orbit, azimuth: number, elevation: number): Orbit =>
  limitOrbit({ ...orbit, azimuth: orbit.azimuth + azimuth, elevation: orbit.elevation + elevation });

/** Moved parallel to the picture; mm in the target's plane. */
export function panned(orbit: Orbit, right: number, up: number): Orbit {
  const axes = orbitAxes(orbit);
  return { ...orbit, target: add3(orbit.target, add3(scale3(axes.right, right), scale3(axes.up, up))) };
}

/** Nearer (factor < 1) or farther, keeping `anchor` where it is in the picture. */
export function zoomed(orbit: Orbit, factor: number, anchor: Vec3): Orbit {
  const distance = clamp(orbit.distance * factor, NEAREST, FARTHEST);
  const k = distance / orbit.distance;
  return { ...orbit, distance, target: add3(anchor, scale3(sub3(orbit.target, anchor), k)) };
}

/** The same view direction, near enough that the whole of `bounds` is in the picture. */
export function fitted(
  { azimuth, elevation }: Pick<Orbit, "azimuth" | "elevation">,
  { min, max }: Bounds,
  aspect: number,
  { fov = FIELD_OF_VIEW, margin = 1.08 }: { fov?: number; margin?: number } = {},
): Orbit {
  const { right, up, back } = orbitAxes({ azimuth, elevation });
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i): Vec3 => [i & 1 ? max[0] : min[0], i & 2 ? max[1] : min[1], i & 4 ? max[2] : min[2]],
  );
  const tanV = Math.tan(toRadians(fov) / 2) / margin;
  const tanH = tanV * aspect;
  const spot = (corner: Vec3) => ({ x: dot3(corner, right), y: dot3(corner, up), z: dot3(corner, back) });
  const spots = corners.map(spot);
  // Each corner keeps the camera behind four planes through it; the eye's place across follows from the two that bind.
  const reach = (axis: "x" | "y", tan: number): readonly [centre: number, distance: number] => {
    const high = Math.max(...spots.map((s) => s[axis] + tan * s.z));
    const low = Math.min(...spots.map((s) => s[axis] - tan * s.z));
    return [(high + low) / 2, (high - low) / (2 * tan)];
  };
  const [x, zFromX] = reach("x", tanH);
  const [y, zFromY] = reach("y", tanV);
  const middle = spots.reduce((sum, s) => sum + s.z, 0) / spots.length;
  const distance = clamp(Math.max(zFromX, zFromY) - middle, NEAREST, FARTHEST);
  const target = add3(add3(scale3(right, x), scale3(up, y)), scale3(back, middle));
  return { target, azimuth, elevation, distance };
}

/** Between two views, `t` 0 … 1, turning the short way round. */
export function between(from: Orbit, to: Orbit, t: number): Orbit {
  const turn = ((to.azimuth - from.azimuth + 540) % 360) - 180;
  const mix = (a: number, b: number): number => a + (b - a) * t;
  return {
    target: add3(from.target, scale3(sub3(to.target, from.target), t)),
    azimuth: normaliseAngle(from.azimuth + turn * t),
    elevation: mix(from.elevation, to.elevation),
    distance: from.distance * (to.distance / from.distance) ** t,
  };
}
