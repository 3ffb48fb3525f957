export { type AnswerPool, openAnswerPool } from "./answer-pool.ts";
export type {
  BillOfMaterials,
  BomGoods,
  BomMaterial,
  BomPart,
  BomPosition,
  BomRoom,
  BomUse,
  CutPanel,
} from "./bill-of-materials/bill-of-materials.ts";
export { billOfMaterials } from "./bill-of-materials/compose-bill-of-materials.ts";
export { openRoomsOf } from "./bill-of-materials/room-of-row.ts";
export { type ClosetNeeds, chooseColumns } from "./closet/choose-columns.ts";
export {
  CLOSET_VARIABLES,
  type ClosetFinding,
  closetFindings,
  isCloset,
} from "./closet/closet-findings.ts";
export { closetSteps, type DeclaredStep, isMainStep, mainStepOf } from "./closet/closet-steps.ts";
export {
  type ClosetError,
  type ClosetEvent,
  type ClosetState,
  type ClosetStep,
  closetWizard,
  NO_CLOSET,
} from "./closet/closet-wizard.ts";
export { type EvaluatedDivider, evaluateDivider } from "./closet/evaluate-divider.ts";
export {
  type FillProposal,
  type FillWishes,
  fillCloset,
  type ProposedItem,
  type ProposedSection,
  usualNeeds,
} from "./closet/fill-closet.ts";
export { mirroredChoices } from "./closet/mirror-closet.ts";
export { type Sections, sectionsOf, usedWidth, wholeWidth } from "./closet/sections.ts";
export { bodiesOverlap, layerOfMount, type PlacedBody } from "./conflicts/bodies-overlap.ts";
export { projectConflicts } from "./conflicts/project-conflicts.ts";
export { ownLineOf } from "./custom-article.ts";
export { type DimensionGround, dimensionGround, dimensionPlace } from "./dimension-place.ts";
export type { EvaluatedProject, EvaluatedRow, FailedRow } from "./evaluated-project.ts";
export { EVALUATED_FIELDS, type EvaluationInput, evaluationInput } from "./evaluation-input.ts";
export {
  type EvaluationOptions,
  type EvaluationWork,
  type OpenCatalogues,
  workOf,
} from "./evaluation-options.ts";
export { tookTooLong } from "./failure.ts";
export { type ArrangedGallery, arrangeGallery } from "./gallery/arrange-gallery.ts";
export { type GalleryScene, galleryScene } from "./gallery/gallery-scene.ts";
export { type Finishes, type GalleryPlan, planGallery } from "./gallery/plan-gallery.ts";
export { snapAnchors } from "./gallery/snap-anchors.ts";
export { makerPhoto } from "./pictures/maker-photo.ts";
export { rowPictureKey } from "./pictures/row-picture-key.ts";
export { positionMarks, positionNumbers } from "./position-numbers.ts";
export type { Finding } from "./preflight/finding.ts";
export { fillGap } from "./preflight/gap-filler.ts";
export type { OpenEnd } from "./preflight/open-ends.ts";
export { blocksSending, countFindings, preflight } from "./preflight/preflight.ts";
export { type WallGap, wallGaps } from "./preflight/wall-gaps.ts";
export {
  type EvaluatedStep,
  evaluateProject,
  openProjectEvaluation,
  type ProjectEvaluation,
} from "./project-evaluation.ts";
export { type RecalculatedRule, recalculateRule } from "./recalculate-rule.ts";
export { rowFrame, standingFrame } from "./row-frame.ts";
export {
  type AlternativeChange,
  type AlternativeWish,
  alternativeChange,
  commonValue,
  type PlannedAlternative,
  planAlternative,
} from "./shared-choices/plan-alternative.ts";
export { type PlannedRow, planVariantChange, variantChange } from "./shared-choices/plan-variant-change.ts";
export {
  type ChangedVariable,
  type ChoiceTarget,
  choiceChange,
  choiceTargets,
  resolveChoices,
} from "./shared-choices/resolve-choices.ts";
export { configurationSheet, rowValues } from "./sheet/compose-sheet.ts";
export type {
  ConfigurationSheet,
  NamedValue,
  SheetHeader,
  SheetRow,
  SheetValue,
  ValueOrigin,
} from "./sheet/configuration-sheet.ts";
export { deviationsOf, onlyDeviations } from "./sheet/deviations.ts";
export {
  type RepairedChoice,
  type RowState,
  type RowUpdate,
  type VersionResult,
  versionChanges,
} from "./version-changes.ts";
