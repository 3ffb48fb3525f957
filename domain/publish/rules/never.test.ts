import {
  compileTree,
  type ExpressionTree,
  emptyScope,
  formatFormula,
  NUM,
  withLocal,
} from "@stanza/catalogue";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isNever, type StaticRange } from "./never.ts";
import { parseFormula } from "./parse.ts";

const RANGES = new Map<string, StaticRange>([
  ["W", { min: 300, max: 900 }],
  ["PLH", { min: 60, max: 150, values: [60, 100, 150] }],
  ["T", { min: 18, max: 18, values: [18] }],
]);

function treeOf(source: string): ExpressionTree {
  const parsed = parseFormula(source);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.formula.tree;
}

test.each([
  "W > 900",
  "W < 300 || W > 1000",
  "W > 600 && W < 500",
  "W >= 600 && W < 600",
  "W <= 500 && (W > 500 || PLH == 80)",
  "PLH > 100 && PLH < 150",
  "PLH == 80",
  "T != 18",
  "T > 18",
  "W in [100, 200]",
  "!(W >= 300)",
  "PLH != 60 && PLH < 100 && W > 400",
])("no possible choice fulfils %s", (source) => {
  expect(isNever(treeOf(source), RANGES)).toBe(true);
});

test.each([
  "W > 899",
  "W >= 600 && W <= 600",
  "PLH == 100",
  "W in [100, 300]",
  "!(W > 300)",
  "X > 1 && W > 300",
  "W + 1 > 2000",
])("%s is not reported as impossible", (source) => {
  expect(isNever(treeOf(source), RANGES)).toBe(false);
});

test("a condition reported as impossible is fulfilled by no value at all", () => {
  const literal = (value: number): ExpressionTree => ({ op: "literal", value });
  const comparison = fc.record({
    op: fc.constantFrom("<", "<=", ">", ">=", "==", "!=") as fc.Arbitrary<"<">,
    left: fc.constantFrom("W", "PLH", "T").map((name): ExpressionTree => ({ op: "name", name })),
    right: fc.constantFrom(18, 60, 80, 100, 150, 300, 600, 900, 901).map(literal),
  });
  const { tree } = fc.letrec<{ tree: ExpressionTree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      comparison,
      fc.record({
        op: fc.constantFrom("&&", "||") as fc.Arbitrary<"&&">,
        left: tie("tree") as fc.Arbitrary<ExpressionTree>,
        right: tie("tree") as fc.Arbitrary<ExpressionTree>,
      }),
      fc.record({ op: fc.constant("not" as const), of: tie("tree") as fc.Arbitrary<ExpressionTree> }),
    ),
  }));
  const first = withLocal(emptyScope(new Map()), "W", NUM);
  const second = withLocal(first, "PLH", NUM);
  const third = withLocal(second, "T", NUM);
  let impossible = 0;
  fc.assert(
    fc.property(tree, (condition) => {
      if (!isNever(condition, RANGES)) return;
      impossible++;
      const { run } = compileTree(condition, third);
      const slots = [0, 0, 0, 0];
      for (const width of [300, 301, 450, 599, 600, 601, 899, 900])
        for (const plinth of [60, 100, 150]) {
          slots[first.slot] = width;
          slots[second.slot] = plinth;
          slots[third.slot] = 18;
          expect(run(slots), `${formatFormula(condition)} with ${width}, ${plinth}`).toBe(false);
        }
    }),
    { numRuns: 5000 },
  );
  expect(impossible).toBeGreaterThan(300);
});
