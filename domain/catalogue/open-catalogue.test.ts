import { describe, expect, test } from "vitest";
import { type Choices, openCatalogue, UnknownInCatalogue } from "./index.ts";
import { searchCatalogue } from "./search/search-catalogue.ts";
import { base, demo, request } from "./testing/base-unit.ts";
import { published } from "./testing/demo-home.ts";

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
    expect(searchCatalogue(demo, text)[0]?.entry.code).toBe(code);
  });

  test("[CA-01] the search wants every word, keeps tree order for nothing typed, and knows where an article is", () => {
    expect(searchCatalogue(demo, "wardrobe xyzzy")).toEqual([]);
    expect(searchCatalogue(demo, "").map(({ entry }) => entry.code)).toEqual([
      "BASE-1D-45",
      "BASE-1D-60",
      "WR-1800",
      "99-FREE",
    ]);
    expect(searchCatalogue(demo, "wr", { limit: 1 })[0]?.path.map((text) => text.en)).toEqual(["Wardrobes"]);
    expect(searchCatalogue(demo, "base", { model: "NONE" })).toEqual([]);
    expect(searchCatalogue(demo, "x".repeat(100_000))).toEqual([]);
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

  test("unseen, an article has everything but what drawings show of it", () => {
    const unseen = openCatalogue(published().catalogue, { unseen: true });
    const chosen: readonly Choices[] = [{}, { W: 900 }, { W: 10_000 }, { FIN: "NONSENSE" }];
    for (const choices of chosen) {
      const whole = base(choices).result;
      expect([whole.parts.length, whole.plan.length, whole.clearances.length].every((n) => n > 0)).toBe(true);
      expect(unseen.evaluate(request(choices)).result).toEqual({
        ...whole,
        parts: [],
        plan: [],
        clearances: [],
      });
    }
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
