import { type LengthCode, MEASURE_UNITS } from "@stanza/pricing";
import { formatLength } from "@stanza/quantities";

/**
 * Width × height × depth in the units of the document: `600 × 780 × 560 mm`, `23 5/8" × 30 11/16" × 22 1/16"`; undefined for what has no
 * size.
 *
 * box   millimetres
 */
export function articleSize(
  box: readonly number[] | undefined,
  length: LengthCode,
  language: string,
): string | undefined {
  if (!box?.some((mm) => mm > 0)) return undefined;
  const unit = MEASURE_UNITS[length];
  const sizes = box.map((mm) => formatLength(Math.round(mm * 100) / 100, unit, language));
  // Inches carry their mark each; the others say their unit once.
  return unit === "in"
    ? sizes.join(" × ")
    : `${sizes.map((size) => size.slice(0, -unit.length).trimEnd()).join(" × ")} ${unit}`;
}
