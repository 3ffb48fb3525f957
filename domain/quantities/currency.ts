import { COUNTRY_CURRENCIES, CURRENCIES } from "./currency-table.generated.ts";
import type { DecimalText } from "./decimal.ts";

/** A currency in legal use (spec 2 §3 "Currency table entry"). */
export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** In the form that an English reader expects, e.g. `CA$`. */
  readonly symbol: string;
  readonly name: string;
  /** In its own country, e.g. `$`. */
  readonly symbolNative: string;
  /** 0, 2 or 3. */
  readonly decimals: number;
  /** The smallest coin in which a total is paid; `0`: the last decimal. Only CHF has one, 0.05. */
  readonly rounding: DecimalText;
  readonly namePlural: string;
}

/** Used when the country or the currency is unknown (spec 1 §9). */
export const DEFAULT_CURRENCY = "EUR";

/** Every currency in legal use, by code. */
export const currencies: ReadonlyMap<string, Currency> = new Map(
  CURRENCIES.map((entry) => [entry.code, entry]),
);

/** Every country with a currency, by its two letters (ISO 3166). */
export const COUNTRY_CODES: readonly string[] = Object.keys(COUNTRY_CURRENCIES).filter((code) =>
  /^[A-Z]{2}$/.test(code),
);

/** The currency of a country by its two-letter code, in any case; EUR for an unknown country (spec 1 §9). */
export function currencyOfCountry(country: string | undefined): string {
  const key = (country ?? "").trim().toUpperCase();
  return Object.hasOwn(COUNTRY_CURRENCIES, key) ? COUNTRY_CURRENCIES[key]! : DEFAULT_CURRENCY;
}
