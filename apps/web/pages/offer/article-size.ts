import { type LengthCode, MEASURE_UNITS, type VolumeCode } from "@stanza/pricing";
import { formatLength, formatVolume } from "@stanza/quantities";

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

const CUBIC_MM_PER_CUBIC_METRE = 1e9;

/**
 * What pieces take up, for transport: `4.31 m³`, `26,240 in³`; undefined: nothing.
 *
 * ASSUMED: the volume of a piece is that of the box around it (the spec names the units and no volume of an article).
 *
 * box  millimetres
 */
export function goodsVolume(
  pieces: readonly { readonly box: readonly number[] | undefined; readonly quantity: number }[],
  volume: VolumeCode,
  language: string,
): string | undefined {
  const cubicMm = pieces.reduce(
    (sum, { box, quantity }) => sum + (box?.reduce((product, mm) => product * mm, quantity) ?? 0),
    0,
  );
  return cubicMm > 0
    ? formatVolume(cubicMm / CUBIC_MM_PER_CUBIC_METRE, MEASURE_UNITS[volume], language)
    : undefined;
}
