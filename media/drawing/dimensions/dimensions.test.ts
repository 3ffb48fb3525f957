import { dimensionGround, dimensionPlace } from "@stanza/evaluation";
import type { Dimension } from "@stanza/project";
import { expect, test } from "vitest";
import { drawPlan } from "../plan/draw-plan.ts";
import { sampleKitchen, sampleRoom } from "../testing/sample-kitchen.ts";

const ground = dimensionGround([sampleRoom], sampleKitchen);
const wall = sampleRoom.walls[0]!.id;
const row = sampleKitchen.rows.find((one) => one.row.placement.on === "room" && !one.automatic)!;
const across: Dimension = {
  kind: "linear",
  id: "q",
  from: { at: [0, 0], on: { kind: "wall", wall, share: 0 } },
  to: { at: [0, 0], on: { kind: "row", row: row.row.id, x: 1, z: 0 } },
  offset: 200,
};
const plan = (dimensions: readonly Dimension[], more: object = {}) =>
  drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "en", dimensions, ...more });
const shapesOf = (dimension: Dimension) =>
  plan([dimension]).shapes.filter(({ owner }) => owner === dimension.id);

test("[CD-05] a linear dimension measures between what it is held by, and follows when that moves", () => {
  const [shape] = shapesOf(across);
  if (shape?.type !== "dimension") throw new Error("expected a dimension");
  expect(shape.from).toEqual(ground.walls.get(wall)!.from);
  const by = 250;
  const moved = {
    ...sampleKitchen,
    rows: sampleKitchen.rows.map((one) =>
      one === row
        ? {
            ...one,
            frame: { ...one.frame, at: [one.frame.at[0] + by, one.frame.at[1], one.frame.at[2]] as const },
          }
        : one,
    ),
  };
  const after = drawPlan({ rooms: [sampleRoom], evaluated: moved, language: "en", dimensions: [across] });
  const then = after.shapes.find(({ owner }) => owner === "q");
  if (then?.type !== "dimension") throw new Error("expected a dimension");
  expect(then.to[0]).toBeCloseTo(shape.to[0] + by);
  expect(then.text).not.toBe(shape.text);
});

test("[CD-05] a point whose article has gone stays where it was put", () => {
  const lost = { at: [12, 34], on: { kind: "row", row: "gone", x: 0, z: 0 } } as const;
  expect(dimensionPlace(lost, ground)).toEqual([12, 34]);
});

test("[CD-05] an angle of two walls is the smaller of the two, with its figure in degrees", () => {
  const dimension: Dimension = {
    kind: "angle",
    id: "q",
    vertex: { at: [0, 0] },
    from: { at: [0, 500] },
    to: { at: [500, 0] },
    radius: 400,
  };
  const shapes = shapesOf(dimension);
  expect(shapes.find(({ type }) => type === "arc")).toMatchObject({
    startAngle: 0,
    endAngle: 90,
    radius: 400,
  });
  expect(shapes.find(({ type }) => type === "text")).toMatchObject({ text: "90°" });
});

test("[CD-05] a note points with a leader at its target and is written line by line", () => {
  const shapes = shapesOf({
    kind: "text",
    id: "q",
    target: { at: [100, 100] },
    shift: [600, -400],
    text: "Gas\n1/2 inch",
  });
  expect(shapes.filter(({ type }) => type === "polyline")).toHaveLength(2);
  expect(shapes.flatMap((shape) => (shape.type === "text" ? [shape.text] : []))).toEqual(["Gas", "1/2 inch"]);
});

test("[CD-05] a revision cloud goes around what it highlights", () => {
  const size = [900, 600] as const;
  const cloud = {
    kind: "highlight",
    id: "q",
    centre: { at: [0, 0] },
    size,
    outline: "cloud",
    text: "",
  } as const;
  const [shape] = shapesOf(cloud);
  if (shape?.type !== "polygon") throw new Error("expected a polygon");
  for (const [x, y] of shape.points) expect(Math.abs(x) >= 449.9 || Math.abs(y) >= 299.9).toBe(true);
  expect(Math.max(...shape.points.map(([x]) => x))).toBeGreaterThan(500);
});

test("[CD-05] quote flags leave out each kind by itself, and a hidden chain leaves the wall's length", () => {
  expect(
    plan([across], { dimensionKinds: ["angle", "text", "highlight"] }).shapes.some(
      ({ owner }) => owner === "q",
    ),
  ).toBe(false);
  const chain = (hiddenChains: readonly string[]) =>
    plan([], { hiddenChains }).shapes.filter(({ type, owner }) => type === "dimension" && owner === wall)
      .length;
  expect(chain([wall])).toBe(1);
  expect(chain([])).toBeGreaterThan(1);
});
