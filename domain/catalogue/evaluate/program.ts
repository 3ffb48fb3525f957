import type { ArticleRule, ConstraintRule, VariableRule } from "../bundle.ts";
import type { EvaluatedArticle, ResolvedVariable } from "../evaluated-article.ts";
import type { Closure } from "../rules/closure.ts";
import type { Scope, Slot } from "../rules/rule-type.ts";
import type { Choices } from "../value.ts";
import type { Producer } from "./compile-pieces.ts";
import type { Resolver } from "./resolver.ts";

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
  /** The variable before it has a value. */
  readonly blank: ResolvedVariable;
}

export interface CalculationNode {
  readonly kind: "calculation";
  readonly code: string;
  readonly slot: number;
  readonly run: Closure;
}

export type OutputNode = {
  readonly kind: "output";
  readonly section: Section;
  /** The node's name in a problem. */
  readonly name: string;
} & Producer<unknown>;

/** A piece of an article's rule that can be run alone. */
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
  readonly outputsOf: Readonly<Record<Section, readonly number[]>>;
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
  /** The result before the first run, with every field that the rule can yield. */
  readonly blankArticle: EvaluatedArticle;
  /** Variable code by upper-case code or alias. */
  readonly codes: ReadonlyMap<string, string>;
  /** Position among the rule's variables by variable code. */
  readonly indexOf: ReadonlyMap<string, number>;
}

/** A node with the names that it reads. */
export interface CompiledNode<N extends ProgramNode = ProgramNode> {
  readonly node: N;
  readonly reads: ReadonlySet<string>;
}
