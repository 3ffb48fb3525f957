export { isCustomArticle, ownLineOf } from "./custom-article.ts";
export type { EvaluatedProject, EvaluatedRow, FailedRow } from "./evaluated-project.ts";
export { tookTooLong } from "./failure.ts";
export {
  type ArrangedGallery,
  type ArrangedRow,
  type ArrangeOptions,
  arrangeGallery,
} from "./gallery/arrange-gallery.ts";
export { type GalleryScene, galleryScene } from "./gallery/gallery-scene.ts";
export { type Finishes, type GalleryPlan, planGallery } from "./gallery/plan-gallery.ts";
export {
  type EvaluatedStep,
  type EvaluationOptions,
  type EvaluationWork,
  evaluateProject,
  type OpenCatalogues,
  openProjectEvaluation,
  type ProjectEvaluation,
} from "./project-evaluation.ts";
export { type RecalculatedRule, type RuleData, recalculateRule } from "./recalculate-rule.ts";
export { reevaluateProject } from "./reevaluate-project.ts";
export { rowFrame } from "./row-frame.ts";
export { type RepairedChoice, type RowState, type RowUpdate, versionChanges } from "./version-changes.ts";
