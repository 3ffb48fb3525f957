import { dimensionGround } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import type { Dimension } from "@stanza/project";
import { expect, test } from "vitest";
import { EditorDriver } from "../testing/editor-driver.ts";
import { dimensionFromPoints, movedDimension } from "./dimension-from-points.ts";
import type { SnappedDimensionPoint } from "./snap-dimension-point.ts";

const driver = new EditorDriver().put("BASE-1D-600", { on: "room", at: [1000, 0, 1000], rotY: 0 });
const ground = dimensionGround([], { rows: driver.rows });
const at = (x: number, y: number): SnappedDimensionPoint => ({
  point: { at: [x, y] },
  place: [x, y],
  reason: "free",
});
const make = (kind: Dimension["kind"], ...points: readonly SnappedDimensionPoint[]) =>
  dimensionFromPoints(kind, "q", points, "Gas", ground);

test("[CD-05] the third point of a line says on which side and how far its figure lies", () => {
  expect(make("linear", at(0, 0), at(1000, 0), at(500, -300))).toMatchObject({ offset: 300 });
  expect(make("linear", at(0, 0), at(1000, 0), at(500, 200))).toMatchObject({ offset: -200 });
});

test("[CD-05] points that are one make no line, no angle and no highlight", () => {
  expect(make("linear", at(0, 0), at(0, 0), at(5, 5))).toBeNull();
  expect(make("angle", at(0, 0), at(100, 0), at(0, 0))).toBeNull();
  expect(make("highlight", at(0, 0), at(100, 0))).toBeNull();
  expect(make("text", at(0, 0))).toBeNull();
});

test("[CD-05] a highlight around an article is held by it", () => {
  expect(make("highlight", at(1000, 1000), at(1600, 1560))).toMatchObject({
    centre: { on: { kind: "row", row: "row1", x: 0.5 } },
    size: [600, 560],
    outline: "cloud",
  });
});

test("[CD-05] what is dragged of a dimension is what is seen of it, and its points stay", () => {
  const by: Vec2 = [30, 70];
  const line = make("linear", at(0, 0), at(1000, 0), at(500, -300))!;
  expect(movedDimension(line, by, ground)).toEqual({ ...line, offset: 230 });
  const note = make("text", at(0, 0), at(200, 100))!;
  expect(movedDimension(note, by, ground)).toEqual({ ...note, shift: [230, 170] });
  const angle = make("angle", at(0, 0), at(1000, 0), at(0, 1000))!;
  expect(movedDimension(angle, [100, 100], ground)).toMatchObject({ radius: 500 + Math.hypot(100, 100) });
});
