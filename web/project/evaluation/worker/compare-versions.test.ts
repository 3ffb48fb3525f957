import {
  accepted,
  addRow,
  newProject,
  type Project,
  useCatalogue as takeIntoUse,
  updateCatalogues,
} from "@stanza/project";
import { expect, test } from "vitest";
import { smallKitchenWith } from "../../../../domain/evaluation/testing/small-kitchen.ts";
import { compareVersions } from "./compare-versions.ts";

const project = (["UNIT-600", "HOB-600"] as const).reduce(
  (so: Project, article, place) =>
    accepted(
      addRow(so, {
        id: article,
        catalogue: "SMALL",
        model: "M",
        article,
        choices: article === "UNIT-600" ? { W: 1100 } : {},
        placement: { on: "room", at: [place * 3000, 0, 0], rotY: 0 },
      }),
    ),
  accepted(takeIntoUse(newProject(), { catalogue: "SMALL", version: "1", model: "M" })),
);
const old = smallKitchenWith();
const versionOf = ({ bundle, priceList }: typeof old) => ({ catalogue: bundle, prices: priceList });
const question = (after: typeof old) => ({
  project,
  terms: { currency: "EUR" },
  before: [versionOf(old)],
  after: [versionOf(after)],
  quarantine: new Set<string>(),
});

test("an update shows each row with its old and new price and both totals, and what it says is what it does", () => {
  const next = smallKitchenWith(
    ["articles/UNIT.yaml", "max: 1200", "max: 900"],
    ["prices/L/items.csv", "UNIT,100.00", "UNIT,125.00"],
  );
  const answer = compareVersions(question(next));
  expect(answer.updates.filter(({ isGenerated }) => !isGenerated)).toMatchObject([
    { row: "UNIT-600", state: "needsMigration", priceBefore: "100.00", priceAfter: "125.00" },
    { row: "HOB-600", state: "upToDate" },
  ]);
  expect(answer.choices).toEqual({ "UNIT-600": { W: 900 } });
  const updated = accepted(
    updateCatalogues(project, { updates: { SMALL: { version: "2" } }, choices: answer.choices }),
  );
  const after = compareVersions({ ...question(next), project: updated, before: [versionOf(next)] });
  expect([after.grossBefore, after.updates.every(({ state }) => state === "upToDate")]).toEqual([
    answer.grossAfter,
    true,
  ]);
});

test("[PR-04] another price list in the same version changes prices and nothing else; a line that it lacks has none", () => {
  const list = old.priceList;
  const items: Readonly<Record<string, string>> = { ...list.items, UNIT: "90.00" };
  const withoutHob = Object.fromEntries(Object.entries(items).filter(([code]) => code !== "HOB"));
  const answer = compareVersions({
    ...question(old),
    after: [{ catalogue: old.bundle, prices: { ...list, items: withoutHob } }],
  });
  const own = answer.updates.filter(({ isGenerated }) => !isGenerated);
  expect(own.map(({ state, priceBefore, priceAfter }) => [state, priceBefore, priceAfter])).toEqual([
    ["priceChanged", "100.00", "90.00"],
    ["priceChanged", "300.00", undefined],
  ]);
  expect([answer.unpricedBefore, answer.unpricedAfter, answer.choices]).toEqual([0, 1, {}]);
  expect(Number(answer.grossBefore) - Number(answer.grossAfter)).toBe(310);
});
