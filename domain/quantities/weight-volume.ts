import { decimal, decimalText } from "./decimal.ts";
import { formatNumber } from "./format-number.ts";

export type WeightUnit = "kg" | "lb";
export type VolumeUnit = "m3" | "in3";

const POUNDS_PER_KILOGRAM = "2.20462262185";
const CUBIC_INCHES_PER_CUBIC_METRE = "61023.7440947323";

/** Kilograms in a unit of weight, to a thousandth: for cells of a table. */
export function weightIn(kilograms: number, unit: WeightUnit): number {
  return toThousandth(unit === "kg" ? kilograms : kilograms * Number(POUNDS_PER_KILOGRAM));
}

/** Cubic metres in a unit of volume, to a thousandth. */
export function volumeIn(cubicMetres: number, unit: VolumeUnit): number {
  return toThousandth(unit === "m3" ? cubicMetres : cubicMetres * Number(CUBIC_INCHES_PER_CUBIC_METRE));
}

const toThousandth = (value: number) => Math.round(value * 1000) / 1000;

/** A weight for people, to a tenth: `12.5 kg`, `27.6 lb`. Not finite: "–". */
export function formatWeight(kilograms: number, unit: WeightUnit, locale: string, decimals = 1): string {
  if (!Number.isFinite(kilograms)) return "–";
  const exact = decimal(kilograms);
  const value = unit === "kg" ? exact : exact.times(POUNDS_PER_KILOGRAM);
  return `${formatNumber(decimalText(value), locale, decimals)} ${unit}`;
}

/** A volume for people: `0.43 m³`, `26,240 in³`. Intl has no cubic metre, so the labels are ours. Not finite: "–". */
export function formatVolume(
  cubicMetres: number,
  unit: VolumeUnit,
  locale: string,
  decimals?: number,
): string {
  if (!Number.isFinite(cubicMetres)) return "–";
  const exact = decimal(cubicMetres);
  if (unit === "m3") return `${formatNumber(decimalText(exact), locale, decimals ?? 2)} m³`;
  const inches = exact.times(CUBIC_INCHES_PER_CUBIC_METRE);
  return `${formatNumber(decimalText(inches), locale, decimals ?? 0)} in³`;
}
