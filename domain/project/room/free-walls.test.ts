import { expect, test } from "vitest";
import { accepted } from "../outcome.ts";
import { openWalls } from "../testing/sample-project.ts";
import { areFreeWalls } from "./free-walls.ts";
import { roomFromTemplate } from "./room-from-template.ts";

test("a single wall and a corner of two stand free; a room with an open side, and a closed one, do not", () => {
  expect(areFreeWalls(openWalls([0, 0], [3000, 0]))).toBe(true);
  expect(areFreeWalls(openWalls([0, 0], [3000, 0], [3000, 2000]))).toBe(true);
  expect(areFreeWalls(openWalls([0, 0], [0, 3000], [4000, 3000], [4000, 0]))).toBe(false);
  for (const template of ["rt1", "rt2"]) {
    const room = accepted(roomFromTemplate(template, undefined, { newId: () => crypto.randomUUID() }));
    expect(areFreeWalls(room), template).toBe(false);
  }
});
