import type { Choices } from "@stanza/catalogue";
import type { ProjectTotals } from "@stanza/contract";
import type { Drawing } from "@stanza/drawing";
import {
  type BillOfMaterials,
  billOfMaterials,
  type ConfigurationSheet,
  configurationSheet,
  type EvaluatedProject,
  evaluateProject,
} from "@stanza/evaluation";
import type { OfferTerms, Shop } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import { drawPicture, drawRoom } from "./draw-room.ts";
import { drawViews, type SheetViewChoice } from "./draw-views.ts";
import type { Guard } from "./guard.ts";
import type { KeptProjects } from "./kept-projects.ts";
import { projectTotals } from "./project-totals.ts";
import { type RuleResult, recalculate } from "./recalculate.ts";
import { type Catalogues, openOf, type Reckoning, type ReckonTerms, reckon } from "./reckon.ts";

export interface ReckonInput {
  readonly project: Project;
  /** Of the stored project; absent: it has no number yet, and nothing is kept of it. */
  readonly projectId?: number;
  readonly priceLists: Readonly<Record<string, string>>;
  readonly terms: ReckonTerms;
}

/** One rule, as a project with that one row. */
export interface RuleInput extends ReckonInput {
  readonly forced: Choices;
}

interface DrawInput {
  readonly project: Project;
  /** ISO date; null: everything is in date. */
  readonly priceDate: string | null;
}

/** Work on a whole project, as data, so that it can be sent to another thread; and what comes of it. */
export interface Tasks {
  readonly reckon: { readonly input: ReckonInput; readonly result: Reckoning };
  readonly totals: {
    readonly input: ReckonInput & { readonly offer: OfferTerms; readonly shop: Shop };
    readonly result: ProjectTotals;
  };
  /** One rule calculated anew; `null`: its catalogue does not have it. */
  readonly rule: { readonly input: RuleInput; readonly result: RuleResult };
  /** The room on an offer's first page; `null`: nothing to see, or too much. */
  readonly room: { readonly input: DrawInput; readonly result: Drawing | null };
  /** Every value of every row and where it came from. */
  readonly sheet: { readonly input: DrawInput; readonly result: ConfigurationSheet };
  /** What the project is made of, for factory and fitters. */
  readonly bill: { readonly input: DrawInput; readonly result: BillOfMaterials };
  /** Views for print sheets. */
  readonly views: {
    readonly input: DrawInput & { readonly views: readonly SheetViewChoice[]; readonly language: string };
    readonly result: readonly Drawing[];
  };
  /** The project's picture in lists, as SVG; `null`: nothing to see. */
  readonly picture: { readonly input: DrawInput; readonly result: string | null };
}
export type TaskKind = keyof Tasks;
export type Input<K extends TaskKind> = Tasks[K]["input"];
export type Result<K extends TaskKind> = Tasks[K]["result"];

const PERFORM: {
  readonly [K in TaskKind]: (
    input: Input<K>,
    catalogues: Catalogues,
    kept: KeptProjects,
    guard: Guard,
  ) => Result<K>;
} = {
  reckon: reckonKept,
  totals: (input, catalogues, kept, guard) =>
    projectTotals(reckonKept(input, catalogues, kept, guard), input.offer, input.shop),
  rule: recalculate,
  room: (input, catalogues, _kept, guard) =>
    drawRoom(input.project, evaluateForDrawing(input, catalogues, guard), catalogues),
  sheet: (input, catalogues, _kept, guard) =>
    configurationSheet(input.project, evaluateForDrawing(input, catalogues, guard), openOf(catalogues)),
  bill: (input, catalogues, _kept, guard) =>
    billOfMaterials(input.project, evaluateForDrawing(input, catalogues, guard), openOf(catalogues)),
  views: (input, catalogues, _kept, guard) =>
    drawViews(
      input.project,
      evaluateForDrawing(input, catalogues, guard),
      catalogues,
      input.views,
      input.language,
    ),
  picture: (input, catalogues, _kept, guard) =>
    drawPicture(input.project, evaluateForDrawing(input, catalogues, guard), catalogues),
};

/** Does the work where it is called. */
export function perform<K extends TaskKind>(
  kind: K,
  input: Input<K>,
  catalogues: Catalogues,
  kept: KeptProjects,
  guard: Guard,
): Result<K> {
  return PERFORM[kind](input, catalogues, kept, guard);
}

function evaluateForDrawing(
  { project, priceDate }: DrawInput,
  catalogues: Catalogues,
  guard: Guard,
): EvaluatedProject {
  const date = priceDate === null ? {} : { priceDate };
  return evaluateProject(project, openOf(catalogues), { ...guard, ...date });
}

function reckonKept(
  { project, projectId, priceLists, terms }: ReckonInput,
  catalogues: Catalogues,
  kept: KeptProjects,
  guard: Guard,
): Reckoning {
  return projectId === undefined
    ? reckon(project, catalogues, priceLists, terms, guard)
    : kept.reckon(projectId, project, catalogues, priceLists, terms);
}
