import { run as runBufbuild } from "@bufbuild/cel";
import { Environment } from "@marcbachmann/cel-js";
import { BOOL, type ExpressionTree, formatFormula, NUM, STR } from "@stanza/catalogue";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type FormulaOutcome, runFormula } from "../testing/run-formula.ts";

const VALUES = { W: 600, H: 0.5, SOFT: true, OPEN: false, FIN: "LB", HND: "" } as const;
const NAMES = {
  W: { type: NUM, value: VALUES.W },
  H: { type: NUM, value: VALUES.H },
  SOFT: { type: BOOL, value: VALUES.SOFT },
  OPEN: { type: BOOL, value: VALUES.OPEN },
  FIN: { type: STR, value: VALUES.FIN },
  HND: { type: STR, value: VALUES.HND },
};
const marcbachmann = new Environment()
  .registerVariable("W", "double")
  .registerVariable("H", "double")
  .registerVariable("SOFT", "bool")
  .registerVariable("OPEN", "bool")
  .registerVariable("FIN", "string")
  .registerVariable("HND", "string");

type Tree = fc.Arbitrary<ExpressionTree>;
const literal = (value: number | string | boolean): ExpressionTree => ({ op: "literal", value });
const name = (of: string): ExpressionTree => ({ op: "name", name: of });

/**
 * Formulas with the same meaning in CEL. Numbers are halves and whole numbers written as doubles and divided by powers of two only. So
 * every result is exact, and the tolerance, the single number type and the error of a division by zero make no difference.
 */
const common = fc.letrec<Record<"num" | "bool" | "str" | "any", ExpressionTree>>((tie) => {
  const [num, bool, str] = [tie("num") as Tree, tie("bool") as Tree, tie("str") as Tree];
  const pick = (...leaves: ExpressionTree[]) => fc.constantFrom(...leaves);
  const two = (
    ops: readonly ("+" | "-" | "*" | "<" | "<=" | ">" | ">=" | "==" | "!=" | "&&" | "||")[],
    of: Tree,
  ): Tree => fc.record({ op: fc.constantFrom(...ops), left: of, right: of });
  const choose = (of: Tree): Tree =>
    fc.record({ op: fc.constant("choose" as const), when: bool, yes: of, no: of });
  const within = (of: Tree): Tree =>
    fc.record({
      op: fc.constant("in" as const),
      left: of,
      right: fc.record({
        op: fc.constant("list" as const),
        items: fc.array(of, { minLength: 1, maxLength: 3 }),
      }),
    });
  return {
    num: fc.oneof(
      { maxDepth: 3 },
      fc.oneof(
        pick(name("W"), name("H")),
        fc.integer({ min: 0, max: 2000 }).map((n) => literal(n / 2)),
      ),
      two(["+", "-", "*"], num),
      fc.record({ op: fc.constant("/" as const), left: num, right: pick(literal(2), literal(4)) }),
      fc.record({ op: fc.constant("negate" as const), of: num }),
      choose(num),
    ),
    bool: fc.oneof(
      { maxDepth: 3 },
      pick(name("SOFT"), name("OPEN"), literal(true), literal(false)),
      two(["<", "<=", ">", ">=", "==", "!="], num),
      two(["==", "!="], str),
      two(["&&", "||", "==", "!="], bool),
      fc.record({ op: fc.constant("not" as const), of: bool }),
      within(num),
      within(str),
      choose(bool),
    ),
    str: fc.oneof(
      { maxDepth: 3 },
      fc.oneof(pick(name("FIN"), name("HND")), fc.string({ unit: "grapheme", maxLength: 4 }).map(literal)),
      two(["+"], str),
      choose(str),
    ),
    any: fc.oneof(num, bool, str),
  };
});

/** Writes every number as a double, because CEL has two number types. */
function asDoubles(tree: ExpressionTree): string {
  const marked = JSON.parse(JSON.stringify(tree), (_, node) =>
    node?.op === "literal" && Number.isInteger(node.value) ? { op: "name", name: `${node.value}.0` } : node,
  ) as ExpressionTree;
  return formatFormula(marked);
}

test("[CA-08] formulas of the common subset give the results of both CEL libraries", () => {
  const seen = { num: 0, bool: 0, str: 0 };
  fc.assert(
    fc.property(common.any, (tree) => {
      const source = asDoubles(tree);
      fc.pre(source.length < 1500);
      const ours = runFormula(source, NAMES);
      if (ours.kind === "refused" && /too large/.test(ours.message)) return;
      expect(ours.kind, source).toBe("value");
      const { value } = ours as FormulaOutcome & { kind: "value" };
      expect(value, `${source} in @marcbachmann/cel-js`).toEqual(marcbachmann.evaluate(source, VALUES));
      expect(value, `${source} in @bufbuild/cel`).toEqual(runBufbuild(source, VALUES));
      seen[typeof value === "number" ? "num" : typeof value === "boolean" ? "bool" : "str"]++;
    }),
    { numRuns: 1000, seed: 20261120 },
  );
  for (const [type, count] of Object.entries(seen)) expect(count, type).toBeGreaterThan(200);
});

test("[CA-08] a formula is refused for its types exactly where CEL's checker refuses it", () => {
  const mixed = fc.letrec<{ tree: ExpressionTree }>((tie) => {
    const of = tie("tree") as Tree;
    return {
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.oneof(common.num, common.bool, common.str),
        fc.record({
          op: fc.constantFrom("-" as const, "*" as const, "==" as const, "&&" as const),
          left: of,
          right: of,
        }),
        fc.record({ op: fc.constantFrom("not" as const, "negate" as const), of }),
        fc.record({ op: fc.constant("choose" as const), when: of, yes: of, no: of }),
      ),
    };
  });
  const seen = { sound: 0, faulty: 0 };
  fc.assert(
    fc.property(mixed.tree, (tree) => {
      const source = asDoubles(tree);
      fc.pre(source.length < 1500);
      const ours = runFormula(source, NAMES);
      if (ours.kind === "refused" && /too large/.test(ours.message)) return;
      const { valid } = marcbachmann.check(source);
      expect(ours.kind === "refused", `${source}: ${JSON.stringify(ours)}`).toBe(!valid);
      seen[valid ? "sound" : "faulty"]++;
    }),
    { numRuns: 800, seed: 20261120 },
  );
  expect(Math.min(seen.sound, seen.faulty)).toBeGreaterThan(150);
});
