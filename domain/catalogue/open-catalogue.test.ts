import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ArticleRequest, Choices, Value } from "./index.ts";
import { UnknownInCatalogue } from "./index.ts";
import { demoWith, openDemo } from "./testing/demo-home.ts";

const demo = openDemo();
const request = (choices: Choices, more: Partial<ArticleRequest> = {}): ArticleRequest => ({
  model: "ARIA",
  article: "BASE-1D-60",
  header: { FIN: "LB", HND: "BAR" },
  choices,
  ...more,
});
const base = (choices: Choices, more: Partial<ArticleRequest> = {}) => demo.evaluate(request(choices, more));
const view = (evaluation: ReturnType<typeof base>, code: string) =>
  evaluation.views().find((candidate) => candidate.code === code)!;

describe("the contents of a catalogue", () => {
  test("[CA-01] lists models, classification and articles, and finds an article by its code", () => {
    expect(demo.models.map(({ code, base: technical }) => [code, technical])).toEqual([["ARIA", "KIT"]]);
    expect(
      demo.defaultModel().tree.map(({ code, articles }) => [code, articles.map((entry) => entry.code)]),
    ).toEqual([
      ["BASE", ["BASE-1D-45", "BASE-1D-60"]],
      ["WARDROBE", ["WR-1800"]],
      ["CUSTOM", ["99-FREE"]],
    ]);
    expect(demo.article("BASE-1D-45")?.preset).toEqual({ W: 450 });
    expect(demo.article("BASE-1D-45", "OTHER")).toBeUndefined();
    expect(demo.rule("BASE-1D")?.tags).toEqual(["base"]);
  });

  test.each([
    ["BASE-1D-60", "BASE-1D-60"],
    ["base 45", "BASE-1D-45"],
    ["wardrobe", "WR-1800"],
    ["Armadi", "WR-1800"],
    ["wardorbe", "WR-1800"],
    ["UNTERSCHRANK tur", "BASE-1D-45"],
    ["struttra", "WR-1800"],
  ])("[CA-01] the search for '%s' finds %s first", (text, code) => {
    expect(demo.search(text)[0]?.entry.code).toBe(code);
  });

  test("[CA-01] the search wants every word, keeps tree order for nothing typed, and knows where an article is", () => {
    expect(demo.search("wardrobe xyzzy")).toEqual([]);
    expect(demo.search("").map(({ entry }) => entry.code)).toEqual([
      "BASE-1D-45",
      "BASE-1D-60",
      "WR-1800",
      "99-FREE",
    ]);
    expect(demo.search("wr", { limit: 1 })[0]?.path.map((text) => text.en)).toEqual(["Wardrobes"]);
    expect(demo.search("base", { model: "NONE" })).toEqual([]);
    expect(demo.search("x".repeat(100_000))).toEqual([]);
  });

  test("a model, article or rule of another catalogue is refused by name", () => {
    expect(() => base({}, { model: "NOPE" })).toThrow(UnknownInCatalogue);
    expect(() => base({}, { article: "NOPE" })).toThrow("There is no article NOPE in catalogue DEMO.");
    expect(() => base({}, { article: "constructor" })).toThrow(UnknownInCatalogue);
  });

  test("a custom article, code 99, has no rule and no lines", () => {
    const { result } = base({ ANY: 1 }, { article: "99-FREE" });
    expect([result.neutro, result.parts, result.erpLines, result.variables]).toEqual(["99", [], [], []]);
  });
});

describe("[EV-01] one article", () => {
  test("gives parts, anchors, plan, clearances and ERP lines in the article's frame", () => {
    const { result } = base({});
    expect(result.box).toEqual([600, 820, 579]);
    expect(result.parts.map(({ id }) => id)).toEqual([
      ...["sideL", "sideR", "bottom", "railF", "railB", "back", "shelf#1"],
      ...["leg#1", "leg#2", "leg#3", "leg#4", "door", "handle"],
    ]);
    expect(result.parts.find(({ id }) => id === "door")).toEqual({
      id: "door",
      solid: { type: "box", size: [596, 716, 19] },
      at: [2, 102, 560],
      material: "lac_black",
      layer: "fronts",
      grain: "y",
      edges: "LRTB",
      cut: true,
      open: { kind: "hinge", axis: "L", amount: 110 },
    });
    expect(result.anchors.map(({ id, kind }) => [id, kind])).toEqual([
      ["L", "side"],
      ["R", "side"],
      ["B", "back"],
      ["F", "floor"],
      ["TOP", "top"],
    ]);
    expect(result.plan[2]).toEqual({
      type: "poly",
      points: [
        [0, 560],
        [600, 1160],
        [600, 560],
      ],
      style: "thin",
    });
    expect(result.clearances[0]?.size).toEqual([600, 720, 600]);
    expect(result.erpLines[0]).toMatchObject({
      code: "BS10600560L",
      quantity: 1,
      level: 0,
      price: { kind: "matrix", matrix: "BASE1", keys: ["600", "3"] },
      surcharges: ["HEIGHT", "DEPTH", "OFFSTEP"],
    });
    expect(result.erpLines[0]?.variants).toEqual([
      ["W", "600"],
      ["HGT", "720"],
      ["DPT", "560"],
      ["SIDE", "L"],
      ["FIN", "LB"],
      ["CARC", "MW"],
      ["SHMAT", "MEL"],
    ]);
    expect(result.values).toMatchObject({ W: 600, T: 18, IW: 564, FIN: "LB", SOFT: true });
  });

  test("a wall item has its opening, a wardrobe its list", () => {
    expect(base({}, { article: "WI-DOOR" }).result.opening).toEqual({ width: 800, height: 2100, sill: 0 });
    const wardrobe = base({ W: 1836, CLOSETSTRUCT: "600|600|564" }, { article: "WR-1800" }).result;
    expect(wardrobe.values.CLOSETSTRUCT).toBe("600|600|564");
    expect(wardrobe.parts.filter(({ id }) => id.startsWith("upright")).map(({ at }) => at[0])).toEqual([
      0, 618, 1236, 1818,
    ]);
    expect(wardrobe.erpLines.filter(({ id }) => id.startsWith("section")).map(({ code }) => code)).toEqual([
      "WS06002400",
      "WS06002400",
      "WS05642400",
    ]);
  });

  test("[CA-02] values come from forced, user, preset, header, default, in this order, and say so", () => {
    const sources = (evaluation: ReturnType<typeof base>) =>
      Object.fromEntries(
        evaluation.result.variables.map(({ code, value, source }) => [code, `${value} ${source}`]),
      );
    expect(sources(base({}))).toMatchObject({
      W: "600 preset",
      FIN: "LB header",
      SIDE: "L default",
      HND: "BAR header",
    });
    expect(sources(base({ W: 750, FIN: "VO" }, { forced: { W: 450 } }))).toMatchObject({
      W: "450 forced",
      FIN: "VO user",
    });
    expect(sources(base({}, { header: {} }))).toMatchObject({
      FIN: "LW header",
      HND: "GOLA header",
      CARC: "MW header",
    });
  });

  test("codes, aliases and options are matched without regard to case; unknown codes are kept verbatim", () => {
    const evaluation = base({ larghezza: 750, finitura: "vo", OLD_CODE: "x" });
    expect(evaluation.result.values).toMatchObject({ W: 750, FIN: "VO" });
    expect(evaluation.unknown).toEqual({ OLD_CODE: "x" });
  });
});

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

describe("headers, groups, conditions, automatic rules", () => {
  test("[CA-02] a header gives commercial model, technical model and rule set", () => {
    const header = demo.header("ARIA", { FIN: "VO" });
    expect([header.cmodel, header.model, header.reg]).toEqual(["ARIA", "KIT", "STD-VEN"]);
    expect(header.values).toEqual({ FIN: "VO", CARC: "MW", HND: "GOLA", PLH: 100, HGT: 720 });
    expect(header.views[0]?.options).toHaveLength(5);
  });

  test("groups are the article's steps", () => {
    expect(
      base({}, { article: "WR-1800" })
        .groups()
        .map(({ code }) => code),
    ).toEqual(["001", "001-001", "001-002", "002", "002-001"]);
  });

  test("a condition is tested against the values of an evaluated article", () => {
    const expression = {
      source: "W > 600",
      tree: { op: ">", left: { op: "name", name: "W" }, right: { op: "literal", value: 600 } },
    } as const;
    const holds = demo.condition("BASE-1D", expression);
    expect([holds(base({ W: 750 }).result.values), holds(base({ W: 600 }).result.values)]).toEqual([
      true,
      false,
    ]);
    const impossible = {
      source: "1 / W > 0",
      tree: {
        op: ">",
        left: { op: "/", left: { op: "literal", value: 1 }, right: { op: "name", name: "W" } },
        right: { op: "literal", value: 0 },
      },
    } as const;
    expect(() => demo.condition("BASE-1D", impossible)({ W: 0 })).toThrow("division by zero");
    const sections = demo.condition("WR-FRAME", {
      source: "count(CLOSETSTRUCT) > 2",
      tree: {
        op: ">",
        left: { op: "each", macro: "count", list: { op: "name", name: "CLOSETSTRUCT" } },
        right: { op: "literal", value: 2 },
      },
    });
    const wardrobe = (text: string) => base({ CLOSETSTRUCT: text }, { article: "WR-1800" }).result.values;
    expect([sections(wardrobe("600|600|564")), sections(wardrobe("891|891"))]).toEqual([true, false]);
  });

  test("an automatic rule works out overhangs and the choices of its row", () => {
    const [rule] = demo.automaticRules;
    const run = { length: 1650, depth: 560, top: 820, wallStart: true, wallEnd: false };
    const overhang = rule!.overhang(run);
    expect(overhang).toEqual({ start: 0, end: 20, front: 40 });
    expect(rule!.choices(run, overhang)).toEqual({ LEN: 1670, DPT: 600 });
    expect([rule!.maxLength(run), rule!.applies(run), rule!.source]).toEqual([
      4200,
      true,
      { tag: "base", anchor: "TOP" },
    ]);
  });
});
