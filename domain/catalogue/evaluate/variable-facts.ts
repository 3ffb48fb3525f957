import type { OptionRule, VariableRule } from "../bundle.ts";
import type { VariableFacts } from "../live-catalogue.ts";
import { dependencies } from "../rules/dependencies.ts";
import type { ExpressionTree } from "../rules/expression.ts";
import type { PanelProgram } from "./panel-program.ts";

/** The unchanging facts about the variables of a program, in rule order. */
export function variableFacts(panel: PanelProgram): readonly VariableFacts[] {
  const { rule } = panel.program;
  const calculations = new Map(rule.calculations.map(({ code, formula }) => [code, formula.tree]));
  const own = new Set(rule.variables.map(({ code }) => code));
  return panel.program.variables.map((node): VariableFacts => {
    const { code, kind, description, inherit } = node.rule;
    const tree = defaultTree(node.rule);
    const follows = tree ? variablesIn(tree, own, calculations) : [];
    return {
      code,
      kind,
      description,
      ...(node.rule.kind === "number" ? { unit: node.rule.unit, decimals: node.rule.decimals } : {}),
      ...(inherit === undefined ? {} : { inherits: inherit }),
      ...(tree ? { follows } : {}),
      ...(node.rule.kind === "option" ? { options: panel.options(node).map(named) } : {}),
    };
  });
}

const named = ({ code, description }: OptionRule) => ({ code, description });

function defaultTree(rule: VariableRule): ExpressionTree | undefined {
  return typeof rule.default === "object" ? rule.default.tree : undefined;
}

/** The variables that a formula reads directly or through calculations, in rule order. */
function variablesIn(
  tree: ExpressionTree,
  own: ReadonlySet<string>,
  calculations: ReadonlyMap<string, ExpressionTree>,
): readonly string[] {
  const seen = new Set<string>();
  const walk = (part: ExpressionTree) => {
    for (const name of dependencies(part)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const calculation = calculations.get(name);
      if (calculation) walk(calculation);
    }
  };
  walk(tree);
  return [...own].filter((code) => seen.has(code));
}
