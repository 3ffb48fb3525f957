import { decimal, decimalText, type LengthUnit, parseDecimal, parseLength } from "@stanza/quantities";
import type { FieldView } from "./field-view.ts";

type Range = Pick<NonNullable<FieldView["range"]>, "min" | "max" | "step" | "decimals">;

/** Guards against the noise of binary fractions when steps are counted. */
const NOISE = 1e-6;

/**
 * The number that was typed, in the variable's own unit; undefined for what is none.
 *
 * lengthUnit   what a bare number means where the variable is a length in mm
 */
export function typedNumber(
  text: string,
  unit: string | undefined,
  lengthUnit: LengthUnit,
): number | undefined {
  if (unit === "mm") return parseLength(text, lengthUnit);
  if (unit === "cm" || unit === "m") {
    const mm = parseLength(text, unit);
    return mm === undefined
      ? undefined
      : Number(decimalText(decimal(mm).times(unit === "cm" ? "0.1" : "0.001")));
  }
  const number = parseDecimal(text.trim().replace(",", "."));
  return number === undefined ? undefined : Number(number);
}

/** The next value in a direction: on the steps counted from the minimum, within the limits. */
export function stepped(value: number, sense: 1 | -1, times: number, range: Range): number {
  const { min, max, decimals } = range;
  const step = range.step && range.step > 0 ? range.step : 1;
  const base = min ?? 0;
  const place = (value - base) / step;
  const whole = sense > 0 ? Math.floor(place + NOISE) : Math.ceil(place - NOISE);
  const next = base + (whole + sense * times) * step;
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  const last = max === undefined ? high : base + Math.floor((max - base) / step + NOISE) * step;
  const clamped = next > last ? Math.max(last, Math.min(value, high)) : Math.max(low, next);
  return rounded(Math.max(low, Math.min(high, clamped)), decimals);
}

const rounded = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
};
