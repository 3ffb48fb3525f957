import type { ProjectTotals } from "@stanza/contract";
import type { Drawing } from "@stanza/drawing";
import { type EvaluatedProject, evaluateProject } from "@stanza/evaluation";
import type { OfferTerms, Shop } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import { drawPicture, drawRoom } from "../pictures/draw-room.ts";
import type { KeptProjects } from "./kept-projects.ts";
import { projectTotals } from "./project-totals.ts";
import { type Catalogues, openOf, type Reckoning, type ReckonTerms, reckon } from "./reckon.ts";

interface ReckonInput {
  readonly project: Project;
  /** Of the stored project; absent: it has no number yet, and nothing is kept of it. */
  readonly projectId?: number;
  readonly priceLists: Readonly<Record<string, string>>;
  readonly terms: ReckonTerms;
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
  /** The room on an offer's first page; `null`: nothing to see, or too much. */
  readonly room: { readonly input: DrawInput; readonly result: Drawing | null };
  /** The project's picture in lists, as SVG; `null`: nothing to see. */
  readonly picture: { readonly input: DrawInput; readonly result: string | null };
}
export type TaskKind = keyof Tasks;
export type Input<K extends TaskKind> = Tasks[K]["input"];
export type Result<K extends TaskKind> = Tasks[K]["result"];

const PERFORM: {
  readonly [K in TaskKind]: (input: Input<K>, catalogues: Catalogues, kept: KeptProjects) => Result<K>;
} = {
  reckon: reckonKept,
  totals: (input, catalogues, kept) =>
    projectTotals(reckonKept(input, catalogues, kept), input.offer, input.shop),
  room: (input, catalogues) => drawRoom(input.project, evaluateForDrawing(input, catalogues), catalogues),
  picture: (input, catalogues) =>
    drawPicture(input.project, evaluateForDrawing(input, catalogues), catalogues),
};

/** Does the work where it is called. */
export function perform<K extends TaskKind>(
  kind: K,
  input: Input<K>,
  catalogues: Catalogues,
  kept: KeptProjects,
): Result<K> {
  return PERFORM[kind](input, catalogues, kept);
}

function evaluateForDrawing({ project, priceDate }: DrawInput, catalogues: Catalogues): EvaluatedProject {
  return evaluateProject(project, openOf(catalogues), priceDate === null ? {} : { priceDate });
}

function reckonKept(
  { project, projectId, priceLists, terms }: ReckonInput,
  catalogues: Catalogues,
  kept: KeptProjects,
): Reckoning {
  return projectId === undefined
    ? reckon(project, catalogues, priceLists, terms)
    : kept.reckon(projectId, project, catalogues, priceLists, terms);
}
