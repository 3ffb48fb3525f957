import { newProject, type Room } from "@stanza/project";
import { expect, test } from "vitest";
import { openRoom } from "./open-rooms.ts";

type At = readonly [number, number];

const drawn = (...corners: readonly At[]): Room => ({
  id: "r",
  template: "rt11",
  walls: corners
    .slice(0, -1)
    .map((start, i) => ({ id: `w${i}`, start: [start[0], start[1]], thickness: 100 })),
  openEnd: [corners.at(-1)![0], corners.at(-1)![1]],
  height: 2700,
  floorMaterial: "floor",
  wallMaterial: "wall",
});

const openOf = (...rooms: readonly Room[]) => openRoom({ ...newProject({ description: "Plan" }), rooms });

test("[CD-02] an outline that was begun is not closed; a partition and a corner of two walls mean to be open", () => {
  expect(openOf(drawn([0, 0], [0, 3000], [4000, 3000], [4000, 0]))?.gapMm).toBe(4000);
  expect(openOf(drawn([0, 0], [3000, 0]))).toBeNull();
  expect(openOf(drawn([0, 0], [3000, 0], [3000, 2000]))).toBeNull();
  expect(openOf(drawn([0, 0], [3000, 0]), drawn([0, 0], [0, 3000], [4000, 3000], [4000, 0]))?.gapMm).toBe(
    4000,
  );
});
