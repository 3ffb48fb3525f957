import {
  type Decimal,
  decimal,
  decimalPlaces,
  decimalText,
  isSame,
  roundAwayFromZero,
  signOf,
} from "./decimal.ts";

/** `half-up`: nearest, a tie goes up. `half-even`: nearest, a tie goes to the even multiple. `up`: never down. */
export type RoundingMode = "half-up" | "half-even" | "up";

const powers = new Map<number, Decimal>();

/** One unit of the last of `decimals` digits: 0.01 for 2. */
export function minorUnit(decimals: number): Decimal {
  let unit = powers.get(decimals);
  if (unit === undefined) {
    unit = decimal(decimals <= 0 ? "1" : `0.${"0".repeat(decimals - 1)}1`);
    powers.set(decimals, unit);
  }
  return unit;
}

/**
 * The rounding of every amount: floor(x·10^d + 1/2) / 10^d on the exact value, so ties go towards +∞ for negative
 * amounts too (-1.005 → -1.00).
 *
 * decimals  digits to keep, an integer ≥ 0
 *
 * Source: spec 2 §5 ("adds the smallest increment before rounding"), quote.md §4 R1.
 */
export function roundTo(value: Decimal, decimals: number): Decimal {
  if (decimalPlaces(value) <= decimals) return value;
  return signOf(value) < 0 ? roundToUnit(value, minorUnit(decimals)) : roundAwayFromZero(value, decimals);
}

/** Rounds `value` to a multiple of `unit`; with 0.05 as for Swiss francs. `unit` must be above 0. */
export function roundToUnit(value: Decimal, unit: Decimal, mode: RoundingMode = "half-up"): Decimal {
  if (isMinorUnit(unit) && decimalPlaces(value) <= decimalPlaces(unit)) return value;
  const below = floorToUnit(value, unit);
  const rest = value.minus(below);
  if (signOf(rest) === 0) return below;
  const toHalf = rest.times(2).cmp(unit);
  const goesUp =
    mode === "up" ||
    toHalf > 0 ||
    (toHalf === 0 && (mode === "half-up" || below.mod(unit.times(2)).cmp(0) !== 0));
  return goesUp ? below.plus(unit) : below;
}

/** True for 1, 0.1, 0.01 …, the units of most lists and currencies: a value with no more digits is a multiple. */
const isMinorUnit = (unit: Decimal): boolean => isSame(unit, minorUnit(decimalPlaces(unit)));

/** The largest multiple of `unit` that is not above `value`. */
export function floorToUnit(value: Decimal, unit: Decimal): Decimal {
  const rest = value.mod(unit);
  return signOf(rest) < 0 ? value.minus(rest).minus(unit) : value.minus(rest);
}

/** dividend / divisor rounded to `places` digits after the dot, ties towards +infinity; exact. Throws a RangeError for a divisor of 0. */
export function quotient(dividend: Decimal, divisor: Decimal, places: number): Decimal {
  if (divisor.cmp(0) === 0) throw new RangeError("Division by 0");
  const digits = Math.max(decimalPlaces(dividend), decimalPlaces(divisor));
  const sign = divisor.cmp(0) < 0 ? -1n : 1n;
  const above = sign * integerOf(dividend, digits) * 10n ** BigInt(places);
  const below = sign * integerOf(divisor, digits);
  // floor(a / b + 1/2) = floor((2a + b) / 2b)
  const [numerator, denominator] = [2n * above + below, 2n * below];
  const cut = numerator / denominator;
  const floor = numerator < 0n && numerator % denominator !== 0n ? cut - 1n : cut;
  return decimal(String(floor)).times(minorUnit(places));
}

/** value × 10^digits, for a value with no more digits than that. */
function integerOf(value: Decimal, digits: number): bigint {
  return BigInt(decimalText(value.times(String(10n ** BigInt(digits)))));
}
