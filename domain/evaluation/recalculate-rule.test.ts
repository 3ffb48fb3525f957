import { UnknownInCatalogue } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { recalculateRule } from "./index.ts";
import { smallKitchen } from "./testing/small-kitchen.ts";

const open = smallKitchen();
const model = "M";

test("[EV-05] a rule is recalculated from evaluation data: values with their sources, ERP lines, and repairs", () => {
  const first = recalculateRule({ model, article: "UNIT-600", header: {}, choices: { W: 10_000 } }, open);
  const width = first.rule.find(({ code }) => code === "W");
  expect(width).toMatchObject({ source: "user" });
  expect(Number(width?.value)).toBeLessThan(10_000);
  expect(first.choicesToStore.W).toBe(width?.value);
  expect(first.article.problems.map(({ code, variable }) => [code, variable])).toContainEqual([
    "W_REPAIRED",
    "W",
  ]);
  expect(first.article.erpLines.some(({ level }) => level !== 1)).toBe(true);
  expect([first.model, first.reg].every((text) => text.length > 0)).toBe(true);
  const again = recalculateRule(
    { model, article: "UNIT-600", header: {}, choices: first.choicesToStore },
    open,
  );
  expect(again.article.erpLines).toEqual(first.article.erpLines);
  expect(again.article.problems.filter(({ code }) => code === "W_REPAIRED")).toEqual([]);
});

test("[EV-05] forced values win over choices, and an unknown article is an error, not an empty rule", () => {
  const data = { model, article: "UNIT-600", header: {}, choices: { W: 450 } };
  const forced = recalculateRule({ ...data, forced: { W: 600 } }, open);
  expect(forced.rule.find(({ code }) => code === "W")).toMatchObject({ value: 600, source: "forced" });
  expect(() => recalculateRule({ ...data, article: "NOPE" }, open)).toThrow(UnknownInCatalogue);
});
