import type { lengthUnitOf } from "@stanza/quantities";
import type { Drawing, Shape } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { layOut } from "../layout/lay-out.ts";
import { PAPER_MARGIN_MM } from "./to-svg.ts";

/** The unit that rulers for paper are in. */
export type ScaleUnit = ReturnType<typeof lengthUnitOf>;

/**
 * The scales of building drawings, largest picture first: 50 means 1:50. Who measures in inches has a ruler in parts of an inch for a foot,
 * from 1" (1:12) to 1/32" (1:384).
 */
export const STANDARD_SCALES: Readonly<Record<ScaleUnit, readonly number[]>> = {
  mm: [10, 20, 25, 50, 100, 200, 500],
  in: [12, 16, 24, 32, 48, 64, 96, 192, 384],
};

/** What stays where it is at every scale. */
const FIXED: ReadonlySet<Shape["type"]> = new Set(["polygon", "polyline", "arc"]);

const INCHES_OF_A_FOOT = 12;
/** The parts of an inch on an architect's ruler. */
const PARTS = 32;

/** A scale as it is read on a ruler of that unit: `1:50`, `1/4" = 1'-0"`. */
export function scaleWords(scale: number, unit: ScaleUnit): string {
  if (unit === "mm" || !STANDARD_SCALES.in.includes(scale)) return `1:${scale}`;
  let [parts, of] = [(INCHES_OF_A_FOOT * PARTS) / scale, PARTS];
  while (parts % 2 === 0 && of > 1) [parts, of] = [parts / 2, of / 2];
  return `${of === 1 ? parts : `${parts}/${of}`}" = 1'-0"`;
}

/**
 * The largest standard scale at which the drawing, its margin included, fits on `area` (mm of paper): 50 means 1:50.
 * `null` when it is too large for all of them.
 */
export function fitScale(
  drawing: Drawing,
  area: { readonly width: number; readonly height: number },
  unit: ScaleUnit = "mm",
): number | null {
  const holds = ({ min, max }: Drawing["bounds"], scale: number): boolean =>
    (max[0] - min[0]) / scale + 2 * PAPER_MARGIN_MM <= area.width + 1e-9 &&
    (max[1] - min[1]) / scale + 2 * PAPER_MARGIN_MM <= area.height + 1e-9;
  // Setting out the texts costs far more than knowing that not even the lines fit.
  const { kind, title, shapes } = drawing;
  const lines = drawing.parts
    ? null
    : drawingOf(
        kind,
        title,
        shapes.filter(({ type }) => FIXED.has(type)),
      );
  const fits = (scale: number): boolean =>
    (lines === null || holds(lines.bounds, scale)) && holds(layOut(drawing, scale).bounds, scale);
  return STANDARD_SCALES[unit].find(fits) ?? null;
}
