import { expect, test } from "vitest";
import { type Camera, Lens } from "./camera.ts";
import { camerasAlong } from "./camera-path.ts";

const view = (x: number, z: number, fovDegrees = 40): Camera => ({
  from: [x, 1.5, z],
  to: [x / 2, 1, -1],
  fovDegrees,
  isUpright: true,
});

test("[RF-02] a film goes through its views at an even pace, and starts and stops gently", () => {
  const cameras = camerasAlong([view(-2, 3), view(0, 4, 50), view(2, 3)], 97);
  expect(cameras).toHaveLength(97);
  expect(cameras[0]).toMatchObject({ from: [-2, 1.5, 3], fovDegrees: 40, isUpright: true });
  expect(cameras.at(-1)?.from[0]).toBeCloseTo(2, 6);
  const near = Math.min(...cameras.map(({ from }) => Math.hypot(from[0], from[2] - 4)));
  expect(near).toBeLessThan(0.04);
  const steps = cameras
    .slice(1)
    .map(({ from }, i) => Math.hypot(from[0] - cameras[i]!.from[0], from[2] - cameras[i]!.from[2]));
  const middle = steps.slice(16, -16);
  expect(Math.max(...middle) / Math.min(...middle)).toBeLessThan(1.6);
  expect(steps[0]).toBeLessThan(middle[0]! / 4);
  expect(steps.at(-1)).toBeLessThan(middle[0]! / 4);
});

test("[RF-02] a film that stands still, or turns on the spot, has no camera that is none", () => {
  const still = camerasAlong([view(1, 3), view(1, 3)], 5);
  const turning = camerasAlong([view(1, 3), { ...view(1, 3), to: [5, 1, 3] }], 9);
  for (const { from, to } of [...still, ...turning])
    expect([...from, ...to].every(Number.isFinite)).toBe(true);
  expect(turning[4]?.from).toEqual([1, 1.5, 3]);
  expect(turning[4]?.to[0]).toBeGreaterThan(1);
});

test("[RF-02] a panorama sees all around: its middle ahead, its quarter to the right, its edges behind", () => {
  const lens = new Lens({ from: [0, 1.5, 0], to: [3, 0.2, 0], fovDegrees: 40, isPanorama: true }, 200, 100);
  const at = (u: number, v: number) => {
    lens.aim(u, v);
    return [lens.x, lens.y, lens.z].map((one) => Math.round(one * 1e6) / 1e6 + 0);
  };
  expect(at(0.5, 0.5)).toEqual([1, 0, 0]);
  expect(at(0.75, 0.5)).toEqual([0, 0, 1]);
  expect(at(0.25, 0.5)).toEqual([0, 0, -1]);
  expect(at(0, 0.5)).toEqual([-1, 0, 0]);
  expect(at(0.3, 0)).toEqual([0, 1, 0]);
  expect(at(0.3, 1)).toEqual([0, -1, 0]);
});
