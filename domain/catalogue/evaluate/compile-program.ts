import type { ArticleRule, Catalogue, ConstraintRule, LookupTable, VariableRule } from "../bundle.ts";
import type { EvaluatedArticle } from "../evaluated-article.ts";
import { isFilter, ruleOrder } from "../rules/rule-order.ts";
import { emptyScope, type Slot } from "../rules/rule-type.ts";
import type { Choices } from "../value.ts";
import { compileOutputNodes } from "./compile-output-nodes.ts";
import { compileValues, declareNames } from "./compile-values.ts";
import {
  type CompiledNode,
  type Program,
  type ProgramNode,
  SECTIONS,
  type Section,
  type VariableNode,
} from "./program.ts";

/**
 * Compiles an article's rule for evaluation.
 *
 * isBounded  steps count by their cost (`OpenOptions.bounded`)
 * @throws Error when the bundle has a circular rule, which publishing refuses
 */
export function compileProgram(
  rule: ArticleRule,
  lists: Catalogue["optionLists"],
  tables: ReadonlyMap<string, LookupTable>,
  isBounded = false,
): Program {
  const { order, cycle } = ruleOrder(rule, lists);
  if (cycle) throw new Error(`The bundle has a circular rule: ${cycle.join(" -> ")}.`);
  const ordered = { rule, order, lists };
  const names = declareNames(ordered, emptyScope(tables, undefined, isBounded));
  const { scope } = names;
  const { filters, checks } = splitConstraints(rule);
  const values = compileValues(ordered, filters, names);
  const variables = inRuleOrder(values);
  const compiled = [...values, ...compileOutputNodes(rule, checks, variables, scope)];
  const nodes = compiled.map(({ node }) => node);

  const initial: Slot[] = new Array<Slot>(scope.slots.next).fill(0);
  for (const [code, value] of Object.entries(rule.constants)) initial[scope.symbols.get(code)!.slot] = value;
  const calculated = rule.calculations.flatMap(({ code }) => {
    const { slot, type } = scope.symbols.get(code)!;
    return type.kind === "list" || type.kind === "record" ? [] : [{ code, slot }];
  });
  const blankValues = Object.fromEntries([
    ...rule.variables.map(({ code }) => [code, ""]),
    ...Object.entries(rule.constants),
    ...calculated.map(({ code }) => [code, ""]),
  ]);
  return {
    rule,
    scope,
    calculated,
    blankValues,
    blankArticle: blankArticle(rule, blankValues),
    nodes,
    variables,
    filters,
    outputsOf: outputsBySection(nodes),
    valueNodes: values.length,
    dependents: dependentsOf(compiled),
    initial,
    codes: codesOf(rule.variables),
    indexOf: new Map(rule.variables.map(({ code }, i) => [code, i])),
  };
}

/** The constraints that filter a variable's options, by that variable, and those that report a problem. */
function splitConstraints(rule: ArticleRule) {
  const filters = new Map<string, ConstraintRule[]>();
  const checks: ConstraintRule[] = [];
  for (const constraint of rule.constraints) {
    if (!isFilter(constraint, rule.variables)) checks.push(constraint);
    else filters.set(constraint.gives, [...(filters.get(constraint.gives) ?? []), constraint]);
  }
  return { filters, checks };
}

function inRuleOrder(values: readonly CompiledNode[]): readonly VariableNode[] {
  const variables: VariableNode[] = [];
  for (const { node } of values) if (node.kind === "variable") variables[node.index] = node;
  return variables;
}

function outputsBySection(nodes: readonly ProgramNode[]): Program["outputsOf"] {
  const positions = SECTIONS.map((section): [Section, readonly number[]] => [
    section,
    nodes.flatMap((node, i) => (node.kind === "output" && node.section === section ? [i] : [])),
  ]);
  return Object.fromEntries(positions) as Record<Section, readonly number[]>;
}

function blankArticle(
  { neutro, description, tags, mount, weight, opening }: ArticleRule,
  values: Choices,
): EvaluatedArticle {
  return {
    neutro,
    description,
    tags,
    mount,
    elevation: 0,
    variables: [],
    box: [0, 0, 0],
    ...(weight === undefined ? {} : { weight: 0 }),
    parts: [],
    anchors: [],
    plan: [],
    clearances: [],
    erpLines: [],
    ...(opening ? { opening: { width: 0, height: 0, sill: 0 } } : {}),
    skipBasket: false,
    problems: [],
    values,
  };
}

function dependentsOf(compiled: readonly CompiledNode[]): readonly number[][] {
  const byName = new Map<string, number>();
  for (const [i, { node }] of compiled.entries()) {
    if (node.kind === "variable") byName.set(node.rule.code, i);
    if (node.kind === "calculation") byName.set(node.code, i);
  }
  const dependents: number[][] = compiled.map(() => []);
  for (const [i, { reads }] of compiled.entries())
    for (const name of reads) {
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
