import { priceProject, totalOffer } from "@stanza/pricing";
import { decimal, decimalText, sumOf } from "@stanza/quantities";
import { expect, test } from "vitest";
import {
  SHOP,
  sampleProject,
  sampleTerms,
  THREE_GROUPS,
  THREE_GROUPS_TERMS,
} from "../../../domain/pricing/testing/sample-project.ts";
import { partsOfOffer } from "./price-parts.ts";

test("[QU-07] the parts of a seller's total say what was agreed and add up to it", () => {
  const { evaluated, book } = sampleProject(THREE_GROUPS);
  const priced = priceProject(evaluated, book, { currency: "EUR" });
  const totals = totalOffer(priced, sampleTerms(THREE_GROUPS_TERMS), SHOP);
  const parts = partsOfOffer(totals);
  expect(parts.map(({ kind }) => kind)).toEqual(["catalogue", "discount", "delivery", "installation", "tax"]);
  expect(decimalText(sumOf(parts.map(({ amount }) => decimal(amount))), 2)).toBe(totals.payable);
});
