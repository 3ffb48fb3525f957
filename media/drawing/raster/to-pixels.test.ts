import { expect, test } from "vitest";
import type { Drawing, Shape } from "../drawing.ts";
import { drawScene } from "../picture/draw-scene.ts";
import { sampleKitchen, sampleMaterials, sampleRoom } from "../testing/sample-kitchen.ts";
import type { Pixels } from "./fill-rings.ts";
import { toPixels } from "./to-pixels.ts";

const square = (change: object): Shape => ({
  type: "polygon",
  role: "surface",
  points: [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ],
  stroke: "none",
  ...change,
});
const drawing = (...shapes: readonly Shape[]): Drawing => ({
  title: "",
  kind: "picture",
  bounds: { min: [0, 0], max: [100, 100] },
  shapes,
});
const at = ({ width, rgb }: Pixels, x: number, y: number) => [...rgb.slice((y * width + x) * 3).slice(0, 3)];
const SIZE = { width: 100, height: 100 };
const PAPER = [253, 252, 250];

test("a surface covers its area and leaves its holes, and a later one covers an earlier one", () => {
  const hole = [
    [30, 30],
    [70, 30],
    [70, 70],
    [30, 70],
  ] as const;
  const pixels = toPixels(drawing(square({ fill: "#ff0000", holes: [hole] })), SIZE);
  expect([at(pixels, 10, 50), at(pixels, 50, 50), at(pixels, 1, 1)]).toEqual([[255, 0, 0], PAPER, PAPER]);
  const covered = toPixels(drawing(square({ fill: "#ff0000" }), square({ fill: "#00f" })), SIZE);
  expect(at(covered, 50, 50)).toEqual([0, 0, 255]);
});

test("what is half opaque lets half of the ground through, and lines have their pen's width", () => {
  const half = toPixels(drawing(square({ fill: "#000000", opacity: 0.5 })), SIZE);
  expect(at(half, 50, 50).every((channel) => channel > 120 && channel < 132)).toBe(true);
  const line: Shape = {
    type: "polyline",
    role: "edge",
    points: [
      [0, 50],
      [100, 50],
    ],
    stroke: "#000000",
  };
  const pixels = toPixels(drawing(line), SIZE);
  const column = Array.from({ length: 100 }, (_, y) => at(pixels, 50, y)[0] ?? 0);
  expect(column.filter((channel) => channel < 250).length).toBeLessThanOrEqual(2);
  expect(Math.min(...column)).toBeLessThan(190);
});

test("[PR-12] a room has the size that is asked for, and more in it than paper", () => {
  const scene = drawScene({ rooms: [sampleRoom], evaluated: sampleKitchen, materials: sampleMaterials });
  const pixels = toPixels(scene, { width: 320, height: 240 });
  expect(pixels.rgb).toHaveLength(320 * 240 * 3);
  const colours = new Set<string>();
  for (let i = 0; i < pixels.rgb.length; i += 3) colours.add(pixels.rgb.slice(i, i + 3).join());
  expect(colours.size).toBeGreaterThan(50);
});
