import type { ExpressionTree } from "./expression.ts";

/** Comparisons in comparisons always get parentheses: the parser lets `==` bind less tightly than `<`, as CEL does (docs/rules.md). */
const RELATION = 4;
const PRECEDENCE = {
  choose: 0,
  "||": 1,
  "&&": 2,
  "==": RELATION,
  "!=": RELATION,
  "<": RELATION,
  "<=": RELATION,
  ">": RELATION,
  ">=": RELATION,
  in: RELATION,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
  "%": 6,
  not: 7,
  negate: 7,
  field: 8,
} as const;

const precedence = (tree: ExpressionTree): number =>
  tree.op in PRECEDENCE ? PRECEDENCE[tree.op as keyof typeof PRECEDENCE] : 9;

/** Formats a formula with no more parentheses than needed. Parsing the text gives the same tree. */
export function formatFormula(tree: ExpressionTree): string {
  switch (tree.op) {
    case "literal":
      return typeof tree.value === "string"
        ? JSON.stringify(tree.value)
        : typeof tree.value === "number"
          ? printNumber(tree.value)
          : String(tree.value);
    case "name":
      return tree.name;
    case "field":
      return `${within(tree.of, 8)}.${tree.field}`;
    case "list":
      return `[${tree.items.map(formatFormula).join(", ")}]`;
    case "not":
      return `!${within(tree.of, 8)}`;
    case "negate":
      return `-${within(tree.of, 8)}`;
    case "choose":
      return `${within(tree.when, 1)} ? ${within(tree.yes, 1)} : ${within(tree.no, 0)}`;
    case "call":
      return `${tree.name}(${tree.args.map(formatFormula).join(", ")})`;
    case "each":
      return tree.as === undefined || tree.body === undefined
        ? `${tree.macro}(${formatFormula(tree.list)})`
        : `${tree.macro}(${formatFormula(tree.list)}, ${tree.as}, ${formatFormula(tree.body)})`;
    default: {
      const own = PRECEDENCE[tree.op];
      return `${within(tree.left, own === RELATION ? own + 1 : own)} ${tree.op} ${within(tree.right, own + 1)}`;
    }
  }
}

function within(tree: ExpressionTree, least: number): string {
  return precedence(tree) < least ? `(${formatFormula(tree)})` : formatFormula(tree);
}

function printNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) >= 2 ** 53 ? value.toExponential() : String(value);
}
