import { formatNumber, lengthUnitOf } from "@stanza/quantities";
import type { PrintedDrawing } from "./offer-view.ts";

/** Steps of the scale bar, metres or feet of the real thing: the first that is at least a centimetre of paper. */
const BAR_STEPS = {
  mm: [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50],
  in: [0.5, 1, 2, 5, 10, 20, 50, 100, 200],
} as const;
const BAR_UNIT_MM = { mm: 1000, in: 304.8 } as const;

/**
 * A bar of five pieces that shows a scale, and with it whether a copy kept it.
 *
 * language   of its figures, with their unit (`measuringLocale`)
 */
export function scaleBar(scale: number, language: string): PrintedDrawing["bar"] {
  const unit = lengthUnitOf(language);
  const unitMm = BAR_UNIT_MM[unit];
  const steps: readonly number[] = BAR_STEPS[unit];
  const step = steps.find((size) => (size * unitMm) / scale >= 10) ?? (unit === "in" ? 500 : 100);
  const figures = [0, 1, 2, 3, 4, 5].map((i) => formatNumber((i * step).toFixed(1), language, 1));
  return { segment: (step * unitMm) / scale, figures, unit: unit === "in" ? "ft" : "m" };
}
