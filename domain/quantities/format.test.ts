import { describe, expect, test } from "vitest";
import { formatDate, formatDateTime, formatLongDate, formatLongMoment } from "./format-date.ts";
import { formatMoney, formatNumber, formatPercent } from "./format-number.ts";
import { decimalSign, documentLocale, resolveLocale } from "./locale.ts";
import { formatVolume, formatWeight } from "./weight-volume.ts";

/** Replaces the two kinds of no-break space that Intl uses. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("[SH-18] [QU-12] the short locale names stand for d de-DE, en en-GB, us en-US, br pt-BR", () => {
  expect(["d", "en", "us", "br", "US"].map(resolveLocale)).toEqual([
    "de-DE",
    "en-GB",
    "en-US",
    "pt-BR",
    "en-US",
  ]);
});

test("a locale without data is en-GB, and tags are read leniently", () => {
  expect(resolveLocale("constructor")).toBe("en-GB");
  expect(["it_IT", "fr-ch", "xx", "", "not a tag"].map(resolveLocale)).toEqual([
    "it-IT",
    "fr-CH",
    "en-GB",
    "en-GB",
    "en-GB",
  ]);
});

test("[QU-12] more than 140 languages have their own dates, all as day, month, year", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const two = [...letters].flatMap((first) => [...letters].map((second) => first + second));
  const three = [
    "chr",
    "fil",
    "gsw",
    "haw",
    "kok",
    "ckb",
    "bho",
    "tzm",
    "kab",
    "nds",
    "yue",
    "smn",
    "sah",
    "fur",
    "kea",
  ];
  const languages = Intl.DateTimeFormat.supportedLocalesOf([...two, ...three]);
  expect(languages.length).toBeGreaterThanOrEqual(140);
  for (const language of languages) {
    const digits = [...formatDate("2026-11-20", language)].filter((char) => /\p{Nd}/u.test(char));
    expect(digits, language).toHaveLength(8);
    // 20/11/2026: the day repeats the year's first two digits, the month is one digit twice, in any script.
    expect(digits.slice(0, 2), language).toEqual(digits.slice(4, 6));
    expect(digits[2], language).toBe(digits[3]);
  }
});

describe("money", () => {
  test("is written in the locale's notation, with the currency's decimals", () => {
    expect(plain(formatMoney("1234.5", "EUR", "d"))).toBe("1.234,50 €");
    expect(plain(formatMoney("-1234.5", "GBP", "en"))).toBe("-£1,234.50");
    expect(plain(formatMoney("1234", "JPY", "us"))).toBe("¥1,234");
    expect(plain(formatMoney("1.5", "KWD", "us"))).toBe("KWD 1.500");
    expect(plain(formatMoney("10", "EUR", "it-IT", 3))).toBe("10,000 €");
  });

  test("keeps the digits of a unit price and of very large amounts", () => {
    expect(plain(formatMoney("3.335", "EUR", "en"))).toBe("€3.335");
    expect(plain(formatMoney("12345678901234567.89", "EUR", "us"))).toBe("€12,345,678,901,234,567.89");
  });
});

test("numbers round ties upwards, exactly", () => {
  expect(formatNumber("1.005", "us")).toBe("1.01");
  expect(formatNumber("1234567.5", "d", 3, 1)).toBe("1.234.567,5");
});

test("[SH-18] percentages have two decimals, or their own", () => {
  expect(formatPercent("22", "us")).toBe("22.00%");
  expect(formatPercent("8.875", "us", "own")).toBe("8.875%");
  expect(plain(formatPercent("8.1", "d", "own"))).toBe("8,1 %");
});

test("[SH-18] dates are day/month/year in every locale, date-times add hour and minute", () => {
  expect(["d", "en", "us", "br", "sv", "ja", "th"].map((locale) => formatDate("2026-11-09", locale))).toEqual(
    Array(7).fill("09/11/2026"),
  );
  expect(formatDateTime(new Date("2026-11-20T23:05:00Z"), "us", "Europe/Rome")).toBe("21/11/2026 00:05");
});

test("moments have their month in letters and the clock of their country", () => {
  const at = new Date("2026-11-23T19:36:00Z");
  expect(plain(formatLongMoment(at, "en-US", "America/Chicago"))).toBe("November 23, 2026 at 1:36 PM");
  expect(plain(formatLongMoment(at, "de-CH", "Europe/Zurich"))).toBe("23. November 2026 um 20:36");
  expect(plain(formatLongMoment(at, "en", "Europe/Rome"))).toBe("23 November 2026 at 20:36");
});

test("amounts are grouped from a thousand on, in Italian as elsewhere", () => {
  expect(["it", "d"].map((locale) => plain(formatMoney("1234.50", "EUR", locale)))).toEqual(
    Array(2).fill("1.234,50 €"),
  );
});

test("weights and volumes carry their own labels", () => {
  expect(formatWeight(12.5, "kg", "d")).toBe("12,5 kg");
  expect(formatWeight(12.5, "lb", "us")).toBe("27.6 lb");
  expect(formatVolume(0.432, "m3", "d")).toBe("0,43 m³");
  expect(formatVolume(0.43, "in3", "us")).toBe("26,240 in³");
  expect(formatVolume(Number.NaN, "m3", "us")).toBe("–");
});

test("[QU-12] a paper is written as the shop's country writes its language, where there is such a way", () => {
  const locales = [
    ["de", "CH"],
    ["it", "CH"],
    ["en", "US"],
    ["de", "at"],
    ["it", "IT"],
    ["de", "IT"],
    ["en", "GB"],
    ["de", ""],
    ["de-CH", "<b>"],
  ].map(([language, country]) => documentLocale(language!, country!));
  expect(locales).toEqual(["de-CH", "it-CH", "en-US", "de-AT", "it", "de", "en", "de", "de"]);
  expect(plain(formatMoney("1234.5", "CHF", "de-CH", 2))).toBe("CHF 1'234.50");
});

test("[SH-18] [QU-12] French and Spanish papers are written as in the shop's country", () => {
  const locales = [
    ["fr", "FR"],
    ["fr", "CH"],
    ["fr", "IT"],
    ["es", "ES"],
    ["es", "MX"],
    ["es", "US"],
  ].map(([language, country]) => documentLocale(language!, country!));
  expect(locales).toEqual(["fr", "fr-CH", "fr", "es", "es-MX", "es-US"]);
  expect(plain(formatMoney("12345.6", "EUR", "fr"))).toBe("12 345,60 €");
  expect(plain(formatMoney("1234.5", "EUR", "es"))).toBe("1.234,50 €");
  expect(plain(formatMoney("1234.5", "MXN", "es-MX"))).toBe("$1,234.50");
});

test("[QU-12] papers say the month in letters, in the order of the country", () => {
  const day = (locale: string) => formatLongDate("2026-11-20", locale);
  expect(["en", "en-US", "de-CH", "it"].map(day)).toEqual([
    "20 November 2026",
    "November 20, 2026",
    "20. November 2026",
    "20 novembre 2026",
  ]);
});

test("[QU-08] the decimal sign of a CSV file is the locale's", () => {
  expect(["it", "de", "de-CH", "en", "en-US"].map(decimalSign)).toEqual([",", ",", ".", ".", "."]);
});
