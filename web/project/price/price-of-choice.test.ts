import { priceRow } from "@stanza/pricing";
import { decimal, decimalText } from "@stanza/quantities";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { kitchenWith, targetsOf } from "../testing/demo-targets.ts";
import { priceChange } from "./price-of-choice.ts";

const { open, priceLists } = demoCatalogue("cucina");
const list = priceLists.find(({ code }) => code === "CUC-EUR");
if (!list) throw new Error("no list");
const book = { [open.code]: { list, condition: open.condition.bind(open) } };
const terms = { currency: "EUR" };

test("the price of a choice is the difference of the rows' prices with and without it", () => {
  const plain = targetsOf(kitchenWith(["BASE-1D-600"], ["BASE-2D-900"]));
  const veneered = targetsOf(kitchenWith(["BASE-1D-600", { FIN: "V03" }], ["BASE-2D-900", { FIN: "V03" }]));
  const total = (targets: typeof plain) =>
    targets.reduce((sum, { row }) => sum.plus(priceRow(row, book, terms).total), decimal(0));
  const difference = decimalText(total(veneered).minus(decimal(decimalText(total(plain)))));
  expect(priceChange(plain, { FIN: "V03" }, book, terms)).toBe(difference);
  expect(decimal(difference).cmp(0)).toBe(1);
});

test("without a price there is no difference to tell", () => {
  const targets = targetsOf(kitchenWith(["BASE-1D-600"]));
  expect(priceChange(targets, { FIN: "V03" }, {}, terms)).toBeUndefined();
});
