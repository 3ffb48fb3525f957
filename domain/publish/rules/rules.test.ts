import {
  BOOL,
  compileTree,
  type ExpressionTree,
  editDistance,
  emptyScope,
  formatFormula,
  NUM,
  type RuleError,
  type RuleType,
  type Scope,
  type Slot,
  suggest,
  withLocal,
} from "@stanza/catalogue";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkFormula } from "./check.ts";
import { parseFormula } from "./parse.ts";

const FIN: RuleType = {
  kind: "str",
  label: "FIN",
  values: new Set(["MW", "LB"]),
  attributes: new Map([
    [
      "pg",
      {
        type: NUM,
        byCode: new Map([
          ["MW", 1],
          ["LB", 3],
        ]),
      },
    ],
    [
      "group",
      {
        type: { kind: "str", label: "FIN.group", values: new Set(["MEL", "LAC"]) },
        byCode: new Map([
          ["MW", "MEL"],
          ["LB", "LAC"],
        ]),
      },
    ],
  ]),
};
const SECTIONS: RuleType = {
  kind: "list",
  of: {
    kind: "record",
    fields: new Map([
      ["w", NUM],
      ["x", NUM],
    ]),
  },
};

function scope(): Scope & { values: Slot[] } {
  const tables = new Map([
    [
      "HINGES",
      {
        code: "HINGES",
        inputs: [{ type: "num", match: "up" }],
        output: "num",
        rows: [
          { keys: [900], value: 2 },
          { keys: [1600], value: 3 },
        ],
      } as const,
    ],
  ]);
  const values: Slot[] = [0];
  let all: Scope = emptyScope(tables);
  const add = (name: string, type: RuleType, value: Slot) => {
    const next = withLocal(all, name, type);
    values[next.slot] = value;
    all = next;
  };
  add("W", NUM, 600);
  add("FIN", FIN, "LB");
  add("SOFT", BOOL, true);
  add("L", SECTIONS, [
    { w: 400, x: 0 },
    { w: 500, x: 418 },
  ]);
  return { ...all, values };
}

function run(source: string): Slot {
  const parsed = parseFormula(source);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const where = scope();
  const { faults } = checkFormula(parsed.formula.tree, where, parsed.formula.offsets);
  if (faults[0]) throw new Error(`${faults[0].code} ${faults[0].message}`);
  return compileTree(parsed.formula.tree, where).run([...where.values]);
}

function faultOf(source: string) {
  const parsed = parseFormula(source);
  if (!parsed.ok) return parsed.fault;
  return checkFormula(parsed.formula.tree, scope(), parsed.formula.offsets).faults[0];
}

describe("the rule language", () => {
  test.each<[string, Slot]>([
    ["7 / 2", 3.5],
    ["W / 2", 300],
    ["W == 600", true],
    ["0.1 + 0.2 == 0.3", true],
    ["0.1 + 0.2 <= 0.3", true],
    ["W * 1.5 - -100", 1000],
    ["ceil(0.1 * 3 * 10)", 3],
    ["round(2.5)", 3],
    ["round(-2.5)", -3],
    ["floor(2.9999999)", 3],
    ["7 % 4", 3],
    ["FIN.group", "LAC"],
    ['FIN.group == "MEL" ? 1 : FIN.pg', 3],
    ['FIN in ["MW", "LB"]', true],
    ["W in [450, 600]", true],
    ["HINGES(W)", 2],
    ["HINGES(901)", 3],
    ["count(L)", 2],
    ["count(L, s, s.w > 450)", 1],
    ["sum(L, s, s.w)", 900],
    ["maxof(L, s, s.x)", 418],
    ["any(L, s, s.w == 500)", true],
    ["all(L, s, s.w == 500)", false],
    ["at(L, 2).x", 418],
    ['"W" + text(W / 7)', "W85.714286"],
    ['startsWith(FIN, "L") && !(!SOFT)', true],
    ["min(3, 1, 2) + max(1, 2)", 3],
    ["sqrt(9)", 3],
  ])("%s is %s", (source, value) => expect(run(source)).toEqual(value));

  test.each([
    ["1 / (W - 600)", "E_DIV0"],
    ["W % (W - 600)", "E_DIV0"],
    ["at(L, 3).w", "E_RANGE"],
    ["HINGES(1601)", "E_TABLE"],
    ["sqrt(W - 601)", "E_NUMBER"],
  ])("%s fails with %s", (source, code) => {
    try {
      run(source);
      expect.unreachable();
    } catch (error) {
      expect((error as RuleError).code).toBe(code);
    }
  });

  test.each([
    ["SOFTT || true", "E_NAME", "SOFT", 0],
    ["1 + wideness", "E_NAME", undefined, 4],
    ['FIN.group == "MELL"', "E_OPT", "MEL", 13],
    ['FIN == "LW"', "E_OPT", undefined, 7],
    ["FIN.grup", "E_ATTR", "group", 0],
    ["cieling(W)", "E_FUNC", undefined, 0],
    ["ciel(W)", "E_FUNC", "ceil", 0],
    ["HINGES", "E_NAME", "HINGES(…)", 0],
    ["HINGES(1, 2)", "E_ARGS", undefined, 0],
    ['W + "x"', "E_TYPE", "text(…)", 0],
    ["W && SOFT", "E_TYPE", undefined, 0],
    ["SOFT < 1", "E_TYPE", undefined, 0],
    ["L == L", "E_TYPE", undefined, 0],
    ["sum(L, s, s.w > 1)", "E_TYPE", undefined, 10],
    ["sum(L, W, 1)", "E_NAME", undefined, 0],
    ["L.all(s, s.w > 1)", "E_SYNTAX", "all(LIST, x, formula)", 0],
    ["W = 3", "E_SYNTAX", "==", 2],
    ["W <", "E_SYNTAX", undefined, 3],
    ["null", "E_SYNTAX", undefined, 0],
    ["{1: 2}", "E_SYNTAX", undefined, 0],
    ["L[0]", "E_SYNTAX", "at", 0],
    ["W / 0", "E_DIV0", undefined, 4],
    ["W.x", "E_ATTR", undefined, 0],
    ['W in ["a"]', "E_TYPE", undefined, 0],
  ])("[CA-08] %s is reported as %s", (source, code, suggestion, offset) => {
    const fault = faultOf(source);
    expect(fault?.code).toBe(code);
    expect(fault?.suggestion).toBe(suggestion);
    if (code !== "E_SYNTAX" || offset > 0) expect(fault?.offset).toBe(offset);
  });

  test("hostile formulas end in an error, quickly", () => {
    const hostile = [
      "(".repeat(100_000),
      `${"(".repeat(500)}1${")".repeat(500)}`,
      "!".repeat(1900),
      `1${"+1".repeat(900)}${"*(1".repeat(70)}`,
      `[${"1,".repeat(300)}1]`,
      `"${"\\".repeat(1500)}`,
      "a?".repeat(300),
      "\u0000\ud800",
      "max(1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)",
    ];
    for (const source of hostile) expect(parseFormula(source).ok, source.slice(0, 20)).toBe(false);
    const list = "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]";
    const deep = ["a", "b", "c", "d", "e"].reduceRight((body, as) => `sum(${list}, ${as}, ${body})`, "1");
    expect(() => run(deep)).toThrow("100000 steps");
    expect(run(`${Array(250).fill("SOFT").join("&&")}`)).toBe(true);
  });

  test("[CA-08] parsing what was printed gives the same tree", () => {
    const word = fc.constantFrom("W", "FIN", "a", "x_1", "HND");
    const { tree } = fc.letrec<{ tree: ExpressionTree }>((tie) => {
      const sub = tie("tree") as fc.Arbitrary<ExpressionTree>;
      return {
        tree: fc.oneof(
          { depthSize: "small", withCrossShrink: true },
          fc.record({
            op: fc.constant("literal" as const),
            value: fc.oneof(
              fc.nat(),
              fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
              fc.string({ unit: "grapheme" }),
              fc.boolean(),
            ),
          }),
          fc.record({ op: fc.constant("name" as const), name: word }),
          fc.record({ op: fc.constant("field" as const), of: sub, field: word }),
          fc.record({ op: fc.constantFrom("not" as const, "negate" as const), of: sub }),
          fc.record({
            op: fc.constantFrom(
              ...(["+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "in", "&&", "||"] as const),
            ),
            left: sub,
            right: sub,
          }),
          fc.record({ op: fc.constant("choose" as const), when: sub, yes: sub, no: sub }),
          fc.record({ op: fc.constant("list" as const), items: fc.array(sub, { maxLength: 3 }) }),
          fc.record({
            op: fc.constant("call" as const),
            name: fc.constantFrom("max", "HINGES", "at"),
            args: fc.array(sub, { maxLength: 3 }),
          }),
          fc.record({
            op: fc.constant("each" as const),
            macro: fc.constantFrom("any" as const, "sum" as const, "count" as const),
            list: sub,
            as: word,
            body: sub,
          }),
        ),
      };
    });
    fc.assert(
      fc.property(tree, (original) => {
        const text = formatFormula(original);
        fc.pre(text.length < 2000);
        const parsed = parseFormula(text);
        if (!parsed.ok) {
          expect(parsed.fault.message, text).toContain("too large");
          return;
        }
        expect(parsed.formula.tree, text).toEqual(original);
      }),
      { numRuns: 2000 },
    );
  });
});

test("a suggestion is near, or absent", () => {
  expect(suggest("MELL", ["MEL", "LAC", "VEN"])).toBe("MEL");
  expect(suggest("fin", ["FIN", "HND"])).toBe("FIN");
  expect(suggest("BANANA", ["FIN", "HND"])).toBeUndefined();
  expect(editDistance("width", "wdith")).toBe(1);
});
