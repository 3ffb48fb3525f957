import fc from "fast-check";
import { expect, test } from "vitest";
import { discountPercent, discountShare, isAboveLimit, isCoveredBy } from "./discount-share.ts";

const of = (gross: string, goods: string, increase: string | number = 1) =>
  discountShare({ gross, goods, decimals: 2 }, increase);

test("[QU-08] a discount is compared with the gross, undiscounted goods included", () => {
  expect(discountPercent(of("2189.20", "1407.50"))).toBe("35.71");
  expect(discountPercent(of("0.00", "0.00"))).toBe("0.00");
});

test("[QU-08] a limit is exact: a cent above it is above it, though the percentage shown is the same", () => {
  expect(isAboveLimit(of("100000.00", "80000.00"), "20")).toBe(false);
  expect(isAboveLimit(of("100000.00", "79999.99"), "20")).toBe(true);
  expect(discountPercent(of("100000.00", "79999.99"))).toBe("20.00");
});

test("[QU-08] a price coefficient below 1 is a discount, one above 1 offsets none", () => {
  expect(of("500.00", "500.00", "0.5")).toEqual({ gross: "1000.00", discount: "500.00" });
  expect(isAboveLimit(of("500.00", "500.00", 0.5), "20")).toBe(true);
  expect(discountPercent(of("2000.00", "1000.00", 2))).toBe("50.00");
  expect(discountPercent(of("500.00", "500.00", "not a number"))).toBe("0.00");
});

test("[QU-08] an approval covers the same share or less, whatever the amounts", () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const text = (value: number) => (value / 100).toFixed(2);
  fc.assert(
    fc.property(cents, fc.nat(100), cents, fc.nat(100), (a, p, b, q) => {
      const share = of(text(a * 100), text(a * (100 - p)));
      const allowed = of(text(b * 100), text(b * (100 - q)));
      expect(isCoveredBy(share, allowed)).toBe(p <= q);
      expect(isAboveLimit(share, String(q))).toBe(p > q);
    }),
  );
});
