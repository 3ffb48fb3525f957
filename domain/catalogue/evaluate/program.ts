import type { ArticleRule, Catalogue, ConstraintRule, LookupTable, VariableRule } from "../bundle.ts";
import type { Problem } from "../evaluated-article.ts";
import type { Closure } from "../rules/closure.ts";
import { compileCondition, compileTree } from "../rules/compile.ts";
import { dependencies } from "../rules/dependencies.ts";
import { recordsText } from "../rules/list-value.ts";
import { isFilter, ruleOrder, variableDependencies } from "../rules/rule-order.ts";
import { emptyScope, NUM, type RuleRecord, type Scope, type Slot, withLocal } from "../rules/rule-type.ts";
import { slotText } from "../rules/template.ts";
import { variableType } from "../rules/variable-type.ts";
import type { Choices } from "../value.ts";
import {
  compileAnchor,
  compileClearance,
  compileErp,
  compilePart,
  compilePlan,
  compileVec3,
  compileWeight,
  type Producer,
} from "./compile-outputs.ts";
import { compileQuantity } from "./compile-quantity.ts";
import { finite } from "./resolve-number.ts";
import { compileResolver } from "./resolve-variable.ts";
import type { Resolver } from "./resolver.ts";
import { treesIn } from "./trees-in.ts";

/** The sections of a result; each is rebuilt only when one of its nodes ran. */
export const SECTIONS = [
  "box",
  "weight",
  "elevation",
  "parts",
  "anchors",
  "plan",
  "clearances",
  "erpLines",
  "opening",
  "skipBasket",
  "checks",
] as const;
export type Section = (typeof SECTIONS)[number];

export interface VariableNode {
  readonly kind: "variable";
  readonly rule: VariableRule;
  readonly slot: number;
  /** Slot that holds whether the variable is visible. */
  readonly visibleSlot: number;
  readonly visible: Closure<boolean> | undefined;
  readonly readonly: Closure<boolean> | undefined;
  readonly resolve: Resolver;
  /** Position among the rule's variables. */
  readonly index: number;
}

export interface CalculationNode {
  readonly kind: "calculation";
  readonly code: string;
  readonly slot: number;
  readonly run: Closure;
}

export interface OutputNode {
  readonly kind: "output";
  readonly section: Section;
  /** The node's name in a problem. */
  readonly name: string;
  readonly produce: Producer<unknown>;
}

export type ProgramNode = VariableNode | CalculationNode | OutputNode;

/** An article's compiled rule. Each node comes after everything that it reads. */
export interface Program {
  readonly rule: ArticleRule;
  readonly scope: Scope;
  readonly nodes: readonly ProgramNode[];
  /** Variables in rule order. */
  readonly variables: readonly VariableNode[];
  /** Constraints that filter options, by the variable whose options they filter. */
  readonly filters: ReadonlyMap<string, readonly ConstraintRule[]>;
  /** Positions of the output nodes of each section, in order. */
  readonly outputsOf: ReadonlyMap<Section, readonly number[]>;
  /** The number of nodes that are variables and calculations; the others follow them. */
  readonly valueNodes: number;
  /** By node: the nodes to run again when its value has changed. */
  readonly dependents: readonly (readonly number[])[];
  /** Slot contents before the first run. */
  readonly initial: readonly Slot[];
  /** Calculations that yield a plain value, in rule order. */
  readonly calculated: readonly { readonly code: string; readonly slot: number }[];
  /** The values of an article before the first run: every variable, constant and plain calculation. */
  readonly blankValues: Choices;
  /** Variable code by upper-case code or alias. */
  readonly codes: ReadonlyMap<string, string>;
}

export function compileProgram(
  rule: ArticleRule,
  lists: Catalogue["optionLists"],
  tables: ReadonlyMap<string, LookupTable>,
  isBounded = false,
): Program {
  let scope = emptyScope(tables, undefined, isBounded);
  const slotOf = new Map<string, number>();
  const add = (code: string, type: Parameters<typeof withLocal>[2]) => {
    const next = withLocal(scope, code, type);
    slotOf.set(code, next.slot);
    scope = next;
  };
  for (const variable of rule.variables) add(variable.code, variableType(variable, lists));
  for (const code of Object.keys(rule.constants)) add(code, NUM);
  const visibleSlots = rule.variables.map(() => scope.slots.next++);

  const filters = new Map<string, ConstraintRule[]>();
  const checks: ConstraintRule[] = [];
  for (const constraint of rule.constraints) {
    if (!isFilter(constraint, rule.variables)) checks.push(constraint);
    else filters.set(constraint.gives, [...(filters.get(constraint.gives) ?? []), constraint]);
  }

  const { order, cycle } = ruleOrder(rule, lists);
  if (cycle) throw new Error(`The bundle has a circular rule: ${cycle.join(" -> ")}.`);
  const calculations = new Map(rule.calculations.map(({ code, formula }) => [code, formula]));
  // Types of calculations follow from their formulas, so names are declared in evaluation order first.
  for (const name of order) {
    const formula = calculations.get(name);
    if (formula) add(name, compileTree(formula.tree, scope).type);
  }

  const nodes: ProgramNode[] = [];
  const reads: ReadonlySet<string>[] = [];
  const variables: VariableNode[] = [];
  const indexOf = new Map(rule.variables.map((variable, i) => [variable.code, i]));
  for (const name of order) {
    const formula = calculations.get(name);
    const slot = slotOf.get(name)!;
    if (formula) {
      nodes.push({ kind: "calculation", code: name, slot, run: compileTree(formula.tree, scope).run });
      reads.push(dependencies(formula.tree));
      continue;
    }
    const index = indexOf.get(name)!;
    const variable = rule.variables[index]!;
    const own = filters.get(name) ?? [];
    const list = variable.kind === "option" ? lists[variable.options] : undefined;
    const node: VariableNode = {
      kind: "variable",
      rule: variable,
      slot,
      visibleSlot: visibleSlots[index]!,
      visible: variable.visible && compileCondition(variable.visible, scope),
      readonly: variable.readonly && compileCondition(variable.readonly, scope),
      resolve: compileResolver(variable, slot, own, list, scope),
      index,
    };
    variables[index] = node;
    nodes.push(node);
    reads.push(variableDependencies(variable, own, lists));
  }
  const valueNodes = nodes.length;

  const output = (
    section: Section,
    name: string,
    produce: Producer<unknown>,
    source: unknown,
    more: readonly string[] = [],
  ) => {
    nodes.push({ kind: "output", section, name, produce });
    const names = new Set(more);
    for (const tree of treesIn(source)) for (const read of dependencies(tree)) names.add(read);
    reads.push(names);
  };
  const box = compileVec3(rule.box, scope);
  const elevation = compileQuantity(rule.elevation, scope);
  output("box", "box", (slots) => [box(slots)], rule.box);
  output("elevation", "elevation", (slots) => [finite(elevation(slots))], rule.elevation);
  if (rule.weight !== undefined) output("weight", "weight", compileWeight(rule.weight, scope), rule.weight);
  for (const part of rule.parts) output("parts", part.id, compilePart(part, scope), part, over(part));
  for (const anchor of rule.anchors) output("anchors", anchor.id, compileAnchor(anchor, scope), anchor);
  for (const [i, item] of rule.plan.entries())
    output("plan", `plan ${i + 1}`, compilePlan(item, scope), item);
  for (const item of rule.clearances) output("clearances", item.id, compileClearance(item, scope), item);
  const variant = (code: string, slots: Slot[]): string | undefined => {
    const node = variables[indexOf.get(code)!]!;
    if (!slots[node.visibleSlot]) return undefined;
    const value = slots[node.slot]!;
    return node.rule.kind === "dclass"
      ? recordsText(value as readonly RuleRecord[], node.rule)
      : slotText(value);
  };
  for (const line of rule.erp)
    output("erpLines", line.id, compileErp(line, scope, variant), line, [...line.variables, ...over(line)]);
  if (rule.opening) {
    const size = compileVec3([rule.opening.width, rule.opening.height, rule.opening.sill], scope);
    const opening = (slots: Slot[]) => {
      const [width, height, sill] = size(slots);
      return [{ width, height, sill }];
    };
    output("opening", "opening", opening, rule.opening);
  }
  if (rule.skipBasket) {
    const skip = compileCondition(rule.skipBasket, scope);
    output("skipBasket", "skipBasket", (slots) => [skip(slots)], rule.skipBasket);
  }
  for (const check of checks) output("checks", check.id, compileCheck(check, scope), check.condition);
  for (const node of variables) {
    const { rule: variable, slot } = node;
    if (variable.kind !== "dclass") continue;
    for (const check of variable.each)
      output("checks", check.id, compileEachCheck(variable, check, slot, scope), check.check, [
        variable.code,
      ]);
  }

  const initial: Slot[] = new Array<Slot>(scope.slots.next).fill(0);
  for (const [code, value] of Object.entries(rule.constants)) initial[slotOf.get(code)!] = value;
  const calculated = rule.calculations.flatMap(({ code }) => {
    const { slot, type } = scope.symbols.get(code)!;
    return type.kind === "list" || type.kind === "record" ? [] : [{ code, slot }];
  });
  return {
    rule,
    scope,
    calculated,
    blankValues: Object.fromEntries([
      ...rule.variables.map(({ code }) => [code, ""]),
      ...Object.entries(rule.constants),
      ...calculated.map(({ code }) => [code, ""]),
    ]),
    nodes,
    variables,
    filters,
    outputsOf: outputsBySection(nodes),
    valueNodes,
    dependents: dependentsOf(nodes, reads),
    initial,
    codes: codesOf(rule.variables),
  };
}

const over = ({ repeat }: { readonly repeat?: ArticleRule["parts"][number]["repeat"] }) =>
  repeat && "over" in repeat ? [repeat.over] : [];

function outputsBySection(nodes: readonly ProgramNode[]): ReadonlyMap<Section, readonly number[]> {
  return new Map(
    SECTIONS.map((section) => [
      section,
      nodes.flatMap((node, i) => (node.kind === "output" && node.section === section ? [i] : [])),
    ]),
  );
}

function dependentsOf(
  nodes: readonly ProgramNode[],
  reads: readonly ReadonlySet<string>[],
): readonly number[][] {
  const byName = new Map<string, number>();
  for (const [i, node] of nodes.entries()) {
    if (node.kind === "variable") byName.set(node.rule.code, i);
    if (node.kind === "calculation") byName.set(node.code, i);
  }
  const dependents: number[][] = nodes.map(() => []);
  for (const [i, names] of reads.entries())
    for (const name of names) {
      const from = byName.get(name);
      if (from !== undefined && from !== i) dependents[from]!.push(i);
    }
  return dependents;
}

function codesOf(variables: readonly VariableRule[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const { aliases, code } of variables)
    for (const alias of aliases) codes.set(alias.toUpperCase(), code);
  for (const { code } of variables) codes.set(code.toUpperCase(), code);
  return codes;
}

function compileCheck(check: ConstraintRule, scope: Scope): Producer<Problem> {
  const holds = compileCondition(check.condition, scope);
  const problem: Problem = {
    code: check.id,
    severity: "error",
    variable: check.gives,
    because: check.because,
  };
  return (slots) => (holds(slots) === check.negated ? [problem] : []);
}

/** Compiles a check of each record. However many records break it, it reports one problem. */
function compileEachCheck(
  variable: VariableRule & { kind: "dclass" },
  check: (VariableRule & { kind: "dclass" })["each"][number],
  slot: number,
  scope: Scope,
): Producer<Problem> {
  const type = scope.symbols.get(variable.code)!.type;
  const inner = withLocal(scope, "x", type.kind === "list" ? type.of : NUM);
  const holds = compileCondition(check.check, inner);
  const problem: Problem = {
    code: check.id,
    severity: "error",
    variable: variable.code,
    because: check.because,
  };
  return (slots) => {
    for (const record of slots[slot] as readonly RuleRecord[]) {
      slots[inner.slot] = record;
      if (!holds(slots)) return [problem];
    }
    return [];
  };
}
