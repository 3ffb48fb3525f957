import { decimal, decimalText } from "./decimal.ts";
import { formatNumber } from "./format-number.ts";
import type { LengthUnit } from "./length-unit.ts";

const SQUARE_FEET_PER_SQUARE_METRE = "10.7639104167097";

/**
 * A floor area for people: `12.5 m²`; `134.5 ft²` where lengths are in inches. Not finite: "–".
 *
 * least  digits after the sign of square metres
 */
export function formatArea(squareMetres: number, unit: LengthUnit, locale: string, least = 1): string {
  if (!Number.isFinite(squareMetres)) return "–";
  const exact = decimal(squareMetres);
  if (unit !== "in") return `${formatNumber(decimalText(exact), locale, 2, least)} m²`;
  return `${formatNumber(decimalText(exact.times(SQUARE_FEET_PER_SQUARE_METRE)), locale, 1)} ft²`;
}
