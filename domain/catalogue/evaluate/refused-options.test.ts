import { describe, expect, test } from "vitest";
import { base, request, view } from "../testing/base-unit.ts";
import { demoWith, openDemo } from "../testing/demo-home.ts";

describe("[EV-01] the explanation of a refused option", () => {
  test("names the smallest condition with its values, and the nearest way to have it", () => {
    const refusal = view(base({ W: 620, FIN: "LB" }), "HND").options!.find(({ code }) => code === "KNOB")!
      .refusal!;
    expect(refusal.because.en).toBe("The knob is allowed up to 600 mm");
    expect(refusal.atoms).toEqual([{ formula: "W > 600", holds: true, values: { W: 620 } }]);
    expect(refusal.fix).toEqual({ variable: "W", value: 600 });
  });

  test("a fix holds: applying it makes the option possible", () => {
    const evaluation = base({ W: 750 });
    for (const { code, options = [] } of evaluation.views())
      for (const option of options)
        if (option.refusal?.fix) {
          const fixed = base({
            W: 750,
            [option.refusal.fix.variable]: option.refusal.fix.value,
            [code]: option.code,
          });
          expect(fixed.result.values[code], `${code}=${option.code}`).toBe(option.code);
        }
    expect(view(evaluation, "SHMAT").options?.map(({ code, refusal }) => [code, refusal?.fix])).toEqual([
      ["MEL", undefined],
      ["GLS", { variable: "W", value: 600 }],
    ]);
  });

  test("offers no fix where the variable is forced", () => {
    const refusal = view(base({}, { forced: { W: 750 } }), "SHMAT").options?.[1]?.refusal;
    expect(refusal?.because.en).toBe("Glass shelves only up to 600 mm wide");
    expect(refusal?.fix).toBeUndefined();
  });

  test("the panel has ranges, units and everything that may be chosen", () => {
    const evaluation = base({});
    expect(view(evaluation, "W")).toMatchObject({
      unit: "mm",
      mandatory: true,
      range: { min: 300, max: 900, step: 50 },
    });
    expect(view(evaluation, "SHQ").range).toMatchObject({ min: 0, max: 3, decimals: 0 });
    expect(view(evaluation, "FIN").options?.map(({ code, color }) => [code, color])[0]).toEqual([
      "MW",
      "#f4f4f2",
    ]);
  });

  test("options out of date are not offered, and a stored one gives way", () => {
    const dated = openDemo(
      demoWith(["options/fin.csv", "VEN,4,#b98f5e,ven_oak,,", "VEN,4,#b98f5e,ven_oak,2026-01-01,2026-06-30"]),
    );
    const at = (priceDate: string) => dated.evaluate(request({ FIN: "VO" }, { priceDate }));
    expect(at("2026-06-30").result.values.FIN).toBe("VO");
    expect(at("2026-07-01").result.problems.map(({ code }) => code)).toEqual(["FIN_REPAIRED"]);
    expect(view(at("2026-07-01"), "FIN").options?.map(({ code }) => code)).not.toContain("VO");
  });
});
