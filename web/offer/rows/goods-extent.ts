import { MEASURE_UNITS, type VolumeCode, type WeightCode } from "@stanza/pricing";
import { formatVolume, formatWeight } from "@stanza/quantities";

const CUBIC_MM_PER_CUBIC_METRE = 1e9;

/**
 * The volume of pieces for transport: `4.31 m³`, `26,240 in³`; undefined: nothing.
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
    ? unbroken(formatVolume(cubicMm / CUBIC_MM_PER_CUBIC_METRE, MEASURE_UNITS[volume], language))
    : undefined;
}

/**
 * The weight of pieces together: `412.5 kg`, `≥ 909 lb` where an article among them says no weight; undefined: none says any.
 *
 * weight  of one piece, kg
 */
export function goodsWeight(
  pieces: readonly { readonly weight: number | undefined; readonly quantity: number }[],
  unit: WeightCode,
  language: string,
): string | undefined {
  const weighed = pieces.filter(({ weight }) => weight !== undefined);
  if (weighed.length === 0) return undefined;
  const kilograms = weighed.reduce((sum, { weight = 0, quantity }) => sum + weight * quantity, 0);
  if (kilograms === 0) return undefined;
  const text = formatWeight(Math.round(kilograms * 1000) / 1000, MEASURE_UNITS[unit], language);
  return unbroken(weighed.length < pieces.length ? `≥ ${text}` : text);
}

/** A figure stays on the line of its unit. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");
