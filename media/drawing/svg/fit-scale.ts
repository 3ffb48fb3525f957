import type { Drawing } from "../drawing.ts";
import { layOut } from "../layout/lay-out.ts";
import { PAPER_MARGIN_MM } from "./to-svg.ts";

/** The scales of building drawings that an offer uses, largest picture first. */
export const STANDARD_SCALES = [10, 20, 25, 50, 100, 200, 500] as const;

/**
 * The largest standard scale at which the drawing, its margin included, fits on `area` (mm of paper): 50 means 1:50.
 * `null` when it is too large for all of them.
 */
export function fitScale(
  drawing: Drawing,
  area: { readonly width: number; readonly height: number },
): number | null {
  const fits = (scale: number): boolean => {
    const { min, max } = layOut(drawing, scale).bounds;
    return (
      (max[0] - min[0]) / scale + 2 * PAPER_MARGIN_MM <= area.width + 1e-9 &&
      (max[1] - min[1]) / scale + 2 * PAPER_MARGIN_MM <= area.height + 1e-9
    );
  };
  return STANDARD_SCALES.find(fits) ?? null;
}
