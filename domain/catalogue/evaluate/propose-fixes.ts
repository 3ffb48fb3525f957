import { dependencies } from "../rules/dependencies.ts";
import type { ComparisonOperator, ExpressionTree } from "../rules/expression.ts";
import { TOLERANCE } from "../rules/functions.ts";
import type { Slot } from "../rules/rule-type.ts";
import type { Value } from "../value.ts";
import type { PanelProgram } from "./panel-program.ts";
import type { VariableNode } from "./program.ts";

/** A smallest condition with the truth that would allow the option. */
export interface Atom {
  readonly tree: ExpressionTree;
  readonly shouldBe: boolean;
}

export interface Proposal {
  readonly variable: VariableNode;
  readonly value: Value;
}

const MIRRORED: Partial<Record<ComparisonOperator, ComparisonOperator>> = {
  "==": "==",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};
const NEGATED: Partial<Record<ComparisonOperator, ComparisonOperator>> = {
  "==": "!=",
  "!=": "==",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

/**
 * Values of one other variable that would change an atom's truth. The atom must be `variable op value`, an attribute of it, or a boolean.
 */
export function proposals(
  { tree, shouldBe }: Atom,
  panel: PanelProgram,
  own: string,
  evaluate: (tree: ExpressionTree) => Slot | undefined,
): readonly Proposal[] {
  const find = (side: ExpressionTree) => {
    const name =
      side.op === "name"
        ? side.name
        : side.op === "field" && side.of.op === "name"
          ? side.of.name
          : undefined;
    return name === own ? undefined : panel.program.variables.find(({ rule }) => rule.code === name);
  };
  if (tree.op === "name") {
    const variable = find(tree);
    return variable?.rule.kind === "boolean" ? [{ variable, value: shouldBe }] : [];
  }
  if (tree.op === "field") {
    const variable = find(tree);
    return variable ? optionsOrValues(panel, variable, tree, (value) => value === shouldBe) : [];
  }
  if (tree.op === "in") {
    const variable = find(tree.left);
    if (!variable || tree.right.op !== "list") return [];
    const items = tree.right.items.map(evaluate);
    return optionsOrValues(panel, variable, tree.left, (value) => items.includes(value) === shouldBe);
  }
  if (!(tree.op in MIRRORED)) return [];
  const { op, left, right } = tree as ExpressionTree & {
    op: ComparisonOperator;
    left: ExpressionTree;
    right: ExpressionTree;
  };
  const direct = find(left);
  const [variable, side, other, seen] = direct
    ? [direct, left, right, op]
    : [find(right), right, left, MIRRORED[op]!];
  if (!variable || dependencies(other).has(variable.rule.code)) return [];
  const target = evaluate(other);
  const wanted = shouldBe ? seen : NEGATED[seen]!;
  if (target === undefined || typeof target === "object") return [];
  if (variable.rule.kind === "number" && typeof target === "number") {
    const step = unitOf(variable, evaluate);
    const value = numberFor(wanted, target, step);
    return value === undefined ? [] : [{ variable, value: tidy(value, variable.rule.decimals) }];
  }
  if (variable.rule.kind === "boolean" && typeof target === "boolean")
    return [{ variable, value: wanted === "==" ? target : !target }];
  return optionsOrValues(panel, variable, side, (value) => compares(value, wanted, target));
}

/** The first few options of another variable that satisfy the test, by code or attribute, in the list's order. */
function optionsOrValues(
  panel: PanelProgram,
  variable: VariableNode,
  side: ExpressionTree,
  satisfies: (value: Slot) => boolean,
): readonly Proposal[] {
  const { rule } = variable;
  if (rule.kind === "number" && rule.values)
    return rule.values.filter(satisfies).map((value) => ({ variable, value }));
  const attribute = side.op === "field" ? side.field : undefined;
  return panel
    .options(variable)
    .filter((option) =>
      satisfies(attribute === undefined ? option.code : (option.attributes[attribute] ?? "")),
    )
    .slice(0, 4)
    .map((option) => ({ variable, value: option.code }));
}

function unitOf({ rule }: VariableNode, evaluate: (tree: ExpressionTree) => Slot | undefined): number {
  if (rule.kind !== "number") return 1;
  const step = typeof rule.step === "object" ? evaluate(rule.step.tree) : rule.step;
  return typeof step === "number" && step > 0 ? step : 10 ** -rule.decimals;
}

function numberFor(op: ComparisonOperator, target: number, step: number): number | undefined {
  if (op === "<") return target - step;
  if (op === ">") return target + step;
  return op === "!=" || op === "in" ? undefined : target;
}

const tidy = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

function compares(value: Slot, op: ComparisonOperator, target: string | number | boolean): boolean {
  if (typeof value === "number" && typeof target === "number") {
    const gap = value - target;
    if (op === "==") return Math.abs(gap) <= TOLERANCE;
    if (op === "!=") return Math.abs(gap) > TOLERANCE;
    if (op === "<") return gap < -TOLERANCE;
    if (op === "<=") return gap <= TOLERANCE;
    return op === ">" ? gap > TOLERANCE : gap >= -TOLERANCE;
  }
  return op === "==" ? value === target : op === "!=" && value !== target;
}
