import type { Choices } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { baysOf, frontViews, zoneOf } from "./front-zones.ts";

const catalogue = demoCatalogue("armadio").open;
const model = catalogue.defaultModel().code;
const evaluate = (article: string, choices: Choices = {}) =>
  catalogue.evaluate({ model, article, header: {}, choices });

function variablesOf(article: string, choices: Choices = {}) {
  const evaluation = evaluate(article, choices);
  return frontViews(evaluation.views()).map((view) => {
    const alternatives = (view.options ?? []).map(({ code }) => ({
      code,
      article: evaluate(article, { ...choices, [view.code]: code }).result,
    }));
    return { view, alternatives, zone: zoneOf(evaluation.result, alternatives) };
  });
}

test("each bay of a wardrobe is a part of its front, what divides it is about all of it", () => {
  const { bays, others } = baysOf(variablesOf("WR-2D-1000"));
  expect(bays.map(({ view }) => view.code)).toEqual(["INTL", "INTR"]);
  expect(others.map(({ view }) => view.code)).toEqual(["DIV"]);
  const [left, right] = bays.map(({ zone }) => zone);
  expect(left!.x + left!.width).toBeLessThan(right!.x);
  expect(left!.width).toBeCloseTo((1000 - 3 * 22) / 2, 0);
});

test("a wardrobe with one bay has that one, and kitchens have none", () => {
  expect(baysOf(variablesOf("WR-1D-500")).bays.map(({ view }) => view.code)).toEqual(["INT"]);
});
