import type { EvaluatedRow } from "@stanza/evaluation";
import { measuringLocale } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Drawing, Shape } from "../drawing.ts";
import { drawElevation } from "../elevation/draw-elevation.ts";
import { drawPlan } from "../plan/draw-plan.ts";
import { hob, sampleKitchen, sampleMaterials, sampleRoom, socket } from "../testing/sample-kitchen.ts";
import { apart } from "./dimension-line.ts";
import { layOut, textBoxes } from "./lay-out.ts";
import { lineBox, meet, textBox, textWidth } from "./text-box.ts";

const kitchen = {
  ...sampleKitchen,
  rows: [
    ...sampleKitchen.rows,
    hob("hob", 1650),
    ...[1700, 1760, 1800, 2600].map((x) => socket(`p${x}`, [x, 550])),
  ],
};
const labels = Object.fromEntries(kitchen.rows.map(({ row }, i) => [row.id, String(i + 1)]));
const LANGUAGES = ["it", "en", measuringLocale("en-US", "in")];

/** Pairs of texts that lie on each other, and texts that reach out of the frame. */
function faultsOf(drawing: Drawing): readonly string[] {
  const boxes = textBoxes(drawing);
  const { min, max } = drawing.bounds;
  const texts = drawing.shapes.flatMap((shape) => ("text" in shape ? [shape.text] : []));
  return boxes.flatMap((box, i) => [
    ...boxes
      .slice(i + 1)
      .flatMap((other, j) => (meet(box, other) ? [`${texts[i]} on ${texts[i + 1 + j]}`] : [])),
    ...(box.min[0] < min[0] || box.min[1] < min[1] || box.max[0] > max[0] || box.max[1] > max[1]
      ? [`${texts[i]} outside`]
      : []),
  ]);
}

test("[CD-14] no text of a plan or an elevation lies on another or outside the frame, at any scale and in any unit", () => {
  for (const language of LANGUAGES) {
    const drawings = [
      drawPlan({ rooms: [sampleRoom], evaluated: kitchen, language, labels }),
      ...sampleRoom.walls.map(
        ({ id: wall }) =>
          drawElevation({
            room: sampleRoom,
            wall,
            evaluated: kitchen,
            materials: sampleMaterials,
            language,
            labels,
          })!,
      ),
    ];
    for (const drawing of drawings)
      for (const scale of [20, 50, 200]) expect(faultsOf(layOut(drawing, scale))).toEqual([]);
  }
});

test("[CD-14] no text lies on another whatever the widths along a wall, the notes and the numbers are", () => {
  const chain = (widths: readonly number[], line: number): readonly Shape[] => {
    let x = 0;
    return widths.map((width) => {
      const from = x;
      x += width;
      return {
        type: "dimension",
        role: "dimension-chain",
        owner: "A",
        from: [from, 0],
        to: [x, 0],
        offset: line % 2 === 0 ? 300 : -300,
        line: Math.floor(line / 2),
        text: String(width),
      };
    });
  };
  const widths = fc.array(fc.integer({ min: 1, max: 1300 }), { minLength: 1, maxLength: 14 });
  const place = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 2000 }));
  fc.assert(
    fc.property(
      fc.array(widths, { maxLength: 5 }),
      fc.array(place, { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 12 }),
      fc.constantFrom(20, 25, 50),
      (lines, marks, centres, scale) => {
        const shapes: readonly Shape[] = [
          ...lines.flatMap(chain),
          ...centres.map(
            (centre): Shape => ({
              type: "dimension",
              role: "dimension-chain",
              owner: "A",
              from: [0, 0],
              to: [centre, 0],
              offset: 900,
              line: 3,
              running: true,
              text: String(centre),
            }),
          ),
          ...marks.map(
            (at, i): Shape => ({
              type: "balloon",
              role: "label",
              at,
              text: String(i + 1),
              radius: 95,
              height: 90,
            }),
          ),
          ...marks.map(
            (at): Shape => ({
              type: "text",
              role: "symbol",
              at,
              text: "P",
              height: 60,
              align: "start",
              angle: 0,
            }),
          ),
        ];
        const drawing = { kind: "plan", title: "", shapes, bounds: { min: [0, 0], max: [1, 1] } } as const;
        expect(faultsOf(layOut(drawing, scale))).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

/** A lamp of this size under the ceiling over a place of the floor. */
function lamp(id: string, [x, z]: readonly [number, number], side: number): EvaluatedRow {
  const [like] = sampleKitchen.rows;
  return {
    ...like!,
    row: { ...like!.row, id },
    frame: { at: [x, 2600, z], rotY: 0 },
    article: {
      ...like!.article,
      box: [side, 80, side],
      mount: "ceiling",
      tags: ["light"],
      plan: [],
      parts: [],
    },
  };
}

test("[CD-14] a room's label lies on no lamp, door or piece of furniture, at any scale", () => {
  const places = fc.tuple(fc.integer({ min: 0, max: 4600 }), fc.integer({ min: 700, max: 3200 }));
  const lamps = fc.array(fc.tuple(places, fc.integer({ min: 60, max: 400 })), { maxLength: 4 });
  fc.assert(
    fc.property(lamps, fc.constantFrom(20, 50, 100), (over, scale) => {
      const rows = [...sampleKitchen.rows, ...over.map(([at, side], i) => lamp(`l${i}`, at, side))];
      const laid = layOut(
        drawPlan({ rooms: [sampleRoom], evaluated: { rows, failed: [] }, language: "it" }),
        scale,
      );
      const label = laid.shapes.flatMap((shape) =>
        shape.type === "text" && shape.role === "label" && shape.owner === undefined ? [shape] : [],
      );
      const boxes = label.map((one) => textBox(one.text, one.at, one.height, one.angle, one.align));
      const lines = laid.shapes.flatMap((shape) =>
        shape.role === "floor" || (shape.type !== "polygon" && shape.type !== "polyline")
          ? []
          : shape.points.map((from, i) => lineBox(from, shape.points[i + 1] ?? shape.points[0]!)),
      );
      expect(label.map(({ text }) => text)).toEqual(["Cucina", "18,00 m²"]);
      expect(boxes.flatMap((box) => lines.filter((line) => meet(box, line)))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("figures that are too wide for their piece of the line have leaders, the others stand on it", () => {
  const laid = layOut(drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "it" }), 200);
  const figures = laid.shapes.flatMap((shape) => (shape.type === "dimension" && shape.figure ? [shape] : []));
  const withLeader = figures.filter(({ figure }) => figure?.leader !== undefined).map(({ text }) => text);
  expect(withLeader).toContain("400");
  expect(withLeader).not.toContain("5000");
  expect(figures).toHaveLength(laid.shapes.filter(({ type }) => type === "dimension").length);
});

test("a number that has no room on its thing stands beside it, with a leader to it", () => {
  const elevation = drawElevation({
    room: sampleRoom,
    wall: "A",
    evaluated: sampleKitchen,
    materials: sampleMaterials,
    language: "en",
    labels,
  })!;
  const balloons = layOut(elevation, 25).shapes.flatMap((shape) => (shape.type === "balloon" ? [shape] : []));
  const leaders = new Map(balloons.map(({ owner, leader }) => [owner, leader]));
  expect(leaders.get("b1")).toBeUndefined();
  expect(leaders.get("top")).toHaveLength(2);
});

test("laying out again at the same scale changes nothing, and the scale is kept", () => {
  const laid = layOut(drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "en" }), 50);
  expect(laid.laidOutAt).toBe(50);
  expect(layOut(laid, 50)).toBe(laid);
});

test("places are spread no further than they must, in their order", () => {
  expect(apart([0, 100, 104], 10)).toEqual([0, 97, 107]);
  expect(apart([5, 5, 5], 10)).toEqual([-5, 5, 15]);
  expect(apart([], 10)).toEqual([]);
});

test("the width of texts is that of the printed font or a little more", () => {
  // Noto Sans: a digit is 0.572 em wide and its capitals are 0.714 em high.
  expect(textWidth("0000")).toBeGreaterThanOrEqual((4 * 0.572) / 0.714);
  expect(textWidth("0000")).toBeLessThan((4.6 * 0.572) / 0.714);
});
