import { decimal, decimalText, parseDecimal } from "./decimal.ts";
import { formatNumber } from "./format-number.ts";
import type { LengthUnit } from "./length-unit.ts";
import { roundTo } from "./round.ts";

/** Millimetres in one unit. */
const MILLIMETRES = { mm: "1", cm: "10", m: "1000", in: "25.4", ft: "304.8" } as const;
const PER_MILLIMETRE = { mm: "1", cm: "0.1", m: "0.001" } as const;
const DECIMALS = { mm: 0, cm: 1, m: 3 } as const;

/**
 * A length for people, its thousands ungrouped as in drawings: `1050 mm`, `60 cm`, `0.6 m`, `23 5/8"`.
 *
 * mm        millimetres; a number that is not finite gives "–"
 * decimals  digits after the sign, trailing zeros dropped; absent: whole mm, tenths of cm, thousandths of m. Inches are
 *           always in sixteenths.
 */
export function formatLength(mm: number, unit: LengthUnit, locale: string, decimals?: number): string {
  if (!Number.isFinite(mm)) return "–";
  if (unit === "in") return formatInches(mm);
  const value = decimalText(decimal(mm).times(PER_MILLIMETRE[unit]));
  return `${formatNumber(value, locale, decimals ?? DECIMALS[unit], 0, false)} ${unit}`;
}

/**
 * The size of a thing, its unit once: `600 × 780 × 560 mm`. Inches carry their mark each: `23 5/8" × 30 11/16" × 22 1/16"`. Undefined: it
 * has none.
 *
 * box       width, height and depth, mm
 * withUnit  false where there is room for nothing but the numbers; inches keep their mark
 */
export function formatSize(
  box: readonly number[] | undefined,
  unit: LengthUnit,
  locale: string,
  { withUnit = true }: { readonly withUnit?: boolean } = {},
): string | undefined {
  if (!box?.some((mm) => mm > 0)) return undefined;
  const sizes = box.map((mm) => formatLength(Math.round(mm * 100) / 100, unit, locale));
  if (unit === "in") return sizes.join(" × ");
  const numbers = sizes.map((size) => size.slice(0, -unit.length).trimEnd()).join(" × ");
  return withUnit ? `${numbers} ${unit}` : numbers;
}

/**
 * Inches as a carpenter reads them, to the nearest sixteenth, reduced and carried: 600 mm → `23 5/8"`, 609.599 mm → `24"`.
 * Source: quote.md §5.
 */
export function formatInches(mm: number, denominator = 16): string {
  const parts = Math.round((Math.abs(mm) * 10 * denominator) / 254);
  const sign = mm < 0 && parts > 0 ? "-" : "";
  const whole = Math.floor(parts / denominator);
  let numerator = parts % denominator;
  let reduced = denominator;
  while (numerator > 0 && numerator % 2 === 0) {
    numerator /= 2;
    reduced /= 2;
  }
  if (numerator === 0) return `${sign}${whole}"`;
  return `${sign}${whole > 0 ? `${whole} ` : ""}${numerator}/${reduced}"`;
}

/** Feet and inches, to the nearest sixteenth and carried: 2550 mm → `8' 4 3/8"`, 3048 mm → `10'`; below a foot inches alone. */
export function formatFeet(mm: number): string {
  if (!Number.isFinite(mm)) return "–";
  const sixteenths = Math.round((Math.abs(mm) * 160) / 254);
  const feet = Math.floor(sixteenths / SIXTEENTHS_IN_A_FOOT);
  if (feet === 0) return formatInches(mm);
  const rest = sixteenths % SIXTEENTHS_IN_A_FOOT;
  const sign = mm < 0 ? "-" : "";
  return rest === 0 ? `${sign}${feet}'` : `${sign}${feet}' ${formatInches((rest * 254) / 160)}`;
}

const SIXTEENTHS_IN_A_FOOT = 12 * 16;

const NUMBER = String.raw`\d+(?:[.,]\d+)?|[.,]\d+`;
const AMOUNT = String.raw`(?:(\d+)[ -]+)?(\d+)/(\d+)|(${NUMBER})`;
const TERM = new RegExp(
  String.raw`^(?:${AMOUNT})\s*(mm|cm|m|in|inch|inches|ft|feet|foot|"|''|″|”|'|′|’)?\s*`,
  "i",
);

const UNIT_NAMES: Readonly<Record<string, keyof typeof MILLIMETRES>> = {
  mm: "mm",
  cm: "cm",
  m: "m",
  in: "in",
  inch: "in",
  inches: "in",
  '"': "in",
  "''": "in",
  "″": "in",
  "”": "in",
  ft: "ft",
  feet: "ft",
  foot: "ft",
  "'": "ft",
  "′": "ft",
  "’": "ft",
};

/**
 * The millimetres of a typed length: `3m`, `180 cm`, `2,5 m`, `10'6"`, `23 5/8"`, `5/8`; a bare number is in `bareUnit`, and after feet in
 * inches.
 *
 * returns  millimetres rounded to a thousandth; `undefined` when the text is not a length
 */
export function parseLength(text: string, bareUnit: LengthUnit): number | undefined {
  let rest = text.trim();
  const negative = rest.startsWith("-");
  if (negative) rest = rest.slice(1).trim();
  let sum = decimal(0);
  let smallest = Number.POSITIVE_INFINITY;
  let previous: keyof typeof MILLIMETRES | undefined;
  while (rest !== "") {
    const match = TERM.exec(rest);
    if (match === null) return undefined;
    const [all, whole, numerator, denominator, number, unitText] = match;
    const unit = unitText ? UNIT_NAMES[unitText.toLowerCase()] : previous === "ft" ? "in" : bareUnit;
    // A second term must be in a smaller unit, or "2 3" would be 5.
    if (unit === undefined || Number(MILLIMETRES[unit]) >= smallest) return undefined;
    if (previous !== undefined && unitText === undefined && previous !== "ft") return undefined;
    const value = number === undefined ? fraction(whole, numerator, denominator) : parseDecimal(number);
    if (value === undefined) return undefined;
    sum = sum.plus(value.times(MILLIMETRES[unit]));
    smallest = Number(MILLIMETRES[unit]);
    previous = unit;
    rest = rest.slice(all.length);
  }
  if (previous === undefined) return undefined;
  const mm = Number(decimalText(roundTo(sum, 3)));
  return negative && mm !== 0 ? -mm : mm;
}

function fraction(whole = "0", numerator = "0", denominator = "1") {
  if (Number(denominator) === 0) return undefined;
  return parseDecimal((Number(whole) + Number(numerator) / Number(denominator)).toFixed(9));
}
