import type { Measure } from "./measure.ts";

/** No bench compares things that are farther apart: such a ratio says that one of the two did nothing. */
const MOST_RATIO = 1_000_000;

/**
 * The first thing about a bench's figures that cannot be true, as a sentence; `undefined` when all may be. A figure that is not above zero
 * measured no work, or a clock that went backwards.
 */
export function implausible(measures: readonly Measure[]): string | undefined {
  if (measures.length === 0) return "The bench has measured nothing.";
  for (const { name, value, unit, ratio, counts } of measures) {
    if (!Number.isFinite(value)) return `"${name}" is ${value} ${unit}, which is no figure.`;
    if (value < 0) return `"${name}" is ${value} ${unit}; less than nothing cannot be measured.`;
    if (counts) continue;
    if (value === 0) return `"${name}" is 0 ${unit}; work costs more than nothing.`;
    if (ratio === null) continue;
    if (!(ratio > 1 / MOST_RATIO && ratio < MOST_RATIO))
      return `"${name}" is ${ratio} times its reference; one of the two did no work.`;
  }
  return undefined;
}
