import { describe, expect, test } from "vitest";
import type { Part } from "../scene/scene-input.ts";
import { transformPoint } from "./affine.ts";
import { carriers, openingMove, partBounds, partToArticle } from "./part-placement.ts";
import { openRow, placeRow } from "./placed-row.ts";

const rounded = (point: readonly number[]): readonly number[] => point.map((n) => Math.round(n) + 0);
const door = (axis: string): Part => ({
  id: "door",
  material: "front",
  layer: "fronts",
  at: [0, 100, 560],
  solid: { type: "box", size: [600, 700, 20] },
  open: { kind: "hinge", axis, amount: 90 },
});
const handle: Part = {
  id: "handle",
  material: "brass",
  layer: "handles",
  at: [560, 400, 610],
  solid: { type: "cylinder", radius: 6, height: 200, axis: "y" },
};

describe("part placement", () => {
  test("turns about X, then Y, then Z", () => {
    const part: Part = { ...handle, at: [10, 20, 30], rot: [90, 0, 90] };
    // [0, 0, 1] turns to [0, −1, 0] about X and to [1, 0, 0] about Z.
    expect(rounded(transformPoint(partToArticle(part), [0, 0, 100]))).toEqual([110, 20, 30]);
  });

  test.each([
    ["L", [600, 300, 560], [0, 300, 1160]],
    ["R", [0, 300, 560], [600, 300, 1160]],
    ["T", [300, 100, 560], [300, 800, 1260]],
    ["B", [300, 800, 560], [300, 100, 1260]],
  ] as const)("a door hinged %s swings its free edge 90° to the front", (axis, free, opened) => {
    expect(rounded(transformPoint(openingMove(door(axis), 1), free))).toEqual(opened);
  });

  test.each([
    ["-z", "L", [0, 300, 580], [600, 300, -20]],
    ["-z", "R", [600, 300, 580], [0, 300, -20]],
    ["-z", "T", [300, 100, 580], [300, 800, -120]],
  ] as const)("an outward leaf, towards %s, hinged %s, swings to the back", (towards, axis, free, opened) => {
    const leaf = door(axis);
    const move = openingMove({ ...leaf, open: { ...leaf.open!, towards } }, 1);
    expect(rounded(transformPoint(move, free))).toEqual(opened);
  });

  test.each([
    ["x", "L", [0, 0, -400], [400, 0, 0]],
    ["x", "R", [0, 0, 0], [400, 0, -400]],
    ["-x", "L", [20, 0, 0], [-380, 0, -400]],
    ["-x", "R", [20, 0, -400], [-380, 0, 0]],
  ] as const)(
    "the second leaf of a corner, towards %s, hinged %s, swings to that side",
    (towards, axis, free, opened) => {
      const leaf: Part = { ...door(axis), at: [0, 0, -400], solid: { type: "box", size: [20, 700, 400] } };
      const move = openingMove({ ...leaf, open: { ...leaf.open!, axis, towards } }, 1);
      expect(rounded(transformPoint(move, free))).toEqual(opened);
    },
  );

  test("a lid opens upwards about its back edge", () => {
    const lid: Part = { ...door("T"), at: [0, 400, 0], solid: { type: "box", size: [600, 20, 500] } };
    const move = openingMove({ ...lid, open: { ...lid.open!, towards: "y" } }, 1);
    expect(rounded(transformPoint(move, [300, 400, 500]))).toEqual([300, 900, 0]);
  });

  test("a leaf of a turned unit opens in its own frame, and so does a drawer", () => {
    const diagonal: Part = { ...door("L"), at: [0, 0, 0], rot: [0, 90, 0] };
    // Turned by 90° the leaf runs from the origin to the back and looks to the right.
    expect(rounded(transformPoint(openingMove(diagonal, 1), [0, 0, -600]))).toEqual([600, 0, 0]);
    const drawer: Part = { ...diagonal, open: { kind: "slide", axis: "z", amount: 400 } };
    expect(rounded(transformPoint(openingMove(drawer, 1), [0, 0, 0]))).toEqual([400, 0, 0]);
  });

  test("a drawer slides along its axis by the share that it is open", () => {
    const drawer: Part = { ...door("z"), open: { kind: "slide", axis: "z", amount: 400 } };
    expect(transformPoint(openingMove(drawer, 0.5), [0, 0, 0])).toEqual([0, 0, 200]);
  });

  test("a handle goes with the front that it is on, also when it says nothing about opening", () => {
    const side: Part = { ...door("L"), id: "side", at: [0, 0, 0], open: undefined };
    const parts = [side, door("L"), handle];
    expect(carriers(parts).map((part) => part?.id ?? null)).toEqual([null, "door", "door"]);
    const row = openRow(placeRow({ id: "r", frame: { at: [0, 0, 0], rotY: 0 }, parts }), 1);
    expect(rounded(transformPoint(row.parts[2]!.toArticle, [0, 0, 0]))).toEqual([-50, 400, 1120]);
  });

  test("a door's frame goes with the door that it names, and stays where that door is not", () => {
    const leaf = door("L");
    const stile: Part = { ...leaf, id: "door-stile", open: { ...leaf.open!, of: "door" } };
    const lost: Part = { ...stile, id: "lost", open: { ...leaf.open!, of: "no-such-door" } };
    expect(carriers([leaf, stile, lost]).map((part) => part?.id ?? null)).toEqual(["door", "door", null]);
  });

  test("bounds follow the rotation", () => {
    const bounds = partBounds({ ...door("L"), at: [0, 0, 0], rot: [0, 90, 0] });
    expect(bounds && rounded(bounds.min)).toEqual([0, 0, -600]);
    expect(bounds && rounded(bounds.max)).toEqual([20, 700, 0]);
  });
});
