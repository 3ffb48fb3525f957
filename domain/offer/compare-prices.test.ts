import type { PricedProject } from "@stanza/pricing";
import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import { comparePrices } from "./compare-prices.ts";

function priced(totals: Readonly<Record<string, number>>, currency = "EUR"): PricedProject {
  const rows = Object.entries(totals).map(([rowId, cents]) => ({
    rowId,
    catalogue: "CUCINA",
    description: { en: rowId },
    quantity: "1",
    automatic: false,
    inBasket: true,
    lines: [],
    total: (cents / 100).toFixed(2),
  }));
  const gross = sumOf(rows.map(({ total }) => decimal(total)));
  return { currency, decimals: 2, rows, gross: decimalText(gross, 2), unpriced: [] };
}

const totals = fc.dictionary(fc.constantFrom("a", "b", "c", "d", "e"), fc.nat(10_000_000));

test("[PR-07] the differences of the rows add up to that of the total, there and back", () => {
  fc.assert(
    fc.property(totals, totals, (one, other) => {
      const there = comparePrices(priced(one), priced(other));
      const back = comparePrices(priced(other), priced(one));
      const sum = sumOf([...there.rows.values()].map(({ change }) => decimal(change)));
      expect(sum.cmp(there.gross.change)).toBe(0);
      expect(decimal(back.gross.change).plus(there.gross.change).cmp(0)).toBe(0);
    }),
  );
});

test("[PR-07] a row that one state lacks costs nothing there", () => {
  const { rows, gross } = comparePrices(priced({ a: 10_000, b: 500 }), priced({ a: 12_050, c: 1 }));
  expect(Object.fromEntries(rows)).toEqual({
    a: { before: "100.00", after: "120.50", change: "20.50" },
    b: { before: "5.00", after: "0.00", change: "-5.00" },
    c: { before: "0.00", after: "0.01", change: "0.01" },
  });
  expect(gross).toEqual({ before: "105.00", after: "120.51", change: "15.51" });
});

test("[PR-07] a row that is called otherwise now is one row", () => {
  const { rows, gross } = comparePrices(
    priced({ a: 100, b: 500 }),
    priced({ a: 100, c: 700 }),
    new Map([["c", "b"]]),
  );
  expect([...rows.keys()]).toEqual(["a", "c"]);
  expect(rows.get("c")).toEqual({ before: "5.00", after: "7.00", change: "2.00" });
  expect(gross.change).toBe("2.00");
});

test("[PR-07] prices in two currencies are not compared", () => {
  expect(() => comparePrices(priced({}), priced({}, "CHF"))).toThrow(RangeError);
});
