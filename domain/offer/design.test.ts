import type { PricedProject, PricedRow, Shop } from "@stanza/pricing";
import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import { composeDesign } from "./design.ts";

const SHOP: Shop = {
  code: "ZUERICH",
  name: "Stanza Zürich",
  language: "de",
  country: "CH",
  priceList: "CUC-CHF",
  documentKind: "CHE",
  usualVat: 8.1,
};
const ISSUE = { date: "2026-11-22", description: "Kitchen", language: "en" };

function priced(cents: readonly (number | null)[]): PricedProject {
  const rows = cents.map((amount, index): PricedRow => {
    const text = amount === null ? "0.00" : decimalText(decimal(amount).times("0.01"), 2);
    return {
      rowId: `r${index}`,
      catalogue: "CUCINA",
      description: { en: `Unit ${index}` },
      quantity: "1",
      automatic: false,
      inBasket: true,
      total: text,
      lines: [
        {
          id: "l",
          code: `C${index}`,
          description: {},
          level: 0,
          quantity: "1",
          unit: "pc",
          variants: [],
          discountGroup: "standard",
          price:
            amount === null
              ? { kind: "unpriced", reason: { kind: "no-price-list", catalogue: "CUCINA" } }
              : { kind: "priced", unitPrice: text, amount: text },
        },
      ],
    };
  });
  return {
    currency: "CHF",
    decimals: 2,
    rows,
    gross: decimalText(sumOf(rows.map(({ total }) => decimal(total))), 2),
    unpriced: rows.flatMap(({ rowId, lines }) =>
      lines.flatMap(({ id, code, description, price }) =>
        price.kind === "unpriced" ? [{ rowId, lineId: id, code, description, reason: price.reason }] : [],
      ),
    ),
  };
}

test("[QU-03] the pieces of a design, with tax, and the rounding to the coin add up to its total", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 9 }), (cents) => {
      const design = composeDesign(priced(cents), SHOP, ISSUE);
      const pieces = sumOf(design.pieces.map(({ amount = "0" }) => decimal(amount)));
      expect(decimalText(pieces.plus(design.rounding), 2)).toBe(design.total);
      expect(decimal(design.total).times(20).mod(1).cmp(0)).toBe(0);
    }),
    { numRuns: 100 },
  );
});

test("a piece without a price has no amount, and the design says that its total is not complete", () => {
  const design = composeDesign(priced([10_000, null]), SHOP, ISSUE);
  expect(design.pieces.map(({ amount }) => amount)).toEqual(["108.10", undefined]);
  expect(design).toMatchObject({ complete: false, total: "108.10" });
});

test("an optional piece stands beside the total, with its own tax", () => {
  const rows = { r1: { needsPhoto: false, reference: "", optional: true } as const };
  const design = composeDesign(priced([10_000, 5_000]), SHOP, { ...ISSUE, rows });
  expect(design.total).toBe("108.10");
  expect(design.pieces.map(({ optional, amount }) => [optional, amount])).toEqual([
    [false, "108.10"],
    [true, "54.05"],
  ]);
});
