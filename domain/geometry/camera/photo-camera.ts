import { toDegrees } from "../angle.ts";
import { add3, dot3, length3, scale3, sub3, type Vec2, type Vec3 } from "../vec.ts";
import { type ImageLine, vanishingPoint } from "./vanishing-point.ts";

/**
 * A pinhole camera. Pixels `[u, v]` count from the picture's upper left corner, v downwards; the optical axis goes through the middle.
 *
 * right, up, back  unit axes of the camera in its parent frame, right-handed; it looks along −back
 */
export interface PhotoCamera {
  readonly position: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly back: Vec3;
  /** Focal length in pixels of the picture. */
  readonly focalPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A person's marks in a photograph: lines along the frame's X and along its Z, and one length along X. Pixels, mm. */
export interface PhotoMarks {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly alongX: readonly [ImageLine, ImageLine];
  readonly alongZ: readonly [ImageLine, ImageLine];
  /** The frame's origin in the picture. */
  readonly origin: Vec2;
  /** The point `[lengthMm, 0, 0]` of the frame in the picture. */
  readonly end: Vec2;
  readonly lengthMm: number;
}

/**
 * The reasons why marks give no camera.
 *
 * degenerate   a line without length, or the origin at the end
 * noFocal      the pairs cannot be two directions at a right angle
 * behind       the length would lie behind the camera, or not along X
 */
export type PhotoRefusal = "degenerate" | "noFocal" | "behind";

export type MatchedCamera =
  | {
      readonly ok: true;
      readonly camera: PhotoCamera;
      /** True when a pair of lines is parallel in the picture, so that its lens is unknown and a usual one is assumed. */
      readonly focalIsAssumed: boolean;
    }
  | { readonly ok: false; readonly cause: PhotoRefusal };

/** Usual focal length as a share of the picture's longer side: 26 mm on a 36 mm frame, the main lens of telephones. */
const USUAL_FOCAL = 26 / 36;
/** Wider and longer lenses count as mistakes, as shares of the picture's longer side. */
const FOCAL = { least: 0.25, most: 12 } as const;

/**
 * Finds the camera of a photograph from two vanishing points of horizontal directions at a right angle.
 *
 * With the principal point in the middle of the picture the focal length follows from f² = −(v₁ · v₂), the rotation from the directions
 * through both vanishing points, and the position from one length. A pair that is parallel in the picture has no vanishing point: f is then
 * unknown, and a usual lens is assumed.
 *
 * returns  in the frame of the marks: X along the first pair, Y up, Z along the second
 *
 * Source: B. Caprile, V. Torre, "Using vanishing points for camera calibration", International Journal of Computer Vision 4 (1990); E.
 * Guillou et al., "Using vanishing points for camera calibration and coarse 3D reconstruction from a single image", The Visual Computer 16
 * (2000). ASSUMED: square pixels, nothing cropped away from one side, no lens distortion.
 */
export function matchCamera(marks: PhotoMarks): MatchedCamera {
  const { widthPx, heightPx } = marks;
  const centre: Vec2 = [widthPx / 2, heightPx / 2];
  const vx = vanishingPoint(marks.alongX, centre);
  const vz = vanishingPoint(marks.alongZ, centre);
  if (!vx || !vz) return { ok: false, cause: "degenerate" };
  const isKnown = vx.at !== null && vz.at !== null;
  const long = Math.max(widthPx, heightPx);
  const squared = vx.at && vz.at ? -(vx.at[0] * vz.at[0] + vx.at[1] * vz.at[1]) : (USUAL_FOCAL * long) ** 2;
  const focalPx = Math.sqrt(squared);
  if (!(focalPx >= FOCAL.least * long && focalPx <= FOCAL.most * long))
    return { ok: false, cause: "noFocal" };
  const ray = ([u, v]: Vec2): Vec3 => [u - centre[0], centre[1] - v, -focalPx];
  const seen = (direction: Vec2, at: Vec2 | null): Vec3 =>
    unit3(at ? [at[0], -at[1], -focalPx] : [direction[0], -direction[1], 0]);

  const alongZ = seen(vz.direction, vz.at);
  // Exact with a measured f; with an assumed lens the pair without a vanishing point is adjusted.
  const alongX = unit3(upright(seen(vx.direction, vx.at), alongZ));
  const position = distanceAlong(ray(marks.origin), ray(marks.end), alongX, marks.lengthMm);
  if (position === null) return { ok: false, cause: "degenerate" };
  // The length decides the direction of X: in the other direction it would lie behind the camera.
  const x = position.near < 0 ? scale3(alongX, -1) : alongX;
  const [near, far] = [Math.abs(position.near), position.far * Math.sign(position.near)];
  if (!(far > 0)) return { ok: false, cause: "behind" };
  const y = cross3(alongZ, x);
  const [up, z] = y[1] < 0 ? [scale3(y, -1), scale3(alongZ, -1)] : [y, alongZ];
  const origin = scale3(unit3(ray(marks.origin)), near);
  const camera: PhotoCamera = {
    position: scale3([dot3(x, origin), dot3(up, origin), dot3(z, origin)], -1),
    right: [x[0], up[0], z[0]],
    up: [x[1], up[1], z[1]],
    back: [x[2], up[2], z[2]],
    focalPx,
    widthPx,
    heightPx,
  };
  return { ok: true, camera, focalIsAssumed: !isKnown };
}

/** The place of a point in the picture, in its pixels; `null` behind the camera. */
export function projectToPhoto(camera: PhotoCamera, point: Vec3): Vec2 | null {
  const from = sub3(point, camera.position);
  const depth = -dot3(from, camera.back);
  if (depth <= 1e-9) return null;
  const k = camera.focalPx / depth;
  return [camera.widthPx / 2 + dot3(from, camera.right) * k, camera.heightPx / 2 - dot3(from, camera.up) * k];
}

/** The vertical field of view, degrees. */
export const photoFieldOfView = ({ heightPx, focalPx }: PhotoCamera): number =>
  2 * toDegrees(Math.atan(heightPx / 2 / focalPx));

/**
 * The distance to a segment of known length and direction whose ends are seen along two rays: the least-squares solution of near · a +
 * length · direction = far · b with unit rays a and b.
 */
function distanceAlong(
  from: Vec3,
  to: Vec3,
  direction: Vec3,
  length: number,
): { readonly near: number; readonly far: number } | null {
  const [a, b] = [unit3(from), unit3(to)];
  const cosine = dot3(a, b);
  const spread = 1 - cosine * cosine;
  if (!(length > 0) || spread < 1e-12) return null;
  const [p, q] = [-length * dot3(a, direction), -length * dot3(b, direction)];
  const near = (p - cosine * q) / spread;
  const far = (cosine * p - q) / spread;
  return near === 0 ? null : { near, far };
}

const unit3 = (v: Vec3): Vec3 => scale3(v, 1 / length3(v));
const upright = (v: Vec3, to: Vec3): Vec3 => add3(v, scale3(to, -dot3(v, to)));
const cross3 = ([a, b, c]: Vec3, [d, e, f]: Vec3): Vec3 => [b * f - c * e, c * d - a * f, a * e - b * d];
