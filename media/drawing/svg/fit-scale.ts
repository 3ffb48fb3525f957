import type { lengthUnitOf } from "@stanza/quantities";
import type { Drawing } from "../drawing.ts";
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
  const fits = (scale: number): boolean => {
    const { min, max } = layOut(drawing, scale).bounds;
    return (
      (max[0] - min[0]) / scale + 2 * PAPER_MARGIN_MM <= area.width + 1e-9 &&
      (max[1] - min[1]) / scale + 2 * PAPER_MARGIN_MM <= area.height + 1e-9
    );
  };
  return STANDARD_SCALES[unit].find(fits) ?? null;
}
