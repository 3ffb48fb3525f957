import { describe, expect, test } from "vitest";
import type { Value } from "../index.ts";
import { base, request } from "../testing/base-unit.ts";
import { demoWith, openDemo } from "../testing/demo-home.ts";

describe("[EV-01] values that are not possible", () => {
  const problems = (evaluation: ReturnType<typeof base>) =>
    evaluation.result.problems.map(({ code, severity, from, to }) => [code, severity, from, to]);

  test("[CA-04] an option refused by its rule gives way to the default, with the reason", () => {
    const evaluation = base({ W: 650, SHMAT: "GLS" });
    expect(problems(evaluation)).toEqual([["SHMAT_REPAIRED", "warn", "GLS", "MEL"]]);
    expect(evaluation.result.problems[0]?.because.en).toBe("Glass shelves only up to 600 mm wide");
    expect(evaluation.choicesToStore).toEqual({ W: 650, SHMAT: "MEL" });
    evaluation.set("W", 600);
    expect(evaluation.result.values.SHMAT).toBe("GLS");
  });

  test("a header value that the article refuses becomes its default, silently", () => {
    const { result } = base({ W: 750 }, { header: { HND: "KNOB" } });
    const handle = result.variables.find(({ code }) => code === "HND");
    expect([handle?.value, handle?.source, result.problems]).toEqual(["BAR", "header", []]);
  });

  test("a forced value is never repaired", () => {
    expect(problems(base({ W: 750 }, { forced: { HND: "KNOB" } }))).toEqual([
      ["HND_FORCED", "error", "KNOB", undefined],
    ]);
    expect(base({}, { forced: { W: 5000 } }).result.values.W).toBe(5000);
  });

  test.each<[Value, number, string[]]>([
    [637, 650, ["W_REPAIRED"]],
    [100, 300, ["W_REPAIRED"]],
    [1e12, 900, ["W_REPAIRED"]],
    [Number.NaN, 600, ["W_REPAIRED"]],
    ["750", 750, []],
    ["abc", 600, ["W_REPAIRED"]],
    [true, 600, ["W_REPAIRED"]],
    [600.0000001, 600, []],
  ])("a width of %s in melamine becomes %s", (width, expected, codes) => {
    const { result } = base({ W: width, FIN: "MW" });
    expect([result.values.W, result.problems.map(({ code }) => code)]).toEqual([expected, codes]);
  });

  test("off the step is accepted where the rule says so", () => {
    expect(problems(base({ W: 637 }))).toEqual([["W_OFFSTEP", "info", undefined, undefined]]);
    expect(base({ W: 637 }).result.values.W).toBe(637);
  });

  test("a hidden variable takes its default and goes out with no line", () => {
    const { result, choicesToStore } = base({ SHQ: 0, SHMAT: "GLS" });
    const shelf = result.variables.find(({ code }) => code === "SHMAT");
    expect([shelf?.visible, shelf?.value, shelf?.source]).toEqual([false, "MEL", "default"]);
    expect(result.erpLines[0]?.variants.map(([code]) => code)).not.toContain("SHMAT");
    expect(choicesToStore).toEqual({ SHQ: 0 });
  });

  test("checks of a list are reported on its variable, broken text falls back to the default", () => {
    const items = (text: string) =>
      problems(base({ CLITEMS: text }, { article: "WR-1800" })).map(([code]) => code);
    expect(items("1,ROD,500,30")).toContain("I-ROD");
    expect(items("9,SHELF,500,18")).toContain("I-SEC");
    expect(items("1,SHELF,abc,18")).toContain("CLITEMS_REPAIRED");
    expect(items("|".repeat(300))).toContain("CLITEMS_REPAIRED");
  });

  test("a rule that cannot be worked out is a problem of the article, not an exception", () => {
    const broken = openDemo(
      demoWith([
        "articles/BASE-1D.yaml",
        "SHPITCH: (IH - SHQ * T) / (SHQ + 1)",
        "SHPITCH: (IH - SHQ * T) / (SHQ - 3)",
      ]),
    );
    const { result } = broken.evaluate(request({ SHQ: 3 }));
    expect(result.problems.map(({ code, severity }) => [code, severity])).toEqual([["E_DIV0", "error"]]);
    expect(result.problems[0]?.because.en).toContain("SHPITCH");
    expect(result.parts.length).toBeGreaterThan(5);
  });
});
