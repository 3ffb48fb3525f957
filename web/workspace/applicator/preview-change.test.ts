import { choiceTargets, evaluateProject, planVariantChange, variantChange } from "@stanza/evaluation";
import { priceProject } from "@stanza/pricing";
import { accepted } from "@stanza/project";
import { decimal, decimalText, sumOf } from "@stanza/quantities";
import { expect, test } from "vitest";
import { demoCatalogue, demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { kitchenWith } from "../../project/testing/demo-targets.ts";
import { changePrices } from "./preview-change.ts";

const catalogues = demoCatalogues();
const { open, priceLists } = demoCatalogue("cucina");
const list = [...priceLists.values()].find(({ currency }) => currency === "EUR")!;
const book = { [open.code]: { list, condition: open.condition.bind(open) } };
const terms = { currency: "EUR", pricesIncrease: "1" };

test("the price difference of the preview is the one that comes true, generated rows included", () => {
  const project = kitchenWith(["BASE-1D-600"], ["BASE-2D-900"], ["BASE-1D-450", { FIN: "V03" }]);
  const evaluated = evaluateProject(project, catalogues);
  const before = priceProject(evaluated, book, terms);
  const planned = planVariantChange(choiceTargets(project, evaluated.rows, catalogues), {
    catalogue: open.code,
    variable: "FIN",
    value: "V03",
  });
  expect(planned.filter(({ outcome }) => outcome === "changes").length).toBeGreaterThanOrEqual(2);

  const prices = changePrices(project, planned, before, { catalogues, book, terms });
  const changed = accepted(variantChange(planned)(project));
  const after = priceProject(evaluateProject(changed, catalogues), book, terms);
  expect(prices?.total).toBe(decimalText(decimal(after.gross).minus(decimal(before.gross))));
  const parts = [...Object.values(prices?.byRow ?? {}), prices?.generated ?? ""].map((text) => decimal(text));
  expect(decimalText(sumOf(parts))).toBe(prices?.total);
});
