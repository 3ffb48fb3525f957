import { expect, test } from "vitest";
import { sampleKitchen, sampleMaterials, sampleRoom } from "../testing/sample-kitchen.ts";
import { drawScene } from "./draw-scene.ts";

const input = { rooms: [sampleRoom], evaluated: sampleKitchen, materials: sampleMaterials };

function ownersSeenFrom(yaw?: number): ReadonlySet<string | undefined> {
  const { shapes } = drawScene(yaw === undefined ? input : { ...input, yaw });
  return new Set(shapes.map(({ owner }) => owner));
}

test("walls between the viewer and the room are left out with their doors and windows", () => {
  const fromRight = ownersSeenFrom(35);
  expect(["A", "D", "b1", "i1"].every((id) => fromRight.has(id))).toBe(true);
  expect(["B", "C", "door", "window"].some((id) => fromRight.has(id))).toBe(false);
  const fromBehind = ownersSeenFrom(145);
  expect(fromBehind.has("door")).toBe(true);
  expect(fromBehind.has("A")).toBe(false);
});

test("unasked, the room is seen from where the fronts of its kitchen line and its window are", () => {
  const chosen = ownersSeenFrom();
  expect(["A", "B", "window", "b2", "w2"].every((id) => chosen.has(id))).toBe(true);
  expect(chosen.has("C")).toBe(false);
});

test("the floor is painted first, and without rooms the furniture stands alone", () => {
  expect(drawScene(input).shapes[0]?.owner).toBe("room");
  const alone = drawScene({ ...input, rooms: [] });
  expect(alone.shapes.some(({ owner }) => owner === "b1")).toBe(true);
  expect(alone.shapes.some(({ owner }) => owner === "A")).toBe(false);
});
