import type { ConstraintRule, VariableRule } from "../bundle.ts";
import type { Problem } from "../evaluated-article.ts";
import { compileCondition } from "../rules/compile.ts";
import { NUM, type RuleRecord, type Scope, withLocal } from "../rules/rule-type.ts";
import { type Producer, single } from "./compile-pieces.ts";

/** Compiles a constraint that reports a problem when it is broken. */
export function compileCheck(check: ConstraintRule, scope: Scope): Producer<Problem> {
  const holds = compileCondition(check.condition, scope);
  const problem = problemOf(check, check.gives);
  return single((slots) => (holds(slots) === check.negated ? problem : undefined));
}

/** Compiles a check of each record. However many records break it, it reports one problem. */
export function compileEachCheck(
  variable: VariableRule & { kind: "dclass" },
  check: (VariableRule & { kind: "dclass" })["each"][number],
  slot: number,
  scope: Scope,
): Producer<Problem> {
  const type = scope.symbols.get(variable.code)!.type;
  const inner = withLocal(scope, "x", type.kind === "list" ? type.of : NUM);
  const holds = compileCondition(check.check, inner);
  const problem = problemOf(check, variable.code);
  return single((slots) => {
    for (const record of slots[slot] as readonly RuleRecord[]) {
      slots[inner.slot] = record;
      if (!holds(slots)) return problem;
    }
    return undefined;
  });
}

function problemOf({ id, because }: Pick<ConstraintRule, "id" | "because">, variable: string): Problem {
  return { code: id, severity: "error", variable, because };
}
