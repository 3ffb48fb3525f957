import type { OpenCatalogue } from "@stanza/catalogue";
import { accepted, addRow, newProject, type Project, useCatalogue } from "@stanza/project";
import { expect, test } from "vitest";
import { openProjectEvaluation, type VersionResult, versionChanges } from "./index.ts";
import { smallKitchenWith } from "./testing/small-kitchen.ts";

const unit = { id: "unit", article: "UNIT-600", choices: { W: 1100, COL: "B" } } as const;
const project = [
  unit,
  { id: "plain", article: "UNIT-600", choices: {} },
  { id: "hob", article: "HOB-600", choices: {} },
].reduce(
  (so: Project, row, place) =>
    accepted(
      addRow(so, {
        ...row,
        catalogue: "SMALL",
        model: "M",
        placement: { on: "room", at: [place * 2000, 0, place * 1000], rotY: 0 },
      }),
    ),
  accepted(useCatalogue(newProject(), { catalogue: "SMALL", version: "1", model: "M" })),
);

/** `prices` are for one piece, by article code. */
function resultOf(open: OpenCatalogue, prices: Readonly<Record<string, string>>): VersionResult {
  const evaluation = openProjectEvaluation(new Map([["SMALL", open]]));
  const evaluated = evaluation.update(project);
  const known = evaluated.rows.flatMap(({ row }): readonly (readonly [string, string])[] => {
    const price = prices[row.article];
    return price === undefined ? [] : [[row.id, price]];
  });
  return { evaluated, prices: new Map(known), choicesToStore: (id) => evaluation.row(id)?.choicesToStore };
}

const OLD = { "UNIT-600": "100.00", "HOB-600": "300.00", TOP: "90.00", PANEL: "50.00" };
const old = smallKitchenWith().open;
const statesOf = (open: OpenCatalogue, prices: Readonly<Record<string, string>>) =>
  versionChanges(resultOf(old, OLD), resultOf(open, prices));

test("a row is up to date, at another price, to be migrated or gone, with its old and new price and every choice that changes", () => {
  const { open } = smallKitchenWith(
    ["articles/UNIT.yaml", "max: 1200", "max: 900"],
    ["models/M.tree.yaml", "    - {cod: HOB-600, neutro: HOB}\n", ""],
  );
  const own = statesOf(open, { ...OLD, "UNIT-600": "110.00" }).filter(({ isGenerated }) => !isGenerated);
  expect(own).toMatchObject([
    {
      row: "unit",
      code: "UNIT-600",
      state: "needsMigration",
      priceBefore: "100.00",
      priceAfter: "110.00",
      repairs: [{ variable: "W", from: 1100, to: 900 }],
    },
    { row: "plain", state: "priceChanged", priceBefore: "100.00", priceAfter: "110.00", repairs: [] },
    { row: "hob", state: "gone", priceBefore: "300.00", problem: { en: expect.stringContaining("HOB-600") } },
  ]);
  expect(own[2]).not.toHaveProperty("priceAfter");
});

test("a choice whose variable the new version lacks is given up, and a missing price is a change", () => {
  const { open } = smallKitchenWith(["articles/UNIT.yaml", "use: [COL]\n", ""]);
  const [first, second] = statesOf(open, { "HOB-600": "300.00" });
  expect(first?.repairs).toEqual([{ variable: "COL", from: "B" }]);
  expect(second).toMatchObject({ state: "priceChanged", priceBefore: "100.00" });
  expect(second).not.toHaveProperty("priceAfter");
});

test("the same version changes nothing, and rows that automatic rules no longer make are gone", () => {
  expect(new Set(statesOf(old, OLD).map(({ state }) => state))).toEqual(new Set(["upToDate"]));
  const { open } = smallKitchenWith(["auto/A-END.yaml", "source: {tag: base}", "source: {tag: hob}"]);
  const generated = statesOf(open, OLD).filter(({ isGenerated }) => isGenerated);
  expect(generated.filter(({ code }) => code === "PANEL").map(({ state }) => state)).toContain("gone");
  expect(generated.filter(({ isNew }) => isNew).every(({ code }) => code === "PANEL")).toBe(true);
  expect(generated.filter(({ code }) => code === "TOP").every(({ state }) => state === "upToDate")).toBe(
    true,
  );
});
