import { describe, expect, test } from "vitest";
import { KITCHEN_ROOM } from "../testing/kitchen.ts";
import { WallFading } from "./wall-fading.ts";

describe("wall fading", () => {
  test("walls between the camera and the room give way, the others stay", () => {
    const fading = new WallFading();
    fading.setWalls(KITCHEN_ROOM.walls);
    fading.step([6000, 3000, 9000], Infinity);
    expect(KITCHEN_ROOM.walls.map(({ id }) => fading.isHidden(id))).toEqual([false, true, true, false]);
    fading.step([2000, 1600, 2000], Infinity);
    expect(KITCHEN_ROOM.walls.some(({ id }) => fading.isHidden(id))).toBe(false);
  });

  test("fades over time, ends, and says whether it is still on its way", () => {
    const fading = new WallFading();
    fading.setWalls(KITCHEN_ROOM.walls);
    fading.step([2000, 1600, 2000], Infinity);
    expect(fading.step([2000, 1600, 9000], 110)).toBe(true);
    expect(fading.visibility("C")).toBeCloseTo(0.5);
    expect(fading.step([2000, 1600, 9000], 110)).toBe(false);
    expect(fading.visibility("C")).toBe(0);
  });
});
