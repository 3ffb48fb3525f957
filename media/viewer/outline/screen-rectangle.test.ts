import { PerspectiveCamera } from "three";
import { expect, test } from "vitest";
import { screenRectangle } from "./screen-rectangle.ts";

const SIZE = { width: 400, height: 400 };
/** Looks along −z from 1000 mm away; at the origin 1000 mm fill the height of the picture. */
function cameraAt(z: number): PerspectiveCamera {
  const camera = new PerspectiveCamera((2 * Math.atan(0.5) * 180) / Math.PI, 1, 1, 10_000);
  camera.position.set(0, 0, z);
  camera.updateMatrixWorld();
  return camera;
}

test("[CD-03] the search for outlines keeps to where the rows are seen", () => {
  const flat = { min: [-250, 0, 0], max: [250, 250, 0] } as const;
  const found = screenRectangle(flat, cameraAt(1000), SIZE, 4);
  expect(found.x).toBeCloseTo(96);
  expect(found.y).toBeCloseTo(196);
  expect(found.width).toBeCloseTo(208);
  expect(found.height).toBeCloseTo(108);
});

test("[CD-03] it ends at the edge of the picture, is empty beside it, and is everything from within", () => {
  const wide = { min: [-5000, -5000, 0], max: [5000, 5000, 0] } as const;
  expect(screenRectangle(wide, cameraAt(1000), SIZE, 4)).toEqual({ x: 0, y: 0, ...SIZE });
  const beside = { min: [2000, 0, 0], max: [2500, 100, 0] } as const;
  expect(screenRectangle(beside, cameraAt(1000), SIZE, 4).width).toBe(0);
  const around = { min: [-500, -500, -500], max: [500, 500, 500] } as const;
  expect(screenRectangle(around, cameraAt(100), SIZE, 4)).toEqual({ x: 0, y: 0, ...SIZE });
});
