import Big from "big.js";

/**
 * An exact decimal number. The only operations offered are the ones that never lose a digit, so there is no division:
 * a share is `times("0.01")`, a rounding is in round.ts.
 */
export interface Decimal {
  plus(other: Decimal | string | number | bigint): Decimal;
  minus(other: Decimal | string | number | bigint): Decimal;
  times(other: Decimal | string | number | bigint): Decimal;
  /** Remainder with the sign of the dividend. Throws on a divisor of 0. */
  mod(other: Decimal | string | number | bigint): Decimal;
  /** -1, 0 or 1. */
  cmp(other: Decimal | string | number | bigint): number;
}

/** A decimal as JSON carries it: plain notation, dot, no exponent, e.g. `-12.50`. */
export type DecimalText = string;

/** A number as a person typed it or a file holds it. When it is absent or not a number, the reader names the default. */
export type NumberInput = string | number | null | undefined;

export const ZERO: Decimal = new Big(0);
export const ONE: Decimal = new Big(1);
export const HUNDRED: Decimal = new Big(100);
export const HUNDREDTH: Decimal = new Big("0.01");

const NUMERAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
/** Longer numerals are refused: no amount needs them, and they would be a cheap way to keep a server busy. */
const LONGEST_NUMERAL = 40;

/**
 * The exact value of `input`: text with a dot or a comma as the decimal sign ("1.5", "1,5"), or a finite number.
 *
 * Digit groups ("1.234,50") are refused, because a single separator could be the decimal sign.
 * returns  `undefined` when it is not a number; never throws
 */
export function parseDecimal(input: NumberInput): Decimal | undefined {
  if (typeof input === "number") return Number.isFinite(input) ? new Big(String(input)) : undefined;
  if (typeof input !== "string") return undefined;
  const text = input.trim();
  if (text.length > LONGEST_NUMERAL || !NUMERAL.test(text)) return undefined;
  const plain = text.replace(",", ".").replace(/^\+/, "").replace(/\.$/, "");
  return new Big(plain.replace(/^(-?)\./, "$10."));
}

/** The exact value of `input`, or `fallback` when it is not a number. */
export function decimalOr(input: NumberInput, fallback: Decimal | string): Decimal {
  return parseDecimal(input) ?? (typeof fallback === "string" ? decimal(fallback) : fallback);
}

/** The exact value of a text or number from our own code. Throws a RangeError when it is not a number. */
export function decimal(value: string | number): Decimal {
  const parsed = parseDecimal(value);
  if (parsed === undefined) throw new RangeError(`Not a decimal number: ${value}`);
  return parsed;
}

/** The number of digits after the decimal sign of the exact value, without trailing zeros: 3.340 has 2, 100 has 0. */
export function decimalPlaces(value: Decimal): number {
  const { c: digits, e: exponent } = value as Big;
  return Math.max(0, digits.length - 1 - exponent);
}

/** Like `value.cmp(0)`, which makes a number of the 0 each time. */
export function signOf(value: Decimal): -1 | 0 | 1 {
  const { c: digits, s: sign } = value as Big;
  return digits[0] === 0 ? 0 : sign < 0 ? -1 : 1;
}

/** Like `a.cmp(b) === 0`, which makes a copy of b each time. */
export function isSame(a: Decimal, b: Decimal): boolean {
  if (a === b) return true;
  const [x, y] = [a as Big, b as Big];
  if (signOf(a) !== signOf(b) || x.e !== y.e || x.c.length !== y.c.length) return false;
  for (let i = 0; i < x.c.length; i++) if (x.c[i] !== y.c[i]) return false;
  return true;
}

/** Any number with this many digits is exact as a float. */
const FLOAT_DIGITS = 15;

/**
 * The value without its sign as a whole number of units of its last digit, `places` digits after the dot, or of ones; `undefined` where a
 * float might not hold it.
 */
function wholeOf({ e: exponent, c: digits }: Big, places: number): number | undefined {
  if (exponent + places >= FLOAT_DIGITS || places > FLOAT_DIGITS) return undefined;
  let whole = 0;
  for (let i = 0; i < digits.length; i++) whole = whole * 10 + digits[i]!;
  for (let zeros = exponent - digits.length + 1; zeros > 0; zeros--) whole *= 10;
  return whole;
}

/** Plain notation without trailing zeros, or, with `places`, padded to that many digits after the dot (never cut). */
export function decimalText(value: Decimal, places?: number): DecimalText {
  if (signOf(value) === 0) return places ? `0.${"0".repeat(places)}` : "0";
  const plain = plainText(value as Big);
  if (places === undefined) return plain;
  const dot = plain.indexOf(".");
  const present = dot < 0 ? 0 : plain.length - dot - 1;
  if (present >= places) return plain;
  return `${plain}${dot < 0 ? "." : ""}${"0".repeat(places - present)}`;
}

/** As `toFixed()`, which joins an array of digits. */
function plainText(value: Big): string {
  const places = decimalPlaces(value);
  const whole = wholeOf(value, places);
  if (whole === undefined) return value.toFixed();
  const sign = value.s < 0 ? "-" : "";
  if (places === 0) return sign + whole;
  const digits = String(whole).padStart(places + 1, "0");
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The nearest value with `places` digits after the dot, ties away from 0. A fast part of `roundTo`, which callers should use. */
export function roundAwayFromZero(value: Decimal, places: number): Decimal {
  return (value as Big).round(places, Big.roundHalfUp);
}

/**
 * The exact sum; 0 without values. Numbers of up to 15 digits, as amounts are, are added as whole numbers of their last digit, grouped by
 * their places, while a float holds the sum exactly: that takes a tenth of big.js's time.
 */
export function sumOf(values: Iterable<Decimal>): Decimal {
  let sum = ZERO;
  /** Sums by places after the dot, in units of the last place. */
  const units: number[] = [];
  const addUnits = (places: number) => {
    sum = sum.plus(new Big(`${units[places]}e-${places}`));
  };
  for (const value of values) {
    const places = decimalPlaces(value);
    const whole = wholeOf(value as Big, places);
    if (whole === undefined) {
      sum = sum.plus(value);
      continue;
    }
    const signed = (value as Big).s * whole;
    const together = (units[places] ?? 0) + signed;
    if (!Number.isSafeInteger(together)) addUnits(places);
    units[places] = Number.isSafeInteger(together) ? together : signed;
  }
  units.forEach((_, places) => {
    addUnits(places);
  });
  return sum;
}
