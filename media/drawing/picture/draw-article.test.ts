import { expect, test } from "vitest";
import { baseUnit, sampleMaterials, tallUnit, wallUnit, worktop } from "../testing/sample-kitchen.ts";
import { convexPieces, doubleArea } from "./convex-pieces.ts";
import { drawArticle } from "./draw-article.ts";
import type { MaterialLooks } from "./material-looks.ts";
import { partBody } from "./part-faces.ts";
import { shade } from "./shading.ts";

/** The sample's materials, with a different colour for the shelf of a unit. */
function withRedShelf(unit: ReturnType<typeof wallUnit>) {
  const parts = unit.parts.map((part) => (part.id === "shelf" ? { ...part, material: "red" } : part));
  return { ...unit, parts };
}
const materials: MaterialLooks = (code) =>
  code === "red" ? { color: "#ff0000", opacity: 1 } : sampleMaterials(code);
const isReddish = (fill: string | undefined): boolean =>
  fill !== undefined && /^#[d-f].0?[0-3]/.test(fill) && fill.slice(3, 5) < "40";

test("a shelf behind a closed door is left out of the picture, behind glass it is seen", () => {
  const closed = drawArticle(withRedShelf(wallUnit(600)), materials);
  const glazed = drawArticle(withRedShelf(wallUnit(600, true)), materials);
  expect(closed.shapes.filter(({ fill }) => isReddish(fill))).toEqual([]);
  expect(glazed.shapes.filter(({ fill }) => isReddish(fill)).length).toBeGreaterThan(0);
});

test("glass is painted translucent, and never so clear that it disappears", () => {
  const clear: MaterialLooks = (code) =>
    code === "glass" ? { color: "#bcd3d6", opacity: 0.02 } : sampleMaterials(code);
  const opacities = drawArticle(wallUnit(600, true), clear).shapes.flatMap(({ opacity }) => opacity ?? []);
  expect(Math.min(...opacities)).toBeGreaterThan(0.1);
  expect(Math.max(...opacities)).toBeLessThan(1);
});

test("tops are lighter than fronts, fronts lighter than sides", () => {
  const brightness = (color: string): number => Number.parseInt(color.slice(3, 5), 16);
  const [top, front, side] = [
    shade("#8d9a86", [0, 1, 0]),
    shade("#8d9a86", [-0.5, 0, 0.85]),
    shade("#8d9a86", [0.85, 0, 0.5]),
  ];
  expect(brightness(top)).toBeGreaterThan(brightness(front));
  expect(brightness(front)).toBeGreaterThan(brightness(side));
});

test("a part of unknown material is drawn, an article without parts gives an empty drawing with bounds", () => {
  const unknown = drawArticle(worktop(1000), () => undefined);
  expect(unknown.shapes.filter(({ role }) => role === "surface")).toHaveLength(3);
  const empty = drawArticle({ ...worktop(1000), parts: [] }, sampleMaterials);
  expect(empty.shapes).toEqual([]);
  expect(empty.bounds.max[0]).toBeGreaterThan(empty.bounds.min[0]);
});

test("bounds hold the whole picture", () => {
  const { bounds, shapes } = drawArticle(tallUnit(600), sampleMaterials);
  for (const shape of shapes) {
    if (shape.type !== "polygon") continue;
    for (const [x, y] of shape.points) {
      expect(x).toBeGreaterThanOrEqual(bounds.min[0]);
      expect(x).toBeLessThanOrEqual(bounds.max[0]);
      expect(y).toBeGreaterThanOrEqual(bounds.min[1]);
      expect(y).toBeLessThanOrEqual(bounds.max[1]);
    }
  }
});

test("a drawer unit's picture stays small", () => {
  expect(drawArticle(baseUnit(900, 3), sampleMaterials).shapes.length).toBeLessThan(160);
});

test("an L-shaped profile is divided into convex pieces of the same area, inner cuts marked", () => {
  const profile = [
    [0, 0],
    [900, 0],
    [900, 600],
    [600, 600],
    [600, 900],
    [0, 900],
  ] as const;
  const pieces = convexPieces(profile);
  const area = pieces.reduce((sum, { points }) => sum + doubleArea(points) / 2, 0);
  expect(area).toBe(900 * 900 - 300 * 300);
  expect(pieces.flatMap(({ edges }) => edges).filter(Boolean)).toHaveLength(profile.length);
});

test("faces of every solid look outwards whatever the winding and axis of its profile", () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 20],
    [0, 20],
  ] as const;
  for (const axis of ["x", "y", "z"] as const) {
    for (const profile of [square, [...square].reverse()]) {
      const part = {
        id: "p",
        at: [0, 0, 0] as const,
        material: "",
        layer: "",
        solid: { type: "extrusion", profile, length: 30, axis } as const,
      };
      const body = partBody(part, { at: [0, 0, 0], rotY: 0 }, [0.5, 0.6, 0.62], { color: "", opacity: 1 })!;
      expect(body.faces.map(({ normal }) => normal.findIndex((n) => n > 0.99)).sort()).toEqual([0, 1, 2]);
    }
  }
});

test("the facets of a round profile have no lines between them, its corners and its outline do", () => {
  const arc = Array.from({ length: 13 }, (_, i): readonly [number, number] => {
    const angle = (Math.PI * i) / 24;
    return [500 + 100 * Math.sin(angle), 100 + 100 * Math.cos(angle)];
  });
  // A cushion: flat at the back and below, one quarter round in front.
  const profile = [[0, 0], [0, 200], ...arc, [600, 0]] as const;
  const body = partBody(
    {
      id: "cushion",
      solid: { type: "extrusion", profile, length: 800, axis: "z" },
      at: [0, 0, 0],
      material: "fabric",
      layer: "cushions",
    },
    { at: [0, 0, 0], rotY: 0 },
    [0.5, 0.6, 0.62],
    { color: "#8d9a86", opacity: 1 },
  )!;
  // Edges along Z lie between two facets.
  const along = (face: (typeof body.faces)[number]) =>
    face.edges.filter((_, i) => {
      const [a, b] = [face.points[i]!, face.points[(i + 1) % face.points.length]!];
      return a[0] === b[0] && a[1] === b[1];
    });
  const sides = body.faces.filter(({ normal }) => Math.abs(normal[2]) < 0.5);
  expect(sides.length).toBeGreaterThan(12);
  const drawn = sides.flatMap(along).filter(Boolean).length;
  // The back edge of the top, and the edge where the front turns under; the quarter round runs into both without a line.
  expect(drawn).toBe(2);
});

test("[CA-09] what is wide and hangs on a ceiling is seen from below, where its light is", () => {
  const lamp = (height: number) => ({
    ...worktop(400),
    mount: "ceiling" as const,
    box: [400, height, 400] as const,
    parts: [
      {
        id: "body",
        layer: "lights",
        material: "steel",
        at: [0, 10, 0],
        solid: { type: "box", size: [400, 60, 400] },
      },
      {
        id: "light",
        layer: "lights",
        material: "red",
        at: [20, 0, 20],
        solid: { type: "box", size: [360, 10, 360] },
      },
    ] as const,
  });
  const reds = (height: number) =>
    drawArticle(lamp(height), materials).shapes.flatMap(({ fill }) => (isReddish(fill) ? (fill ?? []) : []));
  // The light's whole underside is one face more than the edges that are seen from above.
  expect(reds(70).length).toBe(reds(1200).length + 1);
});
