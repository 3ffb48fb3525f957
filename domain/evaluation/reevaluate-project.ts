import type { Project } from "@stanza/project";
import type { EvaluatedProject } from "./evaluated-project.ts";
import {
  type EvaluatedStep,
  type EvaluationOptions,
  type OpenCatalogues,
  openProjectEvaluation,
} from "./project-evaluation.ts";

/**
 * The full re-evaluation of spec 1 §4: every row starts not done and is evaluated anew, one by one, with the fraction that is done.
 * Wall items and rows of local catalogues have nothing for the ERP and count as done at once, a failed row is marked done anyway, and
 * automatic rows are not asked but made anew at the end. A generator, so that the caller decides when to breathe and what to show.
 */
export function reevaluateProject(
  project: Project,
  catalogues: OpenCatalogues,
  options?: EvaluationOptions,
): Generator<EvaluatedStep, EvaluatedProject> {
  return openProjectEvaluation(catalogues, options).steps(project);
}
