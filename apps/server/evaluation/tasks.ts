import type { Drawing, Pixels } from "@stanza/drawing";
import {
  type BillOfMaterials,
  billOfMaterials,
  type ConfigurationSheet,
  configurationSheet,
  type EvaluatedProject,
  evaluateProject,
  type FailedRow,
} from "@stanza/evaluation";
import type { EvaluatedAndPriced, Guard, PricingBasis } from "@stanza/live-project";
import { soldMargin } from "@stanza/offer";
import {
  type OfferMargin,
  type PricedProject,
  type PurchaseConditions,
  type Shop,
  withListPrices,
  withoutTrace,
} from "@stanza/pricing";
import { type Catalogues, openOf, pricingBasis } from "./catalogues-in-use.ts";
import type { SheetViewChoice } from "./draw-views.ts";
import type { KeptProjects } from "./kept-projects.ts";
import type { ModelFiles, ModelInput } from "./model/make-model.ts";
import type { SceneFiles, SceneInput } from "./model/scene-files.ts";
import type { OfferDrawingInput, OfferDrawings } from "./offer/draw-offer.ts";
import type { PicturedScene } from "./photograph.ts";
import { type ComparedOption, priceOption } from "./price-option.ts";
import { projectTotals, type TotalledFields, type TotalledProject } from "./project-totals.ts";
import { type RuleResult, recalculate } from "./recalculate.ts";
import type { ComparisonInput, DrawingInput, PricingInput, RuleInput } from "./task-inputs.ts";

/** The server's own prices of a project, without traces, and the rows that it could not evaluate. */
export interface PricedRows {
  readonly priced: PricedProject;
  readonly failed: readonly FailedRow[];
}

/** Work on a whole project as data, so that it can be sent to another thread, and what comes of it. */
export interface Tasks {
  readonly prices: { readonly input: PricingInput; readonly result: PricedRows };
  readonly totals: {
    readonly input: PricingInput & { readonly fields: TotalledFields; readonly shop: Shop };
    readonly result: TotalledProject;
  };
  /** Purchase and margin; `null`: the terms cannot be totalled. */
  readonly margin: {
    readonly input: PricingInput & {
      readonly fields: TotalledFields;
      readonly conditions: PurchaseConditions;
    };
    readonly result: OfferMargin | null;
  };
  /** The prices with those of the lists, which a margin is worked out from. */
  readonly listed: { readonly input: PricingInput; readonly result: PricedProject };
  /** The project with another option for a variable that its pieces share; `null`: it cannot have it. */
  readonly option: { readonly input: ComparisonInput; readonly result: ComparedOption | null };
  /** Everything that an offer shows of a project besides its prices. */
  readonly offer: { readonly input: OfferDrawingInput; readonly result: OfferDrawings };
  /** One rule calculated anew. */
  readonly rule: { readonly input: RuleInput; readonly result: RuleResult };
  /** Every value of every row and where it came from. */
  readonly sheet: { readonly input: DrawingInput; readonly result: ConfigurationSheet };
  /** The parts list of the project, for the factory and the fitters. */
  readonly bill: { readonly input: DrawingInput; readonly result: BillOfMaterials };
  /** Views for print sheets. */
  readonly views: {
    readonly input: DrawingInput & { readonly views: readonly SheetViewChoice[]; readonly language: string };
    readonly result: readonly Drawing[];
  };
  /** The project's picture in lists, as SVG; `null`: nothing to see. */
  readonly picture: { readonly input: DrawingInput; readonly result: string | null };
  /** The rooms ready to be photographed; `null`: nothing to see, or too much. */
  readonly photograph: { readonly input: DrawingInput; readonly result: PicturedScene | null };
  /** The project, or rows of it, as files of a 3D model. */
  readonly model: { readonly input: ModelInput; readonly result: ModelFiles };
  /** The project as an archive of OBJ. */
  readonly obj: { readonly input: ModelInput; readonly result: SceneFiles };
  /** A scene that was sent, as files. */
  readonly scene: { readonly input: SceneInput; readonly result: SceneFiles };
  /** The project's room for mails; `null`: nothing to see, or too much. */
  readonly pixels: { readonly input: DrawingInput; readonly result: Pixels | null };
}
export type TaskKind = keyof Tasks;
export type Input<K extends TaskKind> = Tasks[K]["input"];
export type Result<K extends TaskKind> = Tasks[K]["result"];

/** The means by which a thread does its tasks. */
export interface TaskTools {
  readonly catalogues: Catalogues;
  readonly kept: KeptProjects;
  readonly guard: Guard;
}

/** How tasks are done. */
export type Performers<K extends TaskKind> = {
  readonly [Kind in K]: (input: Input<Kind>, tools: TaskTools) => Result<Kind>;
};

/** Tasks that show something (`drawing-tasks.ts`). */
export type DrawingKind = "offer" | "views" | "picture" | "photograph" | "pixels" | "model" | "obj" | "scene";

/** The tasks that show nothing. */
export const RECKON: Performers<Exclude<TaskKind, DrawingKind>> = {
  prices(input, tools) {
    const { priced, evaluated } = evaluateAndPrice(input, tools);
    return { priced: withoutTrace(priced), failed: evaluated.failed };
  },
  totals: (input, tools) => projectTotals(evaluateAndPrice(input, tools), input.fields, input.shop),
  margin: (input, tools) =>
    soldMargin(evaluateAndPrice(input, tools).priced, input.fields, input.conditions) ?? null,
  listed: (input, tools) => withListPrices(evaluateAndPrice(input, tools).priced),
  option: (input, tools) =>
    priceOption(input, basisOf(input, tools), tools.guard, evaluateAndPrice(input, tools)),
  rule: (input, { catalogues, guard }) => recalculate(input, catalogues, guard),
  sheet: (input, tools) =>
    configurationSheet(input.project, evaluate(input, tools), openOf(tools.catalogues)),
  bill: (input, tools) => billOfMaterials(input.project, evaluate(input, tools), openOf(tools.catalogues)),
};

/** Tasks that show nothing of an article but its lines, its size and its choices: their catalogues are opened as `unseen`. */
export const ONLY_PRICES: ReadonlySet<TaskKind> = new Set(["prices", "totals", "margin", "listed", "option"]);

export const evaluateAndPrice = (input: PricingInput, tools: TaskTools): EvaluatedAndPriced =>
  tools.kept.evaluateAndPrice(input.projectId, input.project, basisOf(input, tools));

const basisOf = ({ priceLists, terms }: PricingInput, { catalogues }: TaskTools): PricingBasis =>
  pricingBasis(catalogues, priceLists, terms);

export function evaluate(
  { project, priceDate }: DrawingInput,
  { catalogues, guard }: TaskTools,
): EvaluatedProject {
  const date = priceDate === null ? {} : { priceDate };
  return evaluateProject(project, openOf(catalogues), { ...guard, ...date });
}
