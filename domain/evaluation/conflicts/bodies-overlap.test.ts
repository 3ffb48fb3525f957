import type { Part } from "@stanza/catalogue";
import type { Vec3 } from "@stanza/geometry";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { bodiesOverlap, type PlacedBody } from "./bodies-overlap.ts";

const board = (id: string, at: Vec3, size: Vec3): Part => ({
  id,
  at,
  solid: { type: "box", size },
  material: "oak",
  layer: "carcass",
});

const body = (at: Vec3, box: Vec3, parts: readonly Part[], rotY = 0): PlacedBody => ({
  frame: { at, rotY },
  box,
  mount: "floor",
  parts,
});

/** A desk: a top on two sides, open in front and behind. */
const DESK = [
  board("top", [0, 720, 0], [1600, 25, 700]),
  board("left", [0, 0, 0], [25, 720, 700]),
  board("right", [1575, 0, 0], [25, 720, 700]),
];
const desk = body([0, 0, 0], [1600, 745, 700], DESK);
const pedestal = (x: number, z = 50, height = 600) =>
  body([x, 0, z], [400, height, 600], [board("body", [0, 0, 0], [400, height, 600])]);

test("[CD-11] a pedestal below its desk overlaps nothing, though their boxes do", () => {
  expect(bodiesOverlap(desk, pedestal(30))).toBe(false);
  expect(bodiesOverlap(pedestal(30), desk)).toBe(false);
});

test("[CD-11] it overlaps where its solids meet those of the desk", () => {
  expect(bodiesOverlap(desk, pedestal(10))).toBe(true);
  expect(bodiesOverlap(desk, pedestal(30, 50, 730))).toBe(true);
});

test("[CD-11] what is shut in on all sides overlaps, though nothing touches", () => {
  const closed = body(
    [0, 0, 0],
    [1600, 745, 700],
    [...DESK, board("back", [0, 0, 0], [1600, 720, 18]), board("door", [0, 0, 682], [1600, 720, 18])],
  );
  expect(bodiesOverlap(closed, pedestal(30))).toBe(true);
  const open = body([0, 0, 0], [1600, 745, 700], [...DESK, board("back", [0, 0, 0], [1600, 720, 18])]);
  expect(bodiesOverlap(open, pedestal(30))).toBe(false);
});

test("[CD-11] turned things are judged in place", () => {
  const turned = (x: number): PlacedBody => ({ ...pedestal(0), frame: { at: [x, 0, 450], rotY: 90 } });
  expect(bodiesOverlap(desk, turned(30))).toBe(false);
  expect(bodiesOverlap(desk, turned(1100))).toBe(true);
});

test("without solids the boxes decide, and things of different layers never meet", () => {
  const box = { ...pedestal(30), parts: [] };
  expect(bodiesOverlap(desk, box)).toBe(true);
  expect(bodiesOverlap(desk, { ...box, mount: "inside" })).toBe(false);
  expect(bodiesOverlap(desk, { ...box, frame: { at: [1600, 0, 0], rotY: 0 } })).toBe(false);
});

test("[CD-11] the demo's chairs go under its tables, whole sideboards do not", () => {
  const { open } = demoCatalogue("soggiorno");
  const model = open.defaultModel().code;
  const standing = (article: string, at: Vec3, rotY = 0): PlacedBody => {
    const { box, mount, parts } = open.evaluate({ model, article, header: {}, choices: {} }).result;
    return { frame: { at, rotY }, box, mount, parts };
  };
  const table = standing("TBR-1600", [0, 0, 0]);
  const [width, , depth] = table.box;
  const chair = standing("CHAIR", [0, 0, 0]);
  // Turned to the table from its front, two thirds of the seat below the top.
  const pushed: PlacedBody = {
    ...chair,
    frame: { at: [width / 2 + chair.box[0] / 2, 0, depth + chair.box[2] / 3], rotY: 180 },
  };
  expect(bodiesOverlap(table, pushed)).toBe(false);
  expect(bodiesOverlap(table, standing("SB-900", [width / 2 - 450, 0, depth - 200]))).toBe(true);
});
