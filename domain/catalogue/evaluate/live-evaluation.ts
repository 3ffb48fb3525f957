import type {
  EvaluatedArticle,
  Problem,
  ResolvedVariable,
  VariableGroup,
  VariableView,
} from "../evaluated-article.ts";
import type { ArticleEvaluation } from "../live-catalogue.ts";
import type { Choices, Value } from "../value.ts";
import { EvaluationState } from "./evaluation-state.ts";
import type { PanelProgram } from "./panel-program.ts";
import type { Program, Section } from "./program.ts";
import type { Input } from "./resolver.ts";
import { groupsOf, viewsOf } from "./variable-views.ts";

/** Values by variable code from each source, the strongest first. */
export interface Inputs {
  readonly forced: Choices;
  readonly preset: Choices;
  readonly header: Choices;
  /** The model's defaults for variables that its header does not have. */
  readonly defaults: Choices;
}

/**
 * The input of a variable: forced ?? user ?? preset ?? header (if the variable inherits) ?? default of the model. Without any, the rule's
 * default applies.
 */
export function inputOf(
  program: Program,
  index: number,
  choices: Choices,
  inputs: Inputs,
): Input | undefined {
  const { code, inherit } = program.variables[index]!.rule;
  const forced = inputs.forced[code];
  if (forced !== undefined) return { value: forced, source: "forced" };
  const chosen = choices[code];
  if (chosen !== undefined) return { value: chosen, source: "user" };
  const preset = inputs.preset[code];
  if (preset !== undefined) return { value: preset, source: "preset" };
  const header = inherit === undefined ? undefined : inputs.header[inherit];
  if (header !== undefined) return { value: header, source: "header" };
  const value = inputs.defaults[code];
  return value === undefined ? undefined : { value, source: "default" };
}

type ListSection = "parts" | "anchors" | "plan" | "clearances" | "erpLines";

export class LiveEvaluation implements ArticleEvaluation {
  readonly unknown: Choices;
  readonly #program: Program;
  readonly #panel: PanelProgram;
  readonly #inputs: Inputs;
  readonly #priceDate: string | undefined;
  readonly #state: EvaluationState;
  #choices: Choices;
  /** Absent while a change is not yet assembled. */
  #result: EvaluatedArticle | undefined;
  #last: EvaluatedArticle | undefined;
  #resolved: readonly ResolvedVariable[] = [];

  /** before  the evaluation to go on from; absent: starts from nothing */
  constructor(
    panel: PanelProgram,
    choices: Choices,
    unknown: Choices,
    inputs: Inputs,
    priceDate: string | undefined,
    before?: LiveEvaluation,
  ) {
    this.#panel = panel;
    this.#program = panel.program;
    this.#choices = choices;
    this.unknown = unknown;
    this.#inputs = inputs;
    this.#priceDate = priceDate;
    if (before) {
      this.#state = before.#state.fork();
      this.#result = before.#result;
      this.#last = before.#last;
      this.#resolved = before.#resolved;
      return;
    }
    const start = this.#program.variables.map((_, i) => inputOf(this.#program, i, choices, inputs));
    this.#state = new EvaluationState(this.#program, start, priceDate);
    this.#state.run("all");
  }

  fork(): LiveEvaluation {
    return new LiveEvaluation(this.#panel, this.#choices, this.unknown, this.#inputs, this.#priceDate, this);
  }

  get choices(): Choices {
    return this.#choices;
  }

  get choicesToStore(): Choices {
    const choicesToStore: Record<string, Value> = {};
    for (const [i, { rule }] of this.#program.variables.entries()) {
      const state = this.#state.variables[i]!;
      if (this.#choices[rule.code] === undefined || !state.visible) continue;
      choicesToStore[rule.code] = state.source === "user" ? state.value : this.#choices[rule.code]!;
    }
    return choicesToStore;
  }

  set(code: string, value: Value | undefined): void {
    const own = this.#program.codes.get(code.toUpperCase());
    const index = this.#program.variables.findIndex(({ rule }) => rule.code === own);
    if (own === undefined || index < 0) return;
    const { [own]: _, ...others } = this.#choices;
    this.#choices = value === undefined ? others : { ...others, [own]: value };
    this.#state.setInput(index, inputOf(this.#program, index, this.#choices, this.#inputs));
    this.#state.run("all");
    this.#result = undefined;
  }

  get result(): EvaluatedArticle {
    if (!this.#result) {
      this.#result = this.#assemble(this.#last);
      this.#last = this.#result;
      this.#state.stale.clear();
    }
    return this.#result;
  }

  views(): readonly VariableView[] {
    return viewsOf(this.#panel, this.#state, this.#resolvedVariables(), this.#priceDate, (code, value) =>
      this.#tried(code, value),
    );
  }

  groups(): readonly VariableGroup[] {
    return groupsOf(this.#panel, this.#state);
  }

  /** The variables after one more choice. */
  #tried(code: string, value: Value): EvaluationState {
    const choices = { ...this.#choices, [code]: value };
    const start = this.#program.variables.map((_, i) => inputOf(this.#program, i, choices, this.#inputs));
    const state = new EvaluationState(this.#program, start, this.#priceDate);
    state.run("values");
    return state;
  }

  #resolvedVariables(): readonly ResolvedVariable[] {
    const { variables } = this.#state;
    const before = this.#resolved;
    let changed = before.length !== variables.length;
    const resolved = this.#program.variables.map(({ rule }, i): ResolvedVariable => {
      const { value, source, visible, readonly } = variables[i]!;
      const last = before[i];
      if (
        last &&
        last.value === value &&
        last.source === source &&
        last.visible === visible &&
        last.readonly === readonly
      )
        return last;
      changed = true;
      return {
        code: rule.code,
        kind: rule.kind,
        description: rule.description,
        value,
        source,
        visible,
        readonly,
        mandatory: rule.mandatory,
        ...(rule.erp === false ? { internal: true } : {}),
        ...(rule.group === undefined ? {} : { group: rule.group }),
      };
    });
    if (changed) this.#resolved = resolved;
    return this.#resolved;
  }

  #assemble(before: EvaluatedArticle | undefined): EvaluatedArticle {
    const { rule } = this.#program;
    const { stale } = this.#state;
    const one = <T>(section: Section, otherwise: T): T =>
      (this.#outputs<T>(section)[0] as T | undefined) ?? otherwise;
    /** A section keeps its identity unless one of its nodes ran. */
    const section = <S extends ListSection>(name: S): EvaluatedArticle[S] =>
      before && !stale.has(name) ? before[name] : (this.#outputs(name) as EvaluatedArticle[S]);
    const opening = one<EvaluatedArticle["opening"]>("opening", undefined);
    const weight = one<number | undefined>("weight", undefined);
    return {
      neutro: rule.neutro,
      description: rule.description,
      tags: rule.tags,
      mount: rule.mount,
      elevation: one("elevation", 0),
      variables: this.#resolvedVariables(),
      box: one<EvaluatedArticle["box"]>("box", [0, 0, 0]),
      ...(weight === undefined ? {} : { weight }),
      parts: section("parts"),
      anchors: section("anchors"),
      plan: section("plan"),
      clearances: section("clearances"),
      erpLines: section("erpLines"),
      ...(opening ? { opening } : {}),
      skipBasket: one("skipBasket", false),
      problems: this.#problems(this.#outputs<Problem>("checks")),
      values: this.#values(),
    };
  }

  /** The last results of the nodes of a section, in rule order. */
  #outputs<T>(section: Section): readonly T[] {
    const { outputs } = this.#state;
    const all: T[] = [];
    for (const position of this.#program.outputsOf.get(section)!)
      for (const item of outputs[position]!) all.push(item as T);
    return all;
  }

  #problems(checks: readonly Problem[]): readonly Problem[] {
    const problems: Problem[] = [];
    for (const state of this.#state.variables) for (const problem of state.problems) problems.push(problem);
    for (const failure of this.#state.failures) if (failure) problems.push(failure);
    for (const problem of checks) problems.push(problem);
    return problems;
  }

  #values(): Choices {
    const { slots, variables } = this.#state;
    const { rule, calculated, blankValues } = this.#program;
    // Copying gives the record its final shape at once; adding one code after another costs several times as much.
    const values: Record<string, Value> = { ...blankValues };
    for (let i = 0; i < variables.length; i++) values[rule.variables[i]!.code] = variables[i]!.value;
    for (const { code, slot } of calculated) values[code] = slots[slot] as Value;
    return values;
  }
}
