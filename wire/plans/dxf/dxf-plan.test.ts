import { describe, expect, test } from "vitest";
import type { ImportedPlan } from "../imported-plan.ts";
import { openPlan, refusedBySize } from "../open-plan.ts";
import { PLAN_LIMITS } from "../plan-limits.ts";
import type { PlanNoteKey } from "../plan-notes.ts";
import { planOutcome } from "../plan-refusal.ts";
import { DxfText, flatDxf } from "../testing/dxf-text.ts";
import type { DrawingUnit } from "./drawing-units.ts";
import { type DxfDrawing, drawingUnit, planFromDxf } from "./dxf-plan.ts";

function drawingOf(bytes: Uint8Array): DxfDrawing {
  const opened = openPlan(bytes);
  if (!opened.ok) throw new Error(`${opened.cause}: ${opened.message}`);
  if (opened.value.kind !== "drawing") throw new Error("a plan");
  return opened.value.drawing;
}
function planOf(bytes: Uint8Array, unit?: DrawingUnit, wallLayers?: readonly string[]): ImportedPlan {
  const drawing = drawingOf(bytes);
  const layers = wallLayers ?? drawing.wallLayers;
  return planFromDxf(drawing, { wallLayers: layers, unit: unit ?? drawingUnit(drawing, layers).likely });
}
const roomsOf = (plan: ImportedPlan) =>
  plan.levels[0]!.rooms.filter(({ openEnd }) => openEnd === null).toSorted((a, b) => b.areaM2 - a.areaM2);
const countOf = (plan: ImportedPlan, key: PlanNoteKey) =>
  plan.notes.find((note) => note.key === key)?.count ?? 0;

/** A rectangle of walls around 4 × 3 m inside, `t` thick, as two closed outlines. */
const ring = (t = 200, layer = "WALL") =>
  new DxfText()
    .polyline(layer, true, [
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ])
    .polyline(layer, true, [
      [-t, -t],
      [4000 + t, -t],
      [4000 + t, 3000 + t],
      [-t, 3000 + t],
    ]);

describe("walls, rooms and openings", () => {
  test("[CD-02] a flat of two rooms has its clear areas, wall thicknesses, doors with their swing, and window", () => {
    const [living, bedroom] = roomsOf(planOf(flatDxf().bytes(4)));
    expect([living!.areaM2, bedroom!.areaM2]).toEqual([20, 12]);
    expect(living!.walls.map(({ thickness }) => thickness).sort()).toEqual([100, 300, 300, 300]);
    const doors = living!.openings.filter(({ kind }) => kind === "door");
    expect(doors.map(({ width, opens, leaves }) => [width, opens, leaves])).toEqual(
      expect.arrayContaining([
        [900, "in", 1],
        [1000, "in", 1],
      ]),
    );
    expect(living!.openings.filter(({ kind }) => kind === "window")).toEqual([
      expect.objectContaining({ width: 1500, elevation: 900 }),
    ]);
    expect(bedroom!.openings).toEqual([
      expect.objectContaining({ kind: "passage", width: 900, isOtherSide: true }),
    ]);
  });

  test("nothing is left out without a line: other layers, texts, walls without a height", () => {
    const plan = planOf(flatDxf().bytes(4));
    expect(plan.notes.find(({ key }) => key === "otherLayers")?.names).toEqual(["A-DOOR", "A-GLAZ"]);
    expect(countOf(plan, "labels")).toBe(1);
    expect(countOf(plan, "wallsWithoutHeight")).toBeGreaterThan(0);
    expect(countOf(plan, "looseWalls")).toBe(0);
  });

  test("two nested outlines are the faces of a ring of walls, whatever its thickness", () => {
    for (const t of [80, 200, 450]) {
      const [only, ...more] = roomsOf(planOf(ring(t).bytes(4)));
      expect(more).toEqual([]);
      expect(only!.areaM2).toBe(12);
      expect(only!.walls.map(({ thickness }) => thickness)).toEqual([t, t, t, t]);
    }
  });

  test("a room that is drawn as one closed line has that line as its inner face, and walls of 100 mm", () => {
    const plan = planOf(
      new DxfText()
        .polyline("MURI", true, [
          [0, 0],
          [5000, 0],
          [5000, 3000],
          [2000, 3000],
          [2000, 4000],
          [0, 4000],
        ])
        .bytes(4),
    );
    const [only] = roomsOf(plan);
    expect(only!.areaM2).toBeCloseTo(17, 3);
    expect(only!.walls.every(({ thickness }) => thickness === 100)).toBe(true);
    expect(countOf(plan, "wallsWithoutThickness")).toBe(6);
  });

  test("a polyline with a width is a wall of that width along its middle", () => {
    const [only] = roomsOf(
      planOf(
        new DxfText()
          .polyline(
            "WAND",
            true,
            [
              [0, 0],
              [4000, 0],
              [4000, 3000],
              [0, 3000],
            ],
            240,
          )
          .bytes(4),
      ),
    );
    expect(only!.areaM2).toBeCloseTo(3.76 * 2.76, 3);
    expect(only!.walls.every(({ thickness }) => thickness === 240)).toBe(true);
  });

  test("concentric arcs and bulges are the faces of a curved wall", () => {
    const dxf = new DxfText()
      .polyline("WALL", true, [
        [0, 0],
        [4000, 0, 1],
        [4000, 3000],
        [0, 3000],
      ])
      .polyline("WALL", true, [
        [-200, -200],
        [4000, -200, 1],
        [4000, 3200],
        [-200, 3200],
      ]);
    const plan = planOf(dxf.bytes(4));
    const [only] = roomsOf(plan);
    expect(Math.abs(only!.areaM2 - (12 + (Math.PI * 1.5 ** 2) / 2))).toBeLessThan(0.05);
    expect(only!.walls.some(({ curve }) => curve !== undefined)).toBe(true);
    expect(countOf(plan, "curvedWalls")).toBe(1);
  });

  test("walls in a block come scaled, turned and mirrored with it; blocks in blocks end", () => {
    const dxf = new DxfText()
      .block("FLAT", (block) =>
        block
          .polyline("0", true, [
            [0, 0],
            [4, 0],
            [4, 3],
            [0, 3],
          ])
          .polyline("0", true, [
            [-0.2, -0.2],
            [4.2, -0.2],
            [4.2, 3.2],
            [-0.2, 3.2],
          ]),
      )
      .block("HOUSE", (block) => block.insert("0", "FLAT", 1, 1, [1, 1], 90))
      .block("LOOP", (block) => block.insert("0", "LOOP", 0, 0))
      .insert("WALL", "HOUSE", 100, 50, [-1000, 1000], 30)
      .insert("WALL", "LOOP", 0, 0)
      .insert("WALL", "NOWHERE", 0, 0);
    const plan = planOf(dxf.bytes(4));
    const [only] = roomsOf(plan);
    expect(only!.areaM2).toBeCloseTo(12, 2);
    expect(countOf(plan, "blocksTooDeep")).toBe(1);
    expect(countOf(plan, "unknownBlocks")).toBe(1);
  });

  test("an outline of masonry in a wall is solid, not a closet", () => {
    const dxf = ring(200).polyline("WALL", true, [
      [3000, 2000],
      [4000, 2000],
      [4000, 3000],
      [3000, 3000],
    ]);
    expect(roomsOf(planOf(dxf.bytes(4))).map(({ areaM2 }) => areaM2)).toEqual([expect.closeTo(11, 1)]);
  });
});

describe("units and layers", () => {
  test.each([
    [4, 1, "mm"],
    [5, 0.1, "cm"],
    [6, 0.001, "m"],
    [1, 1 / 25.4, "in"],
  ] as const)("a drawing in unit %i is as large as it says", (code, scale, unit) => {
    const drawing = drawingOf(flatDxf(scale).bytes(code));
    expect(drawingUnit(drawing, drawing.wallLayers)).toMatchObject({
      stated: unit,
      likely: unit,
      isPlausible: true,
    });
    expect(roomsOf(planOf(flatDxf(scale).bytes(code)))[0]!.areaM2).toBeCloseTo(20, 2);
  });

  test("metres that say they are millimetres are found out, with the unit that fits", () => {
    const drawing = drawingOf(flatDxf(0.001).bytes(4));
    expect(drawingUnit(drawing, drawing.wallLayers)).toMatchObject({
      stated: "mm",
      likely: "m",
      isPlausible: false,
    });
    const inches = drawingOf(flatDxf().bytes(1));
    expect(drawingUnit(inches, inches.wallLayers)).toMatchObject({
      stated: "in",
      likely: "mm",
      isPlausible: false,
    });
  });

  test("a drawing that does not say its unit gets the one that fits", () => {
    for (const [scale, likely] of [
      [1, "mm"],
      [0.1, "cm"],
      [0.001, "m"],
    ] as const) {
      const drawing = drawingOf(flatDxf(scale).bytes());
      const check = drawingUnit(drawing, drawing.wallLayers);
      expect(check).toMatchObject({ likely });
      expect(check.stated).toBeUndefined();
    }
  });

  test.each([
    "WALL",
    "A-WALL-FULL",
    "MURI",
    "Muri portanti",
    "WAND",
    "Wände",
    "Mauerwerk",
    "PARETE",
    "cloisons",
    "TABIQUES",
    "ściany",
    "стены",
    "AR_MUR",
  ])("the layer %s is taken for walls", (name) => {
    const dxf = new DxfText()
      .line(name, 0, 0, 4000, 0)
      .line("FURNITURE", 0, 0, 9000, 0)
      .line("WALL-HATCH", 0, 0, 1, 1);
    expect(drawingOf(dxf.bytes(4)).wallLayers).toEqual([name]);
  });

  test("without such a name the layer with most lines is, and a person may choose others", () => {
    const dxf = ring(200, "X1").line("X2", 0, 0, 100, 0);
    expect(drawingOf(dxf.bytes(4)).wallLayers).toEqual(["X1"]);
    expect(planOutcome(() => planOf(dxf.bytes(4), "mm", []))).toMatchObject({ ok: false, cause: "noWalls" });
  });
});

describe("forms of the file", () => {
  test("R12 polylines with vertices read like light ones", () => {
    const vertex = (x: number, y: number) => (dxf: DxfText) => dxf.add("VERTEX", "WALL", [10, x], [20, y]);
    const dxf = new DxfText();
    for (const t of [0, 200]) {
      dxf.add("POLYLINE", "WALL", [66, 1], [70, 1]);
      for (const [x, y] of [
        [-t, -t],
        [4000 + t, -t],
        [4000 + t, 3000 + t],
        [-t, 3000 + t],
      ] as const)
        vertex(x, y)(dxf);
      dxf.add("SEQEND", "WALL");
    }
    expect(roomsOf(planOf(dxf.bytes()))[0]!.areaM2).toBe(12);
  });

  test("a binary DXF reads like its text", () => {
    expect(planOf(binaryOf(ring().text(4)))).toEqual(planOf(ring().bytes(4)));
  });

  test("a drawing seen from below is mirrored", () => {
    const dxf = new DxfText();
    for (const t of [0, 200])
      dxf.add(
        "LWPOLYLINE",
        "WALL",
        [70, 1],
        [230, -1],
        ...(
          [
            [-t, -t],
            [4000 + t, -t],
            [4000 + t, 3000 + t],
            [-t, 3000 + t],
          ] as const
        ).flatMap(([x, y]): [number, number][] => [
          [10, x],
          [20, y],
        ]),
      );
    expect(roomsOf(planOf(dxf.bytes(4)))[0]!.areaM2).toBe(12);
  });

  test("hidden layers, paper space and invisible things are not read", () => {
    const dxf = ring().add("LINE", "WALL", [67, 1], [10, 0], [20, 0], [11, 9], [21, 9]);
    const text = dxf
      .text(4)
      .replace(
        "0\r\nSECTION\r\n2\r\nBLOCKS",
        "0\r\nSECTION\r\n2\r\nTABLES\r\n0\r\nTABLE\r\n2\r\nLAYER\r\n0\r\nLAYER\r\n2\r\nOFF\r\n70\r\n0\r\n62\r\n-7\r\n0\r\nENDTAB\r\n0\r\nENDSEC\r\n0\r\nSECTION\r\n2\r\nBLOCKS",
      );
    const drawing = drawingOf(
      new TextEncoder().encode(
        text.replace(
          "0\r\nENDSEC\r\n0\r\nEOF",
          "0\r\nLINE\r\n8\r\nOFF\r\n10\r\n0\r\n20\r\n0\r\n11\r\n5\r\n21\r\n5\r\n0\r\nENDSEC\r\n0\r\nEOF",
        ),
      ),
    );
    expect(drawing.layers.map(({ name, lines }) => [name, lines])).toEqual([["WALL", 8]]);
  });
});

describe("bad input", () => {
  const cause = (bytes: Uint8Array) => {
    const opened = openPlan(bytes);
    return opened.ok ? opened.value.kind : opened.cause;
  };
  const text = (value: string) => new TextEncoder().encode(value);

  test("a DXF of 100 MB is refused before a byte of it is read", () => {
    expect(refusedBySize(100 * 1024 * 1024)).toBe("tooLarge");
    expect(refusedBySize(PLAN_LIMITS.maxFileBytes)).toBeNull();
    expect(cause(new Uint8Array(PLAN_LIMITS.maxFileBytes + 1))).toBe("tooLarge");
  });

  test("a file that is no DXF is refused by its kind", () => {
    expect(cause(text("AC1032\0\0\0"))).toBe("dwg");
    expect(cause(text("Dear Sir, please find enclosed"))).toBe("notAPlan");
    expect(cause(new Uint8Array([0, 1, 2, 3, 255, 254, 9]))).toBe("notAPlan");
    expect(cause(new DxfText().bytes(4))).toBe("noGeometry");
  });

  test("a file that breaks off is read up to there, and says so", () => {
    const whole = ring().line("WALL", 9000, 0, 9500, 0).text(4);
    const plan = planOf(text(whole.slice(0, whole.length - 60)));
    expect(countOf(plan, "cutShort")).toBe(1);
    expect(roomsOf(plan)).toHaveLength(1);
  });

  test("NaN and 1e12 are left out and counted; lines far away are too", () => {
    const dxf = ring()
      .line("WALL", Number.NaN, 0, 1, 1)
      .line("WALL", 1e12, 0, 1e12, 100)
      .add("LINE", "WALL", [10, "abc"], [20, 0], [11, 1], [21, 1])
      .add("CIRCLE", "WALL", [10, 0], [20, 0], [40, -5])
      .line("WALL", 9e8, 0, 9e8, 1000);
    const plan = planOf(dxf.bytes(4), "mm");
    expect(countOf(plan, "badNumbers")).toBe(4);
    expect(countOf(plan, "farAway")).toBe(1);
    expect(roomsOf(plan)[0]!.areaM2).toBe(12);
  });

  test("blocks that multiply without end stop at the limit", () => {
    const dxf = new DxfText().block("A", (block) => block.line("0", 0, 0, 100, 0));
    let inner = "A";
    for (const name of ["B", "C", "D", "E"]) {
      const before = inner;
      dxf.block(name, (block) => {
        for (let i = 0; i < 30; i++) block.insert("0", before, i, 0);
      });
      inner = name;
    }
    const drawing = drawingOf(dxf.insert("WALL", "E", 0, 0).bytes(4));
    expect(drawing.flat.strokes.length).toBeLessThanOrEqual(PLAN_LIMITS.maxStrokes);
  });
});

/** The same groups in the binary form of release 13 and after. */
function binaryOf(dxf: string): Uint8Array {
  const lines = dxf.split("\r\n");
  const bytes: number[] = [...new TextEncoder().encode("AutoCAD Binary DXF\r\n\u001a\0")];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const code = Number(lines[i]);
    const value = lines[i + 1]!;
    const cell = new DataView(new ArrayBuffer(8));
    bytes.push(code & 255, code >> 8);
    if (code >= 10 && code < 60) {
      cell.setFloat64(0, Number(value), true);
      for (let b = 0; b < 8; b++) bytes.push(cell.getUint8(b));
    } else if (code >= 60 && code < 80) bytes.push(Number(value) & 255, (Number(value) >> 8) & 255);
    else if (code >= 90 && code < 100) {
      cell.setInt32(0, Number(value), true);
      for (let b = 0; b < 4; b++) bytes.push(cell.getUint8(b));
    } else bytes.push(...new TextEncoder().encode(value), 0);
  }
  return new Uint8Array(bytes);
}
