import type { Orbit } from "@stanza/models";
import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { poseCamera } from "./camera-rig.ts";

const seen = (camera: PerspectiveCamera, x: number, y: number, z: number) =>
  new Vector3(x, y, z).project(camera);

function posed(elevation: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(38, 1.4, 40, 200_000);
  const orbit: Orbit = { target: [300, 1180, -200], azimuth: 31, elevation, distance: 5200 };
  poseCamera(camera, orbit);
  return camera;
}

describe("upright lens", () => {
  test("uprights are upright at eye level and lean where the view is steep", () => {
    const lean = (camera: PerspectiveCamera) =>
      Math.abs(seen(camera, 1500, 0, 0).x - seen(camera, 1500, 2700, 0).x);
    for (const elevation of [-8, 0, 4, 9]) expect(lean(posed(elevation))).toBeLessThan(1e-6);
    expect(lean(posed(26))).toBeGreaterThan(0.02);
  });

  test("what the camera is turned to is the middle of the picture at any height", () => {
    for (const elevation of [-8, 0, 4, 12, 15, 19, 26, 89]) {
      const { x, y } = seen(posed(elevation), 300, 1180, -200);
      expect(Math.hypot(x, y)).toBeLessThan(1e-6);
    }
  });

  test("a point of the picture leads back to where it was seen", () => {
    const camera = posed(6);
    const at = seen(camera, 900, 700, 100);
    const back = at.clone().unproject(camera);
    expect(back.distanceTo(new Vector3(900, 700, 100))).toBeLessThan(0.1);
  });
});
