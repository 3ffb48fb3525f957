import type { ClosetView } from "../closet-view.ts";
import type {
  EvaluatedArticle,
  Problem,
  ResolvedVariable,
  VariableGroup,
  VariableView,
} from "../evaluated-article.ts";
import type { ArticleEvaluation } from "../live-catalogue.ts";
import type { Choices, Value } from "../value.ts";
import type { Draft } from "./draft.ts";
import { EvaluationState } from "./evaluation-state.ts";
import { type Inputs, inputsWithChoices, inputWithChoice } from "./inputs.ts";
import type { PanelProgram } from "./panel-program.ts";
import type { OutputNode, Program, Section } from "./program.ts";
import { groupsOf, viewsOf } from "./variable-views.ts";

type ListSection = "parts" | "anchors" | "plan" | "clearances" | "erpLines";

export class LiveEvaluation implements ArticleEvaluation {
  readonly unknown: Choices;
  readonly #program: Program;
  readonly #panel: PanelProgram;
  /** The inputs without the person's choices. */
  readonly #others: Inputs;
  readonly #priceDate: string | undefined;
  readonly #state: EvaluationState;
  #choices: Choices;
  /** Absent while a change is not yet assembled. */
  #result: EvaluatedArticle | undefined;
  #last: EvaluatedArticle | undefined;
  #resolved: readonly ResolvedVariable[] = [];

  /**
   * others  the inputs without the person's choices
   * before  the evaluation to go on from; absent: starts from nothing
   */
  constructor(
    panel: PanelProgram,
    choices: Choices,
    unknown: Choices,
    others: Inputs,
    priceDate: string | undefined,
    before?: LiveEvaluation,
  ) {
    this.#panel = panel;
    this.#program = panel.program;
    this.#choices = choices;
    this.unknown = unknown;
    this.#others = others;
    this.#priceDate = priceDate;
    if (before) {
      this.#state = before.#state.fork();
      this.#result = before.#result;
      this.#last = before.#last;
      this.#resolved = before.#resolved;
      return;
    }
    this.#state = this.#stateWith(choices);
    this.#state.run("all");
  }

  fork(): LiveEvaluation {
    return new LiveEvaluation(this.#panel, this.#choices, this.unknown, this.#others, this.#priceDate, this);
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
    if (own === undefined) return;
    const index = this.#program.indexOf.get(own)!;
    const { [own]: _, ...others } = this.#choices;
    this.#choices = value === undefined ? others : { ...others, [own]: value };
    this.#state.setInput(index, inputWithChoice(this.#others[index], value));
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

  closet(): ClosetView | undefined {
    return this.#panel.closet()?.view(this.#state.slots);
  }

  /** The variables after one more choice. */
  #tried(code: string, value: Value): EvaluationState {
    const state = this.#stateWith({ ...this.#choices, [code]: value });
    state.run("values");
    return state;
  }

  #stateWith(choices: Choices): EvaluationState {
    const inputs = inputsWithChoices(this.#program, this.#others, choices);
    return new EvaluationState(this.#program, inputs, this.#priceDate);
  }

  #resolvedVariables(): readonly ResolvedVariable[] {
    const { variables } = this.#state;
    const before = this.#resolved;
    let changed = before.length !== variables.length;
    const resolved = this.#program.variables.map(({ blank }, i): ResolvedVariable => {
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
      const variable: Draft<ResolvedVariable> = { ...blank };
      variable.value = value;
      variable.source = source;
      variable.visible = visible;
      variable.readonly = readonly;
      return variable;
    });
    if (changed) this.#resolved = resolved;
    return this.#resolved;
  }

  #assemble(before: EvaluatedArticle | undefined): EvaluatedArticle {
    const { stale, outputs } = this.#state;
    const { outputsOf, blankArticle } = this.#program;
    /** The only output of a section; absent where the rule has none or it failed. */
    const one = <S extends Section>(section: S) => outputs[outputsOf[section][0] ?? -1];
    /** A section keeps its identity unless one of its nodes ran. */
    const section = <S extends ListSection>(name: S): EvaluatedArticle[S] =>
      before && !stale.has(name) ? before[name] : (this.#outputs(name) as EvaluatedArticle[S]);
    const article: Draft<EvaluatedArticle> = { ...blankArticle };
    article.elevation = (one("elevation") as number | undefined) ?? 0;
    article.variables = this.#resolvedVariables();
    article.box = (one("box") as EvaluatedArticle["box"] | undefined) ?? [0, 0, 0];
    const weight = one("weight") as number | undefined;
    if (weight !== undefined) article.weight = weight;
    else if (article.weight !== undefined) delete article.weight;
    article.parts = section("parts");
    article.anchors = section("anchors");
    article.plan = section("plan");
    article.clearances = section("clearances");
    article.erpLines = section("erpLines");
    const opening = one("opening") as EvaluatedArticle["opening"];
    if (opening) article.opening = opening;
    else if (article.opening !== undefined) delete article.opening;
    article.skipBasket = (one("skipBasket") as boolean | undefined) ?? false;
    article.problems = this.#problems(this.#outputs("checks") as readonly Problem[]);
    article.values = this.#values();
    return article;
  }

  /** The last results of the nodes of a section, in rule order. */
  #outputs(section: Section): readonly unknown[] {
    const { outputs } = this.#state;
    const { nodes, outputsOf } = this.#program;
    const all: unknown[] = [];
    for (const position of outputsOf[section]) {
      const made = outputs[position];
      if (made === undefined) continue;
      if ((nodes[position] as OutputNode).repeats) all.push(...(made as readonly unknown[]));
      else all.push(made);
    }
    // A copy is as long as it must be: results are kept.
    return all.slice();
  }

  #problems(checks: readonly Problem[]): readonly Problem[] {
    const problems: Problem[] = [];
    for (const state of this.#state.variables) for (const problem of state.problems) problems.push(problem);
    for (const failure of this.#state.failures) if (failure) problems.push(failure);
    for (const problem of checks) problems.push(problem);
    return problems.slice();
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
