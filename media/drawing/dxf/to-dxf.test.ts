import { expect, test } from "vitest";
import { drawingOf } from "../drawing-bounds.ts";
import { drawPlan } from "../plan/draw-plan.ts";
import { sampleKitchen, sampleRoom } from "../testing/sample-kitchen.ts";
import { toDxf } from "./to-dxf.ts";

/** Entities by their group codes, in file order. */
function entitiesOf(dxf: string): readonly ReadonlyMap<number, string>[] {
  const lines = dxf.trimEnd().split("\r\n");
  const found: Map<number, string>[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [code, value] = [Number(lines[i]), lines[i + 1]!];
    if (code === 0) found.push(new Map([[0, value]]));
    else found.at(-1)?.set(code, value);
  }
  return found;
}

test("[CD-05] a plan in DXF is of release 12, in millimetres, with a layer for each role and whole code and value pairs", () => {
  const plan = drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "en" });
  const dxf = toDxf(plan);
  expect(dxf).toMatch(/\$ACADVER\r\n +1\r\nAC1009/);
  expect(dxf).toMatch(/\$INSUNITS\r\n +70\r\n4\r\n/);
  expect(dxf.endsWith("  0\r\nEOF\r\n")).toBe(true);
  expect(dxf.trimEnd().split("\r\n").length % 2).toBe(0);
  const entities = entitiesOf(dxf);
  const layers = new Set(entities.filter((one) => one.get(0) === "LAYER").map((one) => one.get(2)));
  const used = new Set(entities.flatMap((one) => one.get(8) ?? []));
  expect([...used].filter((layer) => !layers.has(layer))).toEqual([]);
  expect([...used]).toEqual(expect.arrayContaining(["WALL", "ARTICLE", "DIMENSION", "LABEL"]));
});

test("[CD-05] Y points upwards, arcs keep their sweep, and a dimension is five lines and its figure", () => {
  const drawing = drawingOf("plan", "", [
    {
      type: "polyline",
      role: "wall",
      points: [
        [0, 0],
        [5000, 1000],
      ],
    },
    { type: "arc", role: "symbol", centre: [100, 200], radius: 50, startAngle: 0, endAngle: 90 },
    { type: "dimension", role: "dimension", from: [0, 0], to: [5000, 0], offset: 300, text: "5000" },
  ]);
  const entities = entitiesOf(toDxf(drawing));
  const [wall, ...lines] = entities.filter((one) => one.get(0) === "LINE");
  expect([wall?.get(11), wall?.get(21)]).toEqual(["5000.0", "-1000.0"]);
  expect(lines).toHaveLength(5);
  // Clockwise on paper from east to south: with Y upwards it is the quarter from 270° to 0°.
  const arc = entities.find((one) => one.get(0) === "ARC");
  expect([arc?.get(20), arc?.get(50), arc?.get(51)]).toEqual(["-200.0", "270.0", "0.0"]);
  expect(entities.find((one) => one.get(0) === "TEXT")?.get(1)).toBe("5000");
});

test("text cannot leave its line, and what is not ASCII is written as code points", () => {
  const dxf = toDxf(
    drawingOf("plan", "", [
      {
        type: "text",
        role: "label",
        at: [0, 0],
        text: "Küche 90° 5%\r\n  0\r\nEOF",
        height: 90,
        align: "start",
        angle: 0,
      },
    ]),
  );
  expect(
    entitiesOf(dxf)
      .find((one) => one.get(0) === "TEXT")
      ?.get(1),
  ).toBe("K\\U+00FCche 90%%d 5%%%   0 EOF");
  expect(dxf.match(/EOF\r\n/g)).toHaveLength(2);
});
