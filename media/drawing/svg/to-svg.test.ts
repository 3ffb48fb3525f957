import { expect, test } from "vitest";
import type { Drawing } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { drawScene } from "../picture/draw-scene.ts";
import { drawPlan } from "../plan/draw-plan.ts";
import { sampleKitchen, sampleMaterials, sampleRoom } from "../testing/sample-kitchen.ts";
import { dimensionMarks } from "./dimension-marks.ts";
import { fitScale, scaleWords } from "./fit-scale.ts";
import { PAPER_MARGIN_MM, toSvg } from "./to-svg.ts";

const bar: Drawing = drawingOf("plan", "Five metres", [
  {
    type: "polyline",
    role: "wall",
    points: [
      [1000, 0],
      [6000, 0],
    ],
  },
]);

test("five metres at 1:50 are 100 mm of paper", () => {
  const svg = toSvg(bar, { theme: "print", scale: 50 });
  expect(svg).toContain(`width="${100 + 2 * PAPER_MARGIN_MM}mm"`);
  expect(svg).toContain(
    `d="M${PAPER_MARGIN_MM} ${PAPER_MARGIN_MM}L${100 + PAPER_MARGIN_MM} ${PAPER_MARGIN_MM}"`,
  );
});

test("without a scale the drawing fits into the size asked for, keeping its proportions", () => {
  const svg = toSvg(drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "en" }), {
    theme: "light",
    size: { width: 400, height: 300 },
  });
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg)!;
  expect(Number(width)).toBeLessThanOrEqual(400);
  expect(Number(height)).toBeLessThanOrEqual(300);
  expect(Math.max(Number(width) / 400, Number(height) / 300)).toBeGreaterThan(0.99);
});

test("text and titles cannot leave their place in the markup", () => {
  const svg = toSvg(
    drawingOf("plan", `"><script>alert(1)</script>`, [
      {
        type: "text",
        role: "label",
        at: [0, 0],
        text: "<image href='x'/>&\u0000",
        height: 100,
        align: "middle",
        angle: 0,
        stroke: '"/><x',
      },
    ]),
    { theme: "light" },
  );
  expect(svg).not.toContain("<script");
  expect(svg).not.toContain("<image");
  expect(svg).not.toContain("\u0000");
  expect(svg).toContain("&lt;image href='x'/&gt;&amp;");
});

test("surfaces stay apart, so that a later one covers the lines of an earlier one", () => {
  const square = (x: number) => ({
    type: "polygon" as const,
    role: "surface" as const,
    fill: "#ffffff",
    stroke: "#000000",
    points: [
      [x, 0],
      [x + 10, 0],
      [x + 10, 10],
      [x, 10],
    ] as const,
  });
  const svg = toSvg(drawingOf("picture", "", [square(0), square(5)]), { theme: "light" });
  expect(svg.match(/<path/g)).toHaveLength(2);
});

test("every theme draws every role of a whole scene and plan without a missing colour", () => {
  for (const theme of ["light", "dark", "print"] as const) {
    const drawings = [
      drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "en" }),
      drawScene({ rooms: [sampleRoom], evaluated: sampleKitchen, materials: sampleMaterials }),
    ];
    for (const drawing of drawings) expect(toSvg(drawing, { theme })).not.toMatch(/undefined|NaN|Infinity/);
  }
});

test("[QU-04] who measures in inches gets the scales of an architect's ruler", () => {
  expect(fitScale(bar, { width: 120, height: 100 }, "in")).toBe(48);
  expect([12, 16, 24, 48, 64, 384].map((scale) => scaleWords(scale, "in"))).toEqual(
    ["1", "3/4", "1/2", "1/4", "3/16", "1/32"].map((inches) => `${inches}" = 1'-0"`),
  );
  expect([scaleWords(50, "mm"), scaleWords(500, "in")]).toEqual(["1:50", "1:500"]);
});

test("the largest standard scale that fits is chosen, none for a hall", () => {
  expect(fitScale(bar, { width: 600, height: 100 })).toBe(10);
  expect(fitScale(bar, { width: 120, height: 100 })).toBe(50);
  expect(fitScale(bar, { width: 102, height: 100 })).toBe(100);
  expect(
    fitScale(
      drawingOf("plan", "", [
        {
          type: "polyline",
          role: "wall",
          points: [
            [0, 0],
            [1e6, 0],
          ],
        },
      ]),
      { width: 170, height: 200 },
    ),
  ).toBeNull();
});

test("dimension figures read from below or from the right, and a narrow one steps off its line", () => {
  const angle = (to: readonly [number, number], offset: number): number =>
    dimensionMarks([0, 0], to, offset, "600", 2).text.angle;
  expect(angle([100, 0], 10)).toBeCloseTo(0);
  expect(angle([-100, 0], 10)).toBeCloseTo(0);
  expect(angle([0, 100], 10)).toBeCloseTo(-90);
  expect(angle([0, -100], 10)).toBeCloseTo(-90);
  const [wide, narrow] = [100, 2].map((x) => dimensionMarks([0, 0], [x, 0], 10, "600", 2).text.at[1]);
  expect(wide!).toBeLessThan(-10);
  expect(narrow!).toBeLessThan(wide!);
});
