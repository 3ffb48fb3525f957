import type { ArticleRule, ConstraintRule } from "../bundle.ts";
import { compileCondition } from "../rules/compile.ts";
import { dependencies } from "../rules/dependencies.ts";
import { recordsText } from "../rules/list-value.ts";
import type { RuleRecord, Scope, Slot } from "../rules/rule-type.ts";
import { slotText } from "../rules/template.ts";
import { compileCheck, compileEachCheck } from "./compile-checks.ts";
import {
  compileAnchor,
  compileClearance,
  compileErp,
  compilePlan,
  compileWeight,
} from "./compile-outputs.ts";
import { compilePart } from "./compile-part.ts";
import { compileVec3, number, type Producer, single } from "./compile-pieces.ts";
import type { CompiledNode, OutputNode, Section, VariableNode } from "./program.ts";
import { treesIn } from "./trees-in.ts";

type CompiledOutput = CompiledNode<OutputNode>;

/**
 * Compiles everything that a rule yields beside values: geometry, ERP lines, problems.
 *
 * checks     constraints that report a problem, in rule order
 * variables  the rule's compiled variables, in rule order
 */
export function compileOutputNodes(
  rule: ArticleRule,
  checks: readonly ConstraintRule[],
  variables: readonly VariableNode[],
  scope: Scope,
): readonly CompiledOutput[] {
  return [
    ...geometryNodes(rule, scope),
    ...erpNodes(rule, variables, scope),
    ...checkNodes(checks, variables, scope),
  ];
}

/**
 * source  the part of the rule that the output is made from; it holds the formulas that the output reads
 * more    names that it reads otherwise
 */
function output(
  section: Section,
  name: string,
  produce: Producer<unknown>,
  source: unknown,
  more: readonly string[] = [],
): CompiledOutput {
  const reads = new Set(more);
  for (const tree of treesIn(source)) for (const read of dependencies(tree)) reads.add(read);
  return { node: { kind: "output", section, name, ...produce }, reads };
}

function geometryNodes(rule: ArticleRule, scope: Scope): readonly CompiledOutput[] {
  const box = compileVec3(rule.box, scope);
  const { weight } = rule;
  return [
    output("box", "box", single(box), rule.box),
    output("elevation", "elevation", single(number(rule.elevation, scope)), rule.elevation),
    ...(weight === undefined ? [] : [output("weight", "weight", compileWeight(weight, scope), weight)]),
    ...rule.parts.map((part) => output("parts", part.id, compilePart(part, scope), part, over(part))),
    ...rule.anchors.map((anchor) => output("anchors", anchor.id, compileAnchor(anchor, scope), anchor)),
    ...rule.plan.map((item, i) => output("plan", `plan ${i + 1}`, compilePlan(item, scope), item)),
    ...rule.clearances.map((item) => output("clearances", item.id, compileClearance(item, scope), item)),
  ];
}

function erpNodes(
  rule: ArticleRule,
  variables: readonly VariableNode[],
  scope: Scope,
): readonly CompiledOutput[] {
  const byCode = new Map(variables.map((node) => [node.rule.code, node]));
  const variant = (code: string, slots: Slot[]): string | undefined => {
    const node = byCode.get(code)!;
    if (!slots[node.visibleSlot]) return undefined;
    const value = slots[node.slot]!;
    return node.rule.kind === "dclass"
      ? recordsText(value as readonly RuleRecord[], node.rule)
      : slotText(value);
  };
  const nodes = rule.erp.map((line) =>
    output("erpLines", line.id, compileErp(line, scope, variant), line, [...line.variables, ...over(line)]),
  );
  if (rule.opening) {
    const size = compileVec3([rule.opening.width, rule.opening.height, rule.opening.sill], scope);
    const opening = (slots: Slot[]) => {
      const [width, height, sill] = size(slots);
      return { width, height, sill };
    };
    nodes.push(output("opening", "opening", single(opening), rule.opening));
  }
  if (rule.skipBasket) {
    const skip = compileCondition(rule.skipBasket, scope);
    nodes.push(output("skipBasket", "skipBasket", single(skip), rule.skipBasket));
  }
  return nodes;
}

function checkNodes(
  checks: readonly ConstraintRule[],
  variables: readonly VariableNode[],
  scope: Scope,
): readonly CompiledOutput[] {
  return [
    ...checks.map((check) => output("checks", check.id, compileCheck(check, scope), check.condition)),
    ...variables.flatMap(({ rule, slot }) =>
      rule.kind === "dclass"
        ? rule.each.map((check) =>
            output("checks", check.id, compileEachCheck(rule, check, slot, scope), check.check, [rule.code]),
          )
        : [],
    ),
  ];
}

/** The list over whose records a piece is repeated. */
const over = ({ repeat }: { readonly repeat?: ArticleRule["parts"][number]["repeat"] }) =>
  repeat && "over" in repeat ? [repeat.over] : [];
