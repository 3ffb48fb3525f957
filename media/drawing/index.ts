export type { Drawing, Shape } from "./drawing.ts";
export { drawingOf } from "./drawing-bounds.ts";
export { toDxf } from "./dxf/to-dxf.ts";
export { drawElevation, elevationMeasuresOf } from "./elevation/draw-elevation.ts";
export type { ElevationMeasure } from "./elevation/elevation-dimensions.ts";
export { type ElevationBox, elevationBoxes } from "./elevation/elevation-rows.ts";
export { drawArticle } from "./picture/draw-article.ts";
export { drawScene } from "./picture/draw-scene.ts";
export type { MaterialLooks } from "./picture/material-looks.ts";
export { drawPlan } from "./plan/draw-plan.ts";
export { type QuoteGround, quoteGround, quotePlace } from "./quotes/quote-place.ts";
export { quoteLabelPlace, quoteShapes } from "./quotes/quote-shapes.ts";
export { quotesOfRoom } from "./quotes/quotes-of-room.ts";
export {
  quotePoints,
  type SnappedQuotePoint,
  snapQuotePoint,
  withinArticle,
} from "./quotes/snap-quote-point.ts";
export { type DimensionMarks, dimensionMarks } from "./svg/dimension-marks.ts";
export { fitScale, STANDARD_SCALES } from "./svg/fit-scale.ts";
export { type Pen, SVG_THEMES as DRAWING_THEMES, type SvgTheme as DrawingTheme } from "./svg/svg-theme.ts";
export { PAPER_MARGIN_MM, toSvg } from "./svg/to-svg.ts";
