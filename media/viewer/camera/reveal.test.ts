import type { Bounds } from "@stanza/geometry";
import { fitted, type Orbit } from "@stanza/models";
import { expect, test } from "vitest";
import { revealing } from "./reveal.ts";

const ROOM: Bounds = { min: [0, 0, 0], max: [5000, 2700, 5000] };
const UNIT: Bounds = { min: [1000, 0, 0], max: [1600, 880, 580] };
const whole = (azimuth: number, aspect = 1.6): Orbit => fitted({ azimuth, elevation: 25 }, ROOM, aspect);

test("what is plainly in the picture moves nothing", () => {
  const orbit = whole(30);
  expect(revealing(orbit, UNIT, { aspect: 1.6, facing: 0, least: 0.05 })).toBe(orbit);
});

test("what is cropped comes into the picture, and then stays", () => {
  const near: Orbit = { target: [-3000, 800, 300], azimuth: 30, elevation: 25, distance: 1500 };
  const sight = { aspect: 0.5, facing: 0, least: 0.15 };
  const after = revealing(near, UNIT, sight);
  expect(after).not.toEqual(near);
  expect(after.azimuth).toBe(30);
  expect(revealing(after, UNIT, sight)).toBe(after);
});

test("what is too small on a narrow screen comes nearer", () => {
  const orbit = whole(30, 0.5);
  const after = revealing(orbit, UNIT, { aspect: 0.5, facing: 0, least: 0.15 });
  expect(after.distance).toBeLessThan(orbit.distance / 1.5);
});

test("what is seen from behind is looked at from its front, on the nearer side", () => {
  expect(revealing(whole(150), UNIT, { aspect: 1.6, facing: 0, least: 0 }).azimuth).toBe(35);
  expect(revealing(whole(200), UNIT, { aspect: 1.6, facing: 0, least: 0 }).azimuth).toBe(325);
});
