export { DRAWING_UNITS, type DrawingUnit, type UnitCheck } from "./dxf/drawing-units.ts";
export { type DxfChoice, type DxfDrawing, drawingUnit, planFromDxf } from "./dxf/dxf-plan.ts";
export type { DrawingLayer } from "./dxf/wall-layers.ts";
export type {
  ImportedLevel,
  ImportedOpening,
  ImportedPlaceholder,
  ImportedPlan,
  ImportedRoom,
  ImportedWall,
  OpeningKind,
  PlanSource,
} from "./imported-plan.ts";
export { ArticleChooser, type ChosenArticle } from "./insert/choose-article.ts";
export { insertPlan, type PlanInsertion, type PreparedInsertion } from "./insert/insert-plan.ts";
export { type OpenedPlan, openPlan, refusedBySize } from "./open-plan.ts";
export { type PictureHeader, pictureHeader } from "./picture/picture-header.ts";
export {
  levelTurn,
  type PicturePlacement,
  pixelToPlan,
  planToPixel,
  twoPointScale,
} from "./picture/two-point-scale.ts";
export { PLAN_LIMITS } from "./plan-limits.ts";
export { PLAN_NOTES, type PlanNote, type PlanNoteKey } from "./plan-notes.ts";
export {
  PLAN_REFUSALS,
  type PlanOutcome,
  type PlanRefusalCause,
  planOutcome,
} from "./plan-refusal.ts";
