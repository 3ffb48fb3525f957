import { expect, test } from "vitest";
import { pinch } from "./pinch.ts";

test("[CD-03] one of two fingers moves the view by half, comes nearer by the ratio and twists clockwise", () => {
  expect(pinch([100, 0], [200, 0], [0, 0])).toEqual({ by: [50, 0], factor: 2, middle: [100, 0], degrees: 0 });
  expect(pinch([100, 0], [0, 100], [0, 0])).toMatchObject({ factor: 1, degrees: 90 });
});

test("[CD-03] a twist over the half circle goes the short way, and fingers on one point keep a finite factor", () => {
  expect(pinch([-100, 1], [-100, -1], [0, 0]).degrees).toBeCloseTo(1.15, 1);
  expect(pinch([-100, -1], [-100, 1], [0, 0]).degrees).toBeCloseTo(-1.15, 1);
  expect(pinch([0, 0], [50, 0], [0, 0]).factor).toBe(50);
});
