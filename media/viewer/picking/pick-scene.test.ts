import type { ViewerRoom, ViewerRow } from "@stanza/models";
import { placeRow } from "@stanza/models";
import { describe, expect, test } from "vitest";
import { KITCHEN_ROOM } from "../testing/kitchen.ts";
import { type PickScene, pickScene } from "./pick-scene.ts";
import type { Ray } from "./ray.ts";

const cabinet: ViewerRow = {
  id: "base",
  frame: { at: [1000, 0, 600], rotY: 90 },
  parts: [
    {
      id: "side",
      material: "m",
      layer: "carcass",
      at: [0, 0, 0],
      solid: { type: "box", size: [18, 720, 560] },
    },
    {
      id: "door",
      material: "m",
      layer: "fronts",
      at: [0, 0, 560],
      solid: { type: "box", size: [600, 720, 20] },
    },
  ],
};
const corner: ViewerRow = {
  id: "worktop",
  frame: { at: [0, 900, 0], rotY: 0 },
  parts: [
    {
      id: "top",
      material: "m",
      layer: "worktop",
      at: [0, 0, 0],
      solid: {
        type: "extrusion",
        axis: "y",
        length: 40,
        profile: [
          [0, 0],
          [2000, 0],
          [2000, 600],
          [600, 600],
          [600, 2000],
          [0, 2000],
        ],
      },
    },
  ],
};
const scene = (rows: readonly ViewerRow[], rooms: readonly ViewerRoom[] = [], hidden = false): PickScene => ({
  rows: rows.map((row) => placeRow(row)),
  rooms,
  isWallHidden: () => hidden,
});
const down = (x: number, z: number): Ray => ({ origin: [x, 3000, z], direction: [0, -1, 0] });

describe("picking", () => {
  test("finds the nearest part of a turned row", () => {
    // Turned by 90° the cabinet's front looks along +X and its width runs along −Z.
    const hit = pickScene({ origin: [3000, 300, 300], direction: [-1, 0, 0] }, scene([cabinet]));
    expect(hit).toMatchObject({ kind: "row", rowId: "base", partId: "door" });
    expect(hit?.point[0]).toBeCloseTo(1580);
  });

  test("sees the floor through the inner corner of an L-shaped worktop", () => {
    expect(pickScene(down(300, 1500), scene([corner]))).toMatchObject({ kind: "row", rowId: "worktop" });
    expect(pickScene(down(1500, 1500), scene([corner]))).toMatchObject({
      kind: "floor",
      point: [1500, 0, 1500],
    });
  });

  test("hits a wall beside its window, passes through the window, and ignores a hidden wall", () => {
    const rooms = [KITCHEN_ROOM];
    const towardsBack = (x: number, y: number): Ray => ({ origin: [x, y, 2000], direction: [0, 0, -1] });
    expect(pickScene(towardsBack(400, 1200), scene([], rooms))).toEqual({
      kind: "wall",
      wallId: "A",
      point: [400, 1200, 0],
    });
    expect(pickScene(towardsBack(2000, 1800), scene([], rooms))).toBeNull();
    expect(pickScene(towardsBack(400, 1200), scene([], rooms, true))).toBeNull();
  });

  test("names the room of a floor point, and none outside", () => {
    expect(pickScene(down(2000, 2000), scene([], [KITCHEN_ROOM]))).toMatchObject({
      kind: "floor",
      roomId: "room",
    });
    expect(pickScene(down(9000, 2000), scene([], [KITCHEN_ROOM]))).toMatchObject({
      kind: "floor",
      roomId: null,
    });
  });

  test("finds nothing in the sky", () => {
    expect(
      pickScene({ origin: [0, 1000, 0], direction: [0, 1, 0] }, scene([cabinet], [KITCHEN_ROOM])),
    ).toBeNull();
  });
});
