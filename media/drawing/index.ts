export type { Drawing, Shape, ShapeRole } from "./drawing.ts";
export { dimensionLine, drawingOf } from "./drawing-bounds.ts";
export { toDxf } from "./dxf/to-dxf.ts";
export { drawElevation, type ElevationInput, elevationMeasuresOf } from "./elevation/draw-elevation.ts";
export type { ElevationMeasure } from "./elevation/elevation-dimensions.ts";
export { type ElevationBox, elevationBoxes } from "./elevation/elevation-rows.ts";
export { type ArticlePictureOptions, drawArticle } from "./picture/draw-article.ts";
export { drawScene, type SceneInput } from "./picture/draw-scene.ts";
export type { MaterialLook, MaterialLooks } from "./picture/material-looks.ts";
export { drawPlan, type PlanInput } from "./plan/draw-plan.ts";
export { type QuoteGround, quoteGround, quotePlace } from "./quotes/quote-place.ts";
export { quoteLabelPlace, quoteShapes } from "./quotes/quote-shapes.ts";
export { quotesOfRoom } from "./quotes/quotes-of-room.ts";
export {
  type QuoteSnapReason,
  quotePoints,
  type SnappedQuotePoint,
  snapQuotePoint,
  withinArticle,
} from "./quotes/snap-quote-point.ts";
export { type DimensionMarks, dimensionMarks } from "./svg/dimension-marks.ts";
export { fitScale, STANDARD_SCALES } from "./svg/fit-scale.ts";
export {
  type Pen,
  SVG_THEMES as DRAWING_THEMES,
  type SvgTheme as DrawingTheme,
  type SvgThemeName,
} from "./svg/svg-theme.ts";
export { PAPER_MARGIN_MM, type SvgOptions, toSvg } from "./svg/to-svg.ts";
