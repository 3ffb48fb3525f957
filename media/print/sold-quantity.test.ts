import { expect, test } from "vitest";
import { printLabels } from "./offer-labels/labels-by-language.ts";
import { soldPrice, soldQuantity } from "./sold-quantity.ts";

const of = (lengthUnit: "mm" | "in", language = "en-US") => ({
  language,
  lengthUnit,
  labels: printLabels(language),
});

test("[QU-04] what is sold by the metre is read in feet and inches where a shop measures in inches, and stays metric elsewhere", () => {
  const said = (quantity: string, unit: "m" | "m2" | "kg" | "pc", lengthUnit: "mm" | "in" = "in") =>
    soldQuantity({ quantity, unit }, of(lengthUnit));
  expect(said("2.55", "m")).toBe(`8' 4 3/8"`);
  expect(said("0.3", "m")).toBe(`11 13/16"`);
  expect(said("3.048", "m")).toBe(`10'`);
  expect(said("2.5", "m2")).toBe("26.9 ft²");
  expect(said("2.5", "kg")).toBe("5.5 lb");
  expect(said("2", "pc")).toBe("2 pcs");
  expect(said("1", "pc")).toBe("1 pc");
  expect(said("2.55", "m", "mm")).toBe("2.55 m");
});

test("[QU-04] its price is the price list's and says per what, so that nothing is rounded twice", () => {
  expect(soldPrice("$120.00", { unit: "m" }, of("in"))).toBe("$120.00 / m");
  expect(soldPrice("$120.00", { unit: "pc" }, of("in"))).toBe("$120.00");
  expect(soldPrice("", { unit: "m" }, of("in"))).toBe("");
  expect(soldPrice("120,00 €", { unit: "m" }, of("mm", "it"))).toBe("120,00 €");
});
