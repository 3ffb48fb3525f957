import type { ArticleRule, Catalogue, LookupTable } from "./bundle.ts";
import type { ArticleEntry, ClassificationNode, Material, Model } from "./catalogue.ts";
import { entriesOf } from "./entries.ts";
import { compileAutomatic } from "./evaluate/automatic-rule.ts";
import { conditionOn } from "./evaluate/condition-on-values.ts";
import { EvaluationState } from "./evaluate/evaluation-state.ts";
import { holdsForHeader } from "./evaluate/header-condition.ts";
import {
  byOwnCodes,
  type Inputs,
  inputsWithChoices,
  inputsWithForced,
  inputsWithoutChoices,
  NO_CHOICES,
} from "./evaluate/inputs.ts";
import { LiveEvaluation } from "./evaluate/live-evaluation.ts";
import { PanelProgram } from "./evaluate/panel-program.ts";
import type { Program } from "./evaluate/program.ts";
import { valueOr } from "./evaluate/value-or.ts";
import { variableFacts } from "./evaluate/variable-facts.ts";
import {
  type ArticleEvaluation,
  type ArticleRequest,
  type EvaluatedHeader,
  type OpenCatalogue,
  UnknownInCatalogue,
  type VariableFacts,
} from "./live-catalogue.ts";
import { overlaidName, overlayKeys } from "./overlay-keys.ts";
import { dependencies } from "./rules/dependencies.ts";
import type { Expression } from "./rules/expression.ts";
import type { RuleType } from "./rules/rule-type.ts";
import { compileTemplate } from "./rules/template.ts";
import { variableType } from "./rules/variable-type.ts";
import type { Choices } from "./value.ts";

/** The values that rows take over from their model's header. */
interface HeaderValues {
  readonly values: Choices;
  readonly reg: string;
  /** What articles are given with this header, by their program and preset: most rows of a project ask for the same. */
  readonly given: Map<PanelProgram, Map<Choices, GivenValues>>;
}

/** What an article is given before a person chooses. */
interface GivenValues {
  readonly inputs: Inputs;
  /** The part of the preset that the article has no variables for. */
  readonly unknown: Choices;
}

export interface OpenOptions {
  /**
   * For a thread that cannot be stopped from outside. Loops and texts count by their real work, so that the evaluation of an article ends
   * within a few tens of milliseconds, if need be with `E_STEPS`. Elsewhere a watched worker allows more time.
   */
  readonly bounded?: boolean;
  /**
   * For whoever only prices: parts, plan symbols and clearances are left out, more than half of what an article costs to evaluate and to
   * keep. No price, no frame and no automatic row follows from them. Their problems are left out as well.
   */
  readonly unseen?: boolean;
}

/**
 * Opens a published bundle. Nothing is parsed, and nothing is compiled before it is asked for. One catalogue serves any number of
 * evaluations. Source: catalogue.md §6.
 */
export function openCatalogue(bundle: Catalogue, options: OpenOptions = {}): OpenCatalogue {
  return new OpenedCatalogue(bundle, options);
}

class OpenedCatalogue implements OpenCatalogue {
  readonly #bundle: Catalogue;
  readonly #isBounded: boolean;
  readonly #isUnseen: boolean;
  readonly #tables: ReadonlyMap<string, LookupTable>;
  readonly #models: ReadonlyMap<string, Model>;
  readonly #entries: ReadonlyMap<string, ReadonlyMap<string, ArticleEntry>>;
  readonly #materials: ReadonlyMap<string, Material>;
  readonly #programs = new Map<string, PanelProgram>();
  readonly #headers = new Map<string, PanelProgram>();
  readonly #facts = new WeakMap<PanelProgram, readonly VariableFacts[]>();
  /** Header values by the choices that gave them: all rows of a project share one choices object. */
  readonly #headerValues = new WeakMap<Choices, Map<string, HeaderValues>>();
  readonly #sharedType: (code: string) => RuleType | undefined;
  readonly automaticRules: OpenCatalogue["automaticRules"];

  constructor(bundle: Catalogue, { bounded = false, unseen = false }: OpenOptions) {
    this.#bundle = bundle;
    this.#isBounded = bounded;
    this.#isUnseen = unseen;
    this.#tables = new Map(Object.entries(bundle.tables));
    this.#models = new Map(bundle.models.map((model) => [model.code, model]));
    this.#entries = new Map(bundle.models.map((model) => [model.code, entriesOf(model)]));
    this.#materials = new Map(bundle.materials.map((material) => [material.code, material]));
    const shared = new Map(
      Object.values(bundle.headers).flatMap(({ variables }) =>
        variables.map((variable) => [variable.code, variable]),
      ),
    );
    for (const rule of Object.values(bundle.articles))
      for (const variable of rule.variables)
        if (!shared.has(variable.code)) shared.set(variable.code, variable);
    this.#sharedType = (code) => {
      const variable = shared.get(code);
      return variable && variableType(variable, bundle.optionLists);
    };
    this.automaticRules = bundle.automatic.map((data) =>
      compileAutomatic(data, this.#sharedType, this.#tables),
    );
  }

  get code() {
    return this.#bundle.code;
  }
  get version() {
    return this.#bundle.version;
  }
  get description() {
    return this.#bundle.description;
  }
  get languages() {
    return this.#bundle.languages;
  }
  get currency() {
    return this.#bundle.currency;
  }
  get local() {
    return this.#bundle.local;
  }
  get models() {
    return this.#bundle.models;
  }
  get synonyms() {
    return this.#bundle.synonyms ?? [];
  }
  get materials() {
    return this.#bundle.materials;
  }
  get galleries() {
    return this.#bundle.galleries;
  }
  get services() {
    return this.#bundle.services;
  }
  get dclass() {
    return this.#bundle.dclass;
  }

  model(code: string) {
    return this.#models.get(code);
  }

  defaultModel(): Model {
    return this.models.find((model) => model.isDefault) ?? this.models[0]!;
  }

  material(code: string) {
    return this.#materials.get(code);
  }

  article(code: string, model?: string): ArticleEntry | undefined {
    if (model !== undefined) return this.#entries.get(model)?.get(code);
    for (const entries of this.#entries.values()) {
      const entry = entries.get(code);
      if (entry) return entry;
    }
    return undefined;
  }

  rule(neutro: string) {
    const rule = this.#ruleOf(neutro);
    return rule && { tags: rule.tags, mount: rule.mount, description: rule.description };
  }

  evaluate({
    model: modelCode,
    article,
    header,
    choices,
    forced,
    reg,
    priceDate,
  }: ArticleRequest): ArticleEvaluation {
    const model = this.#models.get(modelCode);
    if (!model) throw new UnknownInCatalogue("model", modelCode, this.code);
    const entry = this.article(article, modelCode);
    const fromHeader = this.#valuesOfHeader(model, header, forced);
    const panel = this.#program(this.#overlaid(entry?.neutro ?? article, model, reg ?? fromHeader.reg));
    if (!panel) throw new UnknownInCatalogue("article", article, this.code);
    const { program } = panel;
    const given = givenValues(panel, model, entry?.preset ?? NO_CHOICES, fromHeader);
    const own = byOwnCodes(choices, program.codes);
    const unknown = given.unknown === NO_CHOICES ? own.unknown : { ...given.unknown, ...own.unknown };
    const inputs = forced ? inputsWithForced(program, given.inputs, forced) : given.inputs;
    return new LiveEvaluation(panel, own.known, unknown, inputs, priceDate);
  }

  variables({ model: modelCode, article, header }: Parameters<OpenCatalogue["variables"]>[0]) {
    const model = this.#models.get(modelCode);
    if (!model) throw new UnknownInCatalogue("model", modelCode, this.code);
    const neutro = this.article(article, modelCode)?.neutro ?? article;
    const panel = this.#program(this.#overlaid(neutro, model, this.#valuesOfHeader(model, header).reg));
    if (!panel) throw new UnknownInCatalogue("article", article, this.code);
    const known = this.#facts.get(panel) ?? variableFacts(panel);
    this.#facts.set(panel, known);
    return known;
  }

  header(code: string, choices: Choices, forced: Choices = NO_CHOICES): EvaluatedHeader {
    const model = this.#models.get(code);
    if (!model) throw new UnknownInCatalogue("model", code, this.code);
    const panel = this.#header(model);
    const { program } = panel;
    const inputs = headerInputs(program, model, forced);
    const { known, unknown } = byOwnCodes(choices, program.codes);
    const evaluation = new LiveEvaluation(panel, known, unknown, inputs, undefined);
    const state = new EvaluationState(program, inputsWithChoices(program, inputs, known), undefined);
    state.run("values");
    const { out } = this.#bundle.headers[code]!;
    const text = (template: (typeof out)["reg"]) => compileTemplate(template, program.scope)(state.slots);
    const { variables, values } = evaluation.result;
    return {
      views: evaluation.views(),
      variables,
      values,
      model: text(out.model),
      cmodel: text(out.cmodel),
      reg: text(out.reg),
    };
  }

  servicesFor(code: string, header: Choices) {
    const holds = this.#headerConditions(code, header);
    return this.services.filter(holds);
  }

  classification(code: string, header: Choices): readonly ClassificationNode[] {
    const holds = this.#headerConditions(code, header);
    const offered = (nodes: readonly ClassificationNode[]): readonly ClassificationNode[] =>
      nodes.filter(holds).map((node) => ({ ...node, nodes: offered(node.nodes) }));
    return offered(this.#models.get(code)!.tree);
  }

  #headerConditions(code: string, header: Choices) {
    const model = this.#models.get(code);
    if (!model) throw new UnknownInCatalogue("model", code, this.code);
    const { values } = this.#valuesOfHeader(model, header);
    return ({ when }: { readonly when?: Expression }) =>
      !when || holdsForHeader(when, values, this.#sharedType, this.#tables);
  }

  condition: OpenCatalogue["condition"] = (neutro, expression) => {
    const names = dependencies(expression.tree);
    const panel = this.#programReading(neutro, names);
    if (!panel) throw new UnknownInCatalogue("article", neutro, this.code);
    return conditionOn(panel.program, expression, names);
  };

  #valuesOfHeader(model: Model, choices: Choices, forced: Choices = NO_CHOICES): HeaderValues {
    const known = this.#headerValues.get(choices) ?? new Map<string, HeaderValues>();
    this.#headerValues.set(choices, known);
    const { program } = this.#header(model);
    const imposed = byOwnCodes(forced, program.codes).known;
    const key = isEmpty(imposed) ? model.code : `${model.code} ${JSON.stringify(imposed)}`;
    let found = known.get(key);
    if (!found) {
      const inputs = headerInputs(program, model, imposed);
      const chosen = byOwnCodes(choices, program.codes).known;
      const state = new EvaluationState(program, inputsWithChoices(program, inputs, chosen), undefined);
      state.run("values");
      const { out } = this.#bundle.headers[model.code]!;
      found = {
        values: Object.fromEntries(
          program.variables.map(({ rule }, i) => [rule.code, state.variables[i]!.value]),
        ),
        reg: valueOr(compileTemplate(out.reg, program.scope), state.slots, ""),
        given: new Map(),
      };
      known.set(key, found);
    }
    return found;
  }

  /** The name of the article's rule with the overlays for a reg and a model. */
  #overlaid(neutro: string, model: Model, reg: string): string {
    const keys = this.#bundle.overlays?.keys[neutro];
    return keys ? overlaidName(neutro, overlayKeys(keys, reg, model)) : neutro;
  }

  /** The program of the article, or of its first overlay, that has all these names. */
  #programReading(neutro: string, names: ReadonlySet<string>): PanelProgram | undefined {
    const base = this.#program(neutro);
    const has = (panel: PanelProgram | undefined) =>
      panel && [...names].every((name) => panel.program.scope.symbols.has(name));
    if (has(base)) return base;
    const overlaid = Object.keys(this.#bundle.overlays?.rules ?? {})
      .filter((name) => name.startsWith(`${neutro}@`))
      .map((name) => this.#program(name));
    return overlaid.find(has) ?? base;
  }

  #header(model: Model): PanelProgram {
    const known = this.#headers.get(model.code);
    if (known) return known;
    const { variables } = this.#bundle.headers[model.code]!;
    const rule = { ...emptyRule(model.code), variables };
    const panel = new PanelProgram(rule, this.#bundle, this.#tables, this.#isBounded);
    this.#headers.set(model.code, panel);
    return panel;
  }

  #program(neutro: string): PanelProgram | undefined {
    const known = this.#programs.get(neutro);
    if (known) return known;
    const whole = this.#ruleOf(neutro);
    if (!whole) return undefined;
    const rule = this.#isUnseen ? { ...whole, parts: [], plan: [], clearances: [] } : whole;
    const panel = new PanelProgram(rule, this.#bundle, this.#tables, this.#isBounded);
    this.#programs.set(neutro, panel);
    return panel;
  }

  /** Codes starting with 99 are custom articles: no rule, their lines are typed by the person (catalogue.md §4.3). */
  #ruleOf(neutro: string): ArticleRule | undefined {
    const { articles, overlays } = this.#bundle;
    if (Object.hasOwn(articles, neutro)) return articles[neutro];
    if (overlays && Object.hasOwn(overlays.rules, neutro)) return overlays.rules[neutro];
    return neutro.startsWith("99") ? emptyRule(neutro) : undefined;
  }
}

function givenValues(
  panel: PanelProgram,
  { forced, defaults }: Model,
  preset: Choices,
  { values, given }: HeaderValues,
): GivenValues {
  const ofPanel = given.get(panel) ?? new Map<Choices, GivenValues>();
  given.set(panel, ofPanel);
  let found = ofPanel.get(preset);
  if (!found) {
    const { known, unknown } = byOwnCodes(preset, panel.program.codes);
    const sources = { forced, preset: known, header: values, defaults };
    found = { inputs: inputsWithoutChoices(panel.program, sources), unknown };
    ofPanel.set(preset, found);
  }
  return found;
}

function headerInputs(program: Program, { forced, defaults }: Model, imposed: Choices): Inputs {
  const sources = { forced, preset: NO_CHOICES, header: NO_CHOICES, defaults };
  return inputsWithForced(program, inputsWithoutChoices(program, sources), imposed);
}

const isEmpty = (choices: Choices): boolean => Object.keys(choices).length === 0;

function emptyRule(neutro: string): ArticleRule {
  return {
    neutro,
    description: {},
    tags: [],
    mount: "free",
    elevation: 0,
    variables: [],
    constants: {},
    calculations: [],
    constraints: [],
    groups: [],
    box: [0, 0, 0],
    parts: [],
    anchors: [],
    plan: [],
    clearances: [],
    erp: [],
  };
}
