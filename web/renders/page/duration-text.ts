import { resolveLocale } from "@stanza/quantities";

/** A time that people wait, in the unit that says it shortest, e.g. `20 sec`, `3 min`, `1.5 hr`; seconds in steps. */
export function durationText(seconds: number, language: string, step = 5): string {
  const in_ = (value: number, unit: "second" | "minute" | "hour", digits = 0) =>
    new Intl.NumberFormat(resolveLocale(language), {
      style: "unit",
      unit,
      unitDisplay: "short",
      maximumFractionDigits: digits,
    }).format(value);
  if (seconds < 55) return in_(Math.max(step, Math.ceil(seconds / step) * step), "second");
  if (seconds < 3300) return in_(Math.round(seconds / 60), "minute");
  return in_(seconds / 3600, "hour", 1);
}
