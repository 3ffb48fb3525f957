import { expect, test } from "vitest";
import { drawingOf } from "../drawing-bounds.ts";
import { drawElevation } from "../elevation/draw-elevation.ts";
import { drawPlan } from "../plan/draw-plan.ts";
import { auditDxf } from "../testing/audit-dxf.ts";
import { hob, sampleKitchen, sampleMaterials, sampleRoom, socket } from "../testing/sample-kitchen.ts";
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
  expect([...used]).toEqual(expect.arrayContaining(["WALL", "ARTICLE", "DIM-UNITS", "LABEL"]));
});

test("[CD-05] Y points upwards, arcs keep their sweep, and a dimension can be measured anew", () => {
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
  const wall = entities.find((one) => one.get(0) === "LINE" && one.get(8) === "WALL");
  expect([wall?.get(11), wall?.get(21)]).toEqual(["5000.0", "-1000.0"]);
  const dimension = entities.find((one) => one.get(0) === "DIMENSION");
  expect([13, 23, 14, 24].map((code) => dimension?.get(code))).toEqual(["0.0", "0.0", "5000.0", "0.0"]);
  // Above the line, 300 mm from what it measures; the other program writes what it measures.
  expect([dimension?.get(20), dimension?.get(1), dimension?.get(2)]).toEqual(["300.0", "<>", "*D1"]);
  // Clockwise on paper from east to south: with Y upwards it is the quarter from 270° to 0°.
  const arc = entities.find((one) => one.get(0) === "ARC");
  expect([arc?.get(20), arc?.get(50), arc?.get(51)]).toEqual(["-200.0", "270.0", "0.0"]);
  expect(entities.find((one) => one.get(0) === "TEXT")?.get(1)).toBe("5000");
});

const placed = (labels: Readonly<Record<string, string>>) =>
  drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "it", labels });

test("[CD-14] plan and elevation are sound files: handles, tables, layers, styles and blocks, as an audit looks for them", () => {
  const labels = { b1: "2", top: "4" };
  const elevation = drawElevation({
    room: sampleRoom,
    wall: "A",
    evaluated: { rows: [...sampleKitchen.rows, hob("hob", 1650), socket("s", [1900, 260])], failed: [] },
    materials: sampleMaterials,
    language: "it",
    labels,
  })!;
  for (const drawing of [placed(labels), elevation, drawingOf("plan", "", [])])
    for (const scale of [20, 50]) expect(auditDxf(toDxf(drawing, scale))).toEqual([]);
});

test("[CD-14] equal articles are one block, inserted where they stand with code, name and number", () => {
  const entities = entitiesOf(toDxf(placed({ b1: "2" })));
  const blocks = entities.filter((one) => one.get(0) === "BLOCK").map((one) => one.get(2));
  expect(blocks.filter((name) => name?.startsWith("BASE-600"))).toEqual(["BASE-600"]);
  const inserts = entities.filter((one) => one.get(0) === "INSERT" && one.get(2) === "BASE-600");
  expect(inserts.map((one) => [one.get(10), one.get(20), one.get(50)])).toEqual([
    ["1000.0", "0.0", "0.0"],
    ["2500.0", "0.0", "0.0"],
  ]);
  const first = entities.indexOf(inserts[0]!);
  const attributes = entities.slice(first + 1, first + 4).map((one) => [one.get(2), one.get(1)]);
  expect(attributes).toEqual([
    ["CODE", "BASE-600"],
    ["NAME", "BASE-600"],
    ["POS", "2"],
  ]);
  // The island's units look the other way and are the same block.
  const island = entities.filter((one) => one.get(0) === "INSERT" && one.get(50) === "180.0");
  expect(island.map((one) => one.get(2))).toEqual(["BASE-900", "BASE-900", "TOP-1800", "DOOR-DOOR"]);
});

test("[CD-14] layers are by discipline, in elevations too", () => {
  const rows = [...sampleKitchen.rows, hob("hob", 1650), socket("s", [1900, 260])];
  const drawn = drawElevation({
    room: sampleRoom,
    wall: "A",
    evaluated: { rows, failed: [] },
    materials: sampleMaterials,
    language: "it",
  })!;
  const used = new Set(entitiesOf(toDxf(drawn)).flatMap((one) => one.get(8) ?? []));
  expect([...used]).toEqual(
    expect.arrayContaining([
      "ARTICLE",
      "WORKTOP",
      "APPLIANCE",
      "SERVICE",
      "DIM-UNITS",
      "DIM-SERVICES",
      "DIM-HEIGHTS",
      "DIM-ROOM",
    ]),
  );
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
