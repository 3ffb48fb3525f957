import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cosSin } from "../angle.ts";
import type { Vec2, Vec3 } from "../vec.ts";
import {
  matchCamera,
  type PhotoCamera,
  type PhotoMarks,
  photoFieldOfView,
  projectToPhoto,
} from "./photo-camera.ts";
import type { ImageLine } from "./vanishing-point.ts";

/** A camera at `position`, turned by `pan` to the left and tilted down by `tilt`, degrees. */
function synthetic(position: Vec3, pan: number, tilt: number, focalPx = 1100): PhotoCamera {
  const [cp, sp] = cosSin(pan);
  const [ct, st] = cosSin(tilt);
  return {
    position,
    right: [cp, 0, -sp],
    up: [-sp * st, ct, -cp * st],
    back: [sp * ct, st, cp * ct],
    focalPx,
    widthPx: 1600,
    heightPx: 1200,
  };
}

const seen = (camera: PhotoCamera, point: Vec3): Vec2 => {
  const at = projectToPhoto(camera, point);
  if (!at) throw new Error("behind the camera");
  return at;
};
const line = (camera: PhotoCamera, from: Vec3, to: Vec3): ImageLine => [seen(camera, from), seen(camera, to)];

/** Exact marks of a wall of 4 m: its foot and its head, the foot and head of another one. */
const marksOf = (camera: PhotoCamera): PhotoMarks => ({
  widthPx: camera.widthPx,
  heightPx: camera.heightPx,
  alongX: [line(camera, [0, 0, 0], [4000, 0, 0]), line(camera, [0, 2700, 0], [4000, 2700, 0])],
  alongZ: [line(camera, [0, 0, 0], [0, 0, 1500]), line(camera, [4000, 2700, 0], [4000, 2700, 1500])],
  origin: seen(camera, [0, 0, 0]),
  end: seen(camera, [4000, 0, 0]),
  lengthMm: 4000,
});

function matched(marks: PhotoMarks) {
  const result = matchCamera(marks);
  if (!result.ok) throw new Error(result.cause);
  return result;
}

describe("[CD-06] the camera of a photograph", () => {
  test("is reconstructed from two pairs of lines, the origin and one length", () => {
    const camera = synthetic([1200, 1600, 4200], -28, 9);
    const { camera: found, focalIsAssumed } = matched(marksOf(camera));
    expect(focalIsAssumed).toBe(false);
    expect(found.focalPx).toBeCloseTo(1100, 4);
    expect(found.position.map(Math.round)).toEqual([1200, 1600, 4200]);
    for (const axis of ["right", "up", "back"] as const)
      for (const i of [0, 1, 2] as const) expect(found[axis][i]).toBeCloseTo(camera[axis][i], 8);
    expect(photoFieldOfView(found)).toBeCloseTo(photoFieldOfView(camera), 6);
  });

  test("whatever way the lines are drawn, and wherever the camera stands in the room", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 500, max: 3500, noNaN: true }),
        fc.double({ min: 600, max: 2200, noNaN: true }),
        fc.double({ min: 5500, max: 8000, noNaN: true }),
        fc.double({ min: 8, max: 35, noNaN: true }),
        fc.double({ min: -12, max: 12, noNaN: true }),
        fc.boolean(),
        fc.boolean(),
        (x, y, z, turn, tilt, left, swapped) => {
          const camera = synthetic([x, y, z], left ? turn : -turn, tilt);
          const marks = marksOf(camera);
          const [a, b] = marks.alongX;
          const [c, d] = marks.alongZ;
          const drawn: PhotoMarks = swapped
            ? { ...marks, alongX: [[a[1], a[0]], b], alongZ: [d, [c[1], c[0]]] }
            : marks;
          // Two marks on one line of the picture are refused.
          const result = matchCamera(drawn);
          fc.pre(result.ok || result.cause !== "degenerate");
          const { camera: found } = matched(drawn);
          const corner: Vec3 = [4000, 2700, 0];
          const [u, v] = seen(found, corner);
          const [wantedU, wantedV] = seen(camera, corner);
          expect(Math.hypot(u - wantedU, v - wantedV)).toBeLessThan(0.5);
          expect(Math.hypot(...found.position.map((one, i) => one - camera.position[i]!))).toBeLessThan(5);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("two marks on one line of the picture determine nothing", () => {
    const marks = marksOf(synthetic([879.6668193050804, 600, 7999.92370598192], -23.59007215144525, 0));
    expect(matchCamera(marks)).toEqual({ ok: false, cause: "degenerate" });
  });

  test("facing the wall squarely, a usual lens is assumed and reported; the wall still appears in its place", () => {
    const camera = synthetic([2000, 1400, 4500], 0, 0, (1600 * 26) / 36);
    const marks = marksOf(camera);
    const { camera: found, focalIsAssumed } = matched(marks);
    expect(focalIsAssumed).toBe(true);
    expect(found.position.map(Math.round)).toEqual([2000, 1400, 4500]);
    const [u, v] = seen(found, [4000, 0, 0]);
    expect(u).toBeCloseTo(marks.end[0], 3);
    expect(v).toBeCloseTo(marks.end[1], 3);
  });

  test("a mark that is off by a pixel moves the camera by centimetres, not by rooms", () => {
    const camera = synthetic([1200, 1600, 4200], -28, 9);
    const marks = marksOf(camera);
    const off = (at: Vec2): Vec2 => [at[0] + 1, at[1] - 1];
    const [a, b] = marks.alongX;
    const { camera: found } = matched({ ...marks, alongX: [[off(a[0]), a[1]], b] });
    expect(Math.hypot(...found.position.map((one, i) => one - camera.position[i]!))).toBeLessThan(150);
  });

  test("lines that cannot be at a right angle, or are none, are refused with their cause", () => {
    const marks = marksOf(synthetic([1200, 1600, 4200], -28, 9));
    expect(matchCamera({ ...marks, alongZ: marks.alongX })).toEqual({ ok: false, cause: "noFocal" });
    const [a] = marks.alongX;
    expect(matchCamera({ ...marks, alongX: [a, [a[0], a[0]]] })).toEqual({ ok: false, cause: "degenerate" });
    expect(matchCamera({ ...marks, end: marks.origin })).toEqual({ ok: false, cause: "degenerate" });
    expect(matchCamera({ ...marks, lengthMm: 0 })).toEqual({ ok: false, cause: "degenerate" });
  });
});
