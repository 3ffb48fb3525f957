import { currencyDecimals } from "./currency-amounts.ts";
import { type DecimalText, decimal, decimalPlaces, decimalText } from "./decimal.ts";
import { resolveLocale } from "./locale.ts";
import { roundTo } from "./round.ts";

/** The largest number of fraction digits that Intl accepts. */
const MOST_DIGITS = 100;
const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount with its currency as the locale writes it: `1.234,50 €`.
 *
 * decimals  digits to show; absent: the currency's own. An amount with more digits (a unit price) shows all of them.
 */
export function formatMoney(
  amount: DecimalText,
  currency: string,
  locale: string,
  decimals = currencyDecimals(currency),
): string {
  const digits = Math.min(MOST_DIGITS, Math.max(decimals, decimalPlaces(decimal(amount))));
  // Italian alone would leave 1234 ungrouped beside 12.345; in a column of amounts all are grouped.
  return format(amount, locale, digits, digits, { style: "currency", currency, useGrouping: "always" });
}

/**
 * A number in the locale's notation, rounded to at most `most` digits after the decimal sign, padded to `least`.
 *
 * grouped  false: `1050` instead of `1.050`, as measures are written
 */
export function formatNumber(
  value: DecimalText,
  locale: string,
  most = 2,
  least = 0,
  grouped = true,
): string {
  const options = grouped ? {} : { useGrouping: false };
  return format(decimalText(roundTo(decimal(value), most)), locale, least, most, options);
}

/**
 * A percentage given in percent: "22" → `22.00%`.
 *
 * decimals  digits (spec 2 §9: 2), or `own` for exactly those the value has, as tax rates are printed (`8.875%`)
 */
export function formatPercent(percent: DecimalText, locale: string, decimals: number | "own" = 2): string {
  const value = decimal(percent);
  const digits = decimals === "own" ? decimalPlaces(value) : decimals;
  const share = decimalText(roundTo(value, digits).times("0.01"));
  return format(share, locale, digits, digits, { style: "percent" });
}

/** Passes decimal text to Intl unchanged, because a Number would lose digits. */
function format(
  value: DecimalText,
  locale: string,
  minimumFractionDigits: number,
  maximumFractionDigits: number,
  options: Intl.NumberFormatOptions,
): string {
  const tag = resolveLocale(locale);
  const key = `${tag} ${options.style} ${options.currency} ${options.useGrouping} ${minimumFractionDigits} ${maximumFractionDigits}`;
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.NumberFormat(tag, { ...options, minimumFractionDigits, maximumFractionDigits });
    formats.set(key, found);
  }
  return found.format(value as Intl.StringNumericLiteral);
}
