import { expect, test } from "vitest";
import { currencies, currencyOfCountry } from "./currency.ts";
import { currencyCoin, currencyDecimals } from "./currency-amounts.ts";

test("[QU-12] knows every currency in legal use with symbol, names, decimals and plural", () => {
  expect(currencies.size).toBeGreaterThanOrEqual(140);
  for (const [code, entry] of currencies) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect([0, 2, 3]).toContain(entry.decimals);
    for (const text of [entry.symbol, entry.symbolNative, entry.name, entry.namePlural])
      expect(text).not.toBe("");
  }
  expect(currencies.get("USD")).toEqual({
    code: "USD",
    symbol: "$",
    name: "US Dollar",
    symbolNative: "$",
    decimals: 2,
    rounding: "0",
    namePlural: "US dollars",
  });
  expect(currencies.get("CAD")).toMatchObject({
    symbol: "CA$",
    symbolNative: "$",
    namePlural: "Canadian dollars",
  });
});

test("[QU-12] has 0, 2 and 3 decimals where they belong", () => {
  expect(["JPY", "EUR", "KWD", "HUF", "XXX"].map(currencyDecimals)).toEqual([0, 2, 3, 0, 2]);
  for (const [code, { decimals, rounding }] of currencies)
    expect([currencyDecimals(code), currencyCoin(code)], code).toEqual([decimals, rounding]);
});

test("[QU-12] only CHF is rounded to a coin", () => {
  expect([...currencies.values()].filter(({ rounding }) => rounding !== "0").map(({ code }) => code)).toEqual(
    ["CHF"],
  );
  expect(currencies.get("CHF")?.rounding).toBe("0.05");
});

test("[QU-12] maps countries to currencies and everything else to EUR", () => {
  expect(["IT", "ch", "US", "GB", "HR", "BG", "LI", "CW"].map(currencyOfCountry)).toEqual([
    "EUR",
    "CHF",
    "USD",
    "GBP",
    "EUR",
    "EUR",
    "CHF",
    "XCG",
  ]);
  expect(["", "ZZ", undefined, "constructor"].map(currencyOfCountry)).toEqual(["EUR", "EUR", "EUR", "EUR"]);
});
