import { expect, test } from "vitest";
import { accepted } from "../outcome.ts";
import type { Room } from "../project.ts";
import { areFreeWalls } from "./free-walls.ts";
import { roomFromTemplate } from "./room-from-template.ts";

type At = readonly [number, number];

const run = (...corners: readonly At[]): Room => ({
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

test("a single wall and a corner of two stand free; a room with an open side, and a closed one, do not", () => {
  expect(areFreeWalls(run([0, 0], [3000, 0]))).toBe(true);
  expect(areFreeWalls(run([0, 0], [3000, 0], [3000, 2000]))).toBe(true);
  expect(areFreeWalls(run([0, 0], [0, 3000], [4000, 3000], [4000, 0]))).toBe(false);
  for (const template of ["rt1", "rt2"]) {
    const room = accepted(roomFromTemplate(template, undefined, { newId: () => crypto.randomUUID() }));
    expect(areFreeWalls(room), template).toBe(false);
  }
});
