import type { Refusal } from "../evaluated-article.ts";
import type { Closure } from "../rules/closure.ts";
import { compileTree } from "../rules/compile.ts";
import { dependencies, subexpressions } from "../rules/dependencies.ts";
import type { ExpressionTree } from "../rules/expression.ts";
import { formatFormula } from "../rules/format-formula.ts";
import type { Slot } from "../rules/rule-type.ts";
import type { Value } from "../value.ts";
import type { EvaluationState } from "./evaluation-state.ts";
import type { Obstacle } from "./obstacles.ts";
import type { PanelProgram } from "./panel-program.ts";
import type { VariableNode } from "./program.ts";
import { type Atom, proposals } from "./propose-fixes.ts";
import { valueOr } from "./value-or.ts";

export interface Trial {
  readonly state: EvaluationState;
}

const MAX_TRIALS = 6;

/** An option's code or a boolean that is refused, and the test of it over other slots. */
export interface RefusedValue {
  readonly value: string | boolean;
  readonly obstacle: Obstacle;
  readonly test: (slots: Slot[]) => Obstacle | undefined;
}

/**
 * Explains why an option or a boolean's value is refused: the smallest conditions responsible with the values that caused them, and one change of another
 * variable that would allow it, if there is one. A change is proposed only after a trial evaluation in which the value is allowed and the changed variable keeps the proposed value.
 */
export function explainRefusal(
  panel: PanelProgram,
  node: VariableNode,
  { value, obstacle: { because, condition }, test }: RefusedValue,
  state: EvaluationState,
  trial: ((code: string, value: Value) => Trial) | undefined,
): Refusal {
  if (!condition) return { because, atoms: [] };
  const slots = state.slots.slice();
  slots[node.slot] = value;
  const evaluate = evaluator(panel, slots);
  const found = blame(condition.formula.tree, condition.shouldBe, (tree) => evaluate(tree) === true);
  const others = found.filter(({ tree }) => [...dependencies(tree)].some((name) => name !== node.rule.code));
  const atoms = others.length > 0 ? others : found;
  const fix = trial && findFix(panel, node, test, others, evaluate, trial);
  return {
    because,
    atoms: atoms.map(({ tree, shouldBe }) => ({
      formula: formatFormula(tree),
      holds: !shouldBe,
      values: valuesOf(tree, node.rule.code, evaluate),
    })),
    ...(fix ? { fix } : {}),
  };
}

/** The smallest conditions whose truth has to change for the formula to change. */
function blame(
  tree: ExpressionTree,
  shouldBe: boolean,
  holds: (tree: ExpressionTree) => boolean,
): readonly Atom[] {
  switch (tree.op) {
    case "not":
      return blame(tree.of, !shouldBe, holds);
    case "&&":
    case "||": {
      const wrong = [tree.left, tree.right].filter((side) => holds(side) !== shouldBe);
      return wrong.flatMap((side) => blame(side, shouldBe, holds));
    }
    case "choose": {
      const branch = holds(tree.when) ? tree.yes : tree.no;
      return [...blame(branch, shouldBe, holds), { tree: tree.when, shouldBe: !holds(tree.when) }];
    }
    default:
      return [{ tree, shouldBe }];
  }
}

/** Returns a function that evaluates parts of a checked formula over fixed slots; it gives `undefined` when that fails. */
function evaluator(panel: PanelProgram, slots: Slot[]): (tree: ExpressionTree) => Slot | undefined {
  const compiled = new Map<ExpressionTree, Closure>();
  // Locals of these short-lived closures must not use up slots of the program.
  const scope = { ...panel.program.scope, slots: { next: panel.program.scope.slots.next } };
  return (tree) => {
    const run = compiled.get(tree) ?? compileTree(tree, scope).run;
    compiled.set(tree, run);
    return valueOr<Slot | undefined>(run, slots, undefined);
  };
}

function valuesOf(
  tree: ExpressionTree,
  own: string,
  evaluate: (tree: ExpressionTree) => Slot | undefined,
): Readonly<Record<string, Value>> {
  const values: Record<string, Value> = {};
  const walk = (node: ExpressionTree): void => {
    const isAttribute = node.op === "field" && node.of.op === "name";
    if (node.op !== "name" && !isAttribute) {
      if (node.op !== "each") for (const child of subexpressions(node)) walk(child);
      return;
    }
    const name = node.op === "name" ? node.name : formatFormula(node);
    const value = name === own || name.startsWith(`${own}.`) ? undefined : evaluate(node);
    if (value !== undefined && typeof value !== "object") values[name] = value;
  };
  walk(tree);
  return values;
}

function findFix(
  panel: PanelProgram,
  node: VariableNode,
  test: RefusedValue["test"],
  atoms: readonly Atom[],
  evaluate: (tree: ExpressionTree) => Slot | undefined,
  trial: (code: string, value: Value) => Trial,
): Refusal["fix"] {
  let trials = 0;
  for (const atom of atoms) {
    for (const { variable, value } of proposals(atom, panel, node.rule.code, evaluate)) {
      if (trials++ >= MAX_TRIALS) return undefined;
      const { state } = trial(variable.rule.code, value);
      const after = state.variables[variable.index]!;
      const accepted = after.value === value && after.visible && !after.readonly && after.source === "user";
      if (accepted && !test(state.slots)) return { variable: variable.rule.code, value };
    }
  }
  return undefined;
}
