import type { Problem, ResolvedVariable } from "../evaluated-article.ts";
import { RuleError } from "../rules/rule-error.ts";
import type { Slot } from "../rules/rule-type.ts";
import type { Value } from "../value.ts";
import { ruleFailed } from "./problem-texts.ts";
import type { CalculationNode, OutputNode, Program, Section, VariableNode } from "./program.ts";
import { finite } from "./resolve-number.ts";
import { type Input, NO_PROBLEMS, type Resolved } from "./resolver.ts";

export interface VariableState {
  readonly value: Value;
  readonly visible: boolean;
  readonly readonly: boolean;
  readonly source: ResolvedVariable["source"];
  readonly problems: readonly Problem[];
}

/**
 * The values of one article while it is being configured. Nodes run in program order, and only after something that they read has changed.
 * A node whose value stays the same passes no change on.
 */
export class EvaluationState {
  readonly program: Program;
  readonly slots: Slot[];
  readonly variables: VariableState[];
  /** The last result of each output node; absent: it yields nothing. */
  readonly outputs: unknown[];
  /** The failure of each node, if any; no longer than to the last one that ever failed. */
  readonly failures: (Problem | undefined)[];
  /** The sections of which a node ran since the result was last read. */
  readonly stale: Set<Section>;
  readonly #dirty: Uint8Array;
  readonly #inputs: (Input | undefined)[];
  readonly #priceDate: string | undefined;

  /**
   * inputs  become the state's own
   * before  the state to go on from, which stays as it is; absent: every node is due
   */
  constructor(
    program: Program,
    inputs: (Input | undefined)[],
    priceDate: string | undefined,
    before?: EvaluationState,
  ) {
    this.program = program;
    this.#inputs = inputs;
    this.#priceDate = priceDate;
    this.slots = (before?.slots ?? program.initial).slice();
    this.variables = before ? before.variables.slice() : [];
    this.outputs = before ? before.outputs.slice() : new Array<unknown>(program.nodes.length);
    this.failures = before ? before.failures.slice() : [];
    this.stale = new Set(before?.stale);
    this.#dirty = before ? before.#dirty.slice() : new Uint8Array(program.nodes.length).fill(1);
  }

  /** A state that goes on from this one, which stays as it is. */
  fork(): EvaluationState {
    return new EvaluationState(this.program, this.#inputs.slice(), this.#priceDate, this);
  }

  setInput(index: number, input: Input | undefined): void {
    this.#inputs[index] = input;
    const node = this.program.variables[index]!;
    this.#dirty[this.program.nodes.indexOf(node)] = 1;
  }

  /** Runs the nodes that are due; `values` skips the output nodes. */
  run(what: "all" | "values"): void {
    const { nodes, dependents, valueNodes } = this.program;
    const end = what === "all" ? nodes.length : valueNodes;
    const dirty = this.#dirty;
    this.slots[0] = 0;
    for (let i = 0; i < end; i++) {
      if (dirty[i] === 0) continue;
      dirty[i] = 0;
      const node = nodes[i]!;
      if (node.kind === "output") this.#produce(i, node);
      else if (node.kind === "variable" ? this.#resolve(node) : this.#calculate(i, node))
        for (const dependent of dependents[i]!) dirty[dependent] = 1;
    }
  }

  #resolve(node: VariableNode): boolean {
    const { slots, variables } = this;
    const { rule, slot, index } = node;
    const before = variables[index];
    let input = this.#inputs[index];
    let visible = true;
    let readonly = false;
    let resolved: Resolved;
    try {
      visible = node.visible?.(slots) ?? true;
      readonly = node.readonly?.(slots) ?? false;
      if (!visible) input = undefined;
      resolved = node.resolve(slots, input, this.#priceDate);
    } catch (error) {
      resolved = { ...fallback(node), problems: [failure(rule.code, error, rule.code)] };
    }
    const changed = before === undefined || before.visible !== visible || !same(slots[slot]!, resolved.slot);
    slots[slot] = resolved.slot;
    slots[node.visibleSlot] = visible;
    variables[index] = {
      value: resolved.value,
      visible,
      readonly,
      source: input?.source ?? "default",
      problems: visible ? resolved.problems : NO_PROBLEMS,
    };
    return changed;
  }

  #calculate(i: number, { code, slot, run }: CalculationNode): boolean {
    let value: Slot;
    try {
      value = run(this.slots);
      if (typeof value === "number") finite(value);
      if (i < this.failures.length) this.failures[i] = undefined;
    } catch (error) {
      value = noValue(this.program.scope.symbols.get(code)!.type.kind);
      this.failures[i] = failure(code, error);
    }
    const changed = this.slots[slot] !== value;
    this.slots[slot] = value;
    return changed;
  }

  #produce(i: number, node: OutputNode): void {
    this.stale.add(node.section);
    try {
      this.outputs[i] = node.run(this.slots);
      if (i < this.failures.length) this.failures[i] = undefined;
    } catch (error) {
      this.outputs[i] = undefined;
      this.failures[i] = failure(node.name, error);
    }
  }
}

function failure(where: string, error: unknown, variable?: string): Problem {
  if (!(error instanceof RuleError)) throw error;
  return {
    code: error.code,
    severity: "error",
    ...(variable === undefined ? {} : { variable }),
    because: ruleFailed(where, error.code, error.message),
  };
}

/** The value of a variable whose own rule fails, so that the rest of the article can still be shown. */
function fallback({ rule }: VariableNode): Resolved {
  const value = rule.kind === "number" ? (rule.values?.[0] ?? 0) : rule.kind === "boolean" ? false : "";
  return { slot: rule.kind === "dclass" ? [] : value, value, problems: NO_PROBLEMS };
}

const noValue = (kind: string): Slot =>
  kind === "num" ? 0 : kind === "bool" ? false : kind === "list" ? [] : "";

function same(a: Slot, b: Slot): boolean {
  if (a === b) return true;
  return typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b);
}
