import { type InEveryLanguage, LANGUAGES } from "./languages.ts";
import type { LengthUnit } from "./length-unit.ts";

/** Short names of locales in configurations and profiles (spec 1 §9). */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["d", "de-DE"],
  ["en", "en-GB"],
  ["us", "en-US"],
  ["br", "pt-BR"],
]);

const FALLBACK = "en-GB";

/**
 * The locale to format with: an alias (`d`, `en`, `us`, `br`) or any language tag, in either case and with `_` or `-`.
 * A tag that Intl has no data for gives en-GB, the locale of the product's own texts.
 */
export function resolveLocale(tag: string): string {
  const text = tag.trim().replaceAll("_", "-");
  const alias = ALIASES.get(text.toLowerCase());
  if (alias !== undefined) return alias;
  try {
    return Intl.NumberFormat.supportedLocalesOf(text)[0] ?? FALLBACK;
  } catch {
    return FALLBACK;
  }
}

/**
 * Countries that write a language of ours in their own way and where it is official, besides the one whose way is usual. Source: CLDR 48,
 * supplemental/territoryInfo, `_officialStatus`.
 */
const COUNTRIES: InEveryLanguage<readonly string[]> = {
  de: ["AT", "CH", "LI", "LU", "BE"],
  it: ["CH", "SM", "VA"],
  fr: ["BE", "CH", "LU", "MC", "CA", "DZ", "MA", "TN"],
  es: [
    "AR",
    "BO",
    "CL",
    "CO",
    "CR",
    "CU",
    "DO",
    "EC",
    "GT",
    "HN",
    "MX",
    "NI",
    "PA",
    "PE",
    "PR",
    "PY",
    "SV",
    "US",
    "UY",
    "VE",
  ],
  en: ["US", "CA", "AU", "NZ", "IE", "ZA", "IN", "SG", "HK", "MT"],
};

/**
 * The locale of a paper: its language as the shop's country writes it, e.g. `de-CH`, `en-US`; else the language alone: German
 * of a shop in Italy is German.
 *
 * country  two letters, in either case; empty where unknown
 */
export function documentLocale(language: string, country: string): string {
  const base = language.split(/[-_]/)[0]!.toLowerCase();
  const region = country.trim().toUpperCase();
  const known = LANGUAGES.find((one) => one === base);
  return known && COUNTRIES[known].includes(region) ? `${base}-${region}` : base;
}

/** The decimal sign of a locale, a point or a comma. Where it is a comma, spreadsheets separate the cells of CSV by semicolons. */
export function decimalSign(locale: string): "." | "," {
  return new Intl.NumberFormat(resolveLocale(locale)).format(0.5).includes(",") ? "," : ".";
}

/** The mark for units of the United States in a language tag. Source: UTS #35, Unicode locale extension, key `ms`. */
const IN_INCHES = "-u-ms-ussystem";

/** The language and the unit of its lengths in one tag, for drawings, which need both. */
export function measuringLocale(language: string, unit: LengthUnit): string {
  const plain = language.replace(/-u-ms-\w+/i, "");
  return unit === "in" ? `${plain}${IN_INCHES}` : plain;
}

/** The unit in a tag of `measuringLocale`; millimetres without one. */
export function lengthUnitOf(locale: string): "mm" | "in" {
  return locale.toLowerCase().includes(IN_INCHES) ? "in" : "mm";
}
