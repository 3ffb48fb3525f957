import type { Vec2 } from "@stanza/geometry";
import { expect, test } from "vitest";
import { drawArticle, type EvaluatedArticle } from "./draw-article.ts";
import { laidTiles, tileJoints } from "./tile-joints.ts";

/** A field of this size above the worktop, its lower left corner at (1000, 900) of the wall. */
const field = (width: number, height: number): readonly Vec2[] => [
  [1000, -900],
  [1000 + width, -900],
  [1000 + width, -900 - height],
  [1000, -900 - height],
];
const joints = (pattern: string, width: number, height: number) =>
  tileJoints(laidTiles(pattern, [1000, -900])!, field(width, height));

test("square tiles: joints from edge to edge, none on the edges", () => {
  expect(joints("zellige", 300, 200)).toEqual([
    [
      [1000, -1000],
      [1300, -1000],
    ],
    [
      [1100, -900],
      [1100, -1100],
    ],
    [
      [1200, -900],
      [1200, -1100],
    ],
  ]);
});

test("metro tiles lie in a bond: every second row is shifted by half a tile", () => {
  const upright = joints("metro", 300, 150).filter(([a, b]) => a[0] === b[0]);
  expect(upright.map(([a, b]) => [a[0], a[1], b[1]])).toEqual([
    [1150, -900, -975],
    [1075, -975, -1050],
    [1225, -975, -1050],
  ]);
});

test("a piece of a field keeps the joints of the whole", () => {
  const piece = tileJoints(laidTiles("zellige", [950, -900])!, field(120, 90));
  expect(piece.map(([a]) => a[0])).toEqual([1050]);
});

test("other surfaces have none", () => {
  expect(laidTiles("wood", [0, 0])).toBeUndefined();
  expect(laidTiles("constructor", [0, 0])).toBeUndefined();
  expect(laidTiles(undefined, [0, 0])).toBeUndefined();
});

test("[CA-09] the picture of a tiled field shows its joints, and those of each kind differ", () => {
  const jointsOf = (pattern: string) => {
    const part = {
      id: "field",
      layer: "worktop",
      material: "tiles",
      at: [0, 0, 0],
      solid: { type: "box", size: [600, 300, 8] },
    } as const;
    const article = {
      parts: [part],
      box: [600, 300, 8],
      mount: "wall",
      neutro: "TILE",
    } as unknown as EvaluatedArticle;
    const { shapes } = drawArticle(article, () => ({ color: "#f1efe9", opacity: 1, pattern }));
    return shapes.filter(({ type }) => type === "polyline").length;
  };
  expect(jointsOf("plain")).toBe(0);
  // Two upright joints of the squares, and two level ones.
  expect(jointsOf("zellige")).toBe(5 + 2);
  expect(jointsOf("sticks")).toBe(19 + 1);
});
