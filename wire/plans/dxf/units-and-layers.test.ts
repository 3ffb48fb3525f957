import { describe, expect, test } from "vitest";
import { planOutcome } from "../plan-refusal.ts";
import { drawingOf, planOf, ring, roomsOf } from "../testing/dxf-plan-of.ts";
import { DxfText, flatDxf } from "../testing/dxf-text.ts";
import { drawingUnit } from "./dxf-plan.ts";

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
