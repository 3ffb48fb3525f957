export type { EvaluatedProject, EvaluatedRow, FailedRow } from "./evaluated-project.ts";
export {
  type EvaluatedStep,
  type EvaluationOptions,
  evaluateProject,
  type OpenCatalogues,
  openProjectEvaluation,
  type ProjectEvaluation,
} from "./project-evaluation.ts";
export { reevaluateProject } from "./reevaluate-project.ts";
export { rowFrame } from "./row-frame.ts";
