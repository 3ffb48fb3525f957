import { describe, expect, test } from "vitest";
import { openPlan, refusedBySize } from "../open-plan.ts";
import { PLAN_LIMITS } from "../plan-limits.ts";
import { countOf, drawingOf, planOf, ring, roomsOf } from "../testing/dxf-plan-of.ts";
import { DxfText } from "../testing/dxf-text.ts";

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
