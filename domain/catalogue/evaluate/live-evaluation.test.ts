import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Value } from "../index.ts";
import { base } from "../testing/base-unit.ts";

describe("[EV-01] live evaluation", () => {
  const values: Record<string, fc.Arbitrary<Value>> = {
    W: fc.oneof(fc.constantFrom(300, 450, 600, 620, 750, 900, 10, 5000, 333.3), fc.constant("x")),
    HGT: fc.constantFrom(720, 780, 700),
    DPT: fc.constantFrom(330, 560),
    FIN: fc.constantFrom("MW", "MG", "LB", "LW", "VO", "NO"),
    HND: fc.constantFrom("NONE", "BAR", "KNOB", "GOLA"),
    SIDE: fc.constantFrom("L", "R"),
    SHQ: fc.constantFrom(0, 1, 2, 3, 7),
    SHMAT: fc.constantFrom("MEL", "GLS"),
    SOFT: fc.boolean(),
    PLH: fc.constantFrom(60, 100, 150, 99),
  };
  const edit = fc.oneof(
    ...Object.entries(values).map(([code, value]) =>
      fc.record({ code: fc.constant(code), value: fc.option(value, { nil: undefined }) }),
    ),
  );
  const wardrobeEdit = fc.oneof(
    fc.record({ code: fc.constant("W"), value: fc.constantFrom<Value>(1200, 1836, 2727) }),
    fc.record({ code: fc.constant("HGT"), value: fc.constantFrom<Value>(2240, 2400, 2560) }),
    fc.record({ code: fc.constant("DPT"), value: fc.constantFrom<Value>(450, 600) }),
    fc.record({ code: fc.constant("DOORS"), value: fc.constantFrom<Value>("NONE", "HINGED", "SLIDING") }),
    fc.record({
      code: fc.constant("CLOSETSTRUCT"),
      value: fc.constantFrom<Value>("891|891", "600|600|564", "200", "", "x"),
    }),
    fc.record({
      code: fc.constant("CLITEMS"),
      value: fc.constantFrom<Value>("", "1,ROD,900,30", "3,DRW,20,180"),
    }),
  );

  test("changing one value at a time gives what a fresh evaluation gives, over thousands of states", () => {
    const check = (article: string, edits: readonly { code: string; value: Value | undefined }[]) => {
      const live = base({}, { article });
      for (const { code, value } of edits) {
        live.set(code, value);
        const fresh = base(live.choices, { article });
        expect(live.result).toEqual(fresh.result);
        expect(live.choicesToStore).toEqual(fresh.choicesToStore);
      }
      expect(live.views()).toEqual(base(live.choices, { article }).views());
    };
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => check("BASE-1D-60", edits)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.array(wardrobeEdit, { minLength: 1, maxLength: 8 }), (edits) => check("WR-1800", edits)),
      { numRuns: 150 },
    );
  });

  test("the choices to store give the same values with nothing left to repair", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 10 }), (edits) => {
        const first = base({});
        for (const { code, value } of edits) first.set(code, value);
        const second = base(first.choicesToStore);
        expect(second.result.values).toEqual(first.result.values);
        expect(second.result.parts).toEqual(first.result.parts);
        expect(second.result.problems.filter(({ code }) => code.endsWith("_REPAIRED"))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("parts that a change does not affect keep their identity", () => {
    const evaluation = base({});
    const before = evaluation.result;
    evaluation.set("FIN", "VO");
    const after = evaluation.result;
    expect(after.anchors).toBe(before.anchors);
    expect(after.plan).toBe(before.plan);
    expect(after.parts).not.toBe(before.parts);
    evaluation.set("NO_SUCH", 1);
    expect(evaluation.result).toBe(after);
  });
});
