import type { Choices, Value } from "@stanza/catalogue";
import {
  accepted,
  addRow,
  newHistory,
  newProject,
  type Project,
  useCatalogue as takeIntoUse,
  transact,
  undo,
} from "@stanza/project";
import { expect, test } from "vitest";
import { evaluateProject } from "../project-evaluation.ts";
import { placesCatalogue } from "../testing/places-catalogue.ts";
import { smallKitchen } from "../testing/small-kitchen.ts";
import { planVariantChange, variantChange } from "./plan-variant-change.ts";
import { choiceTargets } from "./resolve-choices.ts";

const places = placesCatalogue();
const kitchen = smallKitchen();
const catalogues = new Map([
  [places.code, places],
  [kitchen.code, kitchen],
]);

function withRows(
  catalogue: string,
  ...rows: readonly (readonly [article: string, choices: Choices])[]
): Project {
  const start = accepted(takeIntoUse(newProject(), { catalogue, version: "1.0.0", model: "M" }));
  return rows.reduce<Project>(
    (so, [article, choices], i) =>
      accepted(
        addRow(so, {
          id: `r${i + 1}`,
          catalogue,
          model: "M",
          article,
          choices,
          placement: { on: "room", at: [i * 600, 0, 0], rotY: 0 },
        }),
      ),
    start,
  );
}

function plan(project: Project, variable: string, value: Value | null, catalogue = "PLACES") {
  const { rows } = evaluateProject(project, catalogues);
  return planVariantChange(choiceTargets(project, rows, catalogues), { catalogue, variable, value });
}

const summary = (planned: ReturnType<typeof plan>) =>
  planned.map((one) => [
    one.target.row.row.id,
    one.outcome,
    one.from,
    one.outcome === "changes" ? one.to : one.outcome === "refused" ? one.because?.en : undefined,
  ]);

test("one variant is changed on all articles that have it: each row with from and to, refusing rows with their reason", () => {
  const project = withRows(
    "PLACES",
    ["UNIT-450", {}],
    ["UNIT-450", { W: 900 }],
    ["SHELF", {}],
    ["UNIT-450", { GRIP: "BAR" }],
  );
  expect(summary(plan(project, "GRIP", "BAR"))).toEqual([
    ["r1", "changes", "KNOB", "BAR"],
    ["r2", "refused", "KNOB", "The bar goes up to 600 mm"],
    ["r4", "same", "BAR", undefined],
  ]);
});

test("applying the plan is one named change that undo reverts as a whole", () => {
  const project = withRows(
    "PLACES",
    ["UNIT-450", {}],
    ["UNIT-450", { W: 900 }],
    ["UNIT-450", { FIN: "RED" }],
  );
  const history = accepted(
    transact(
      newHistory(project, { saved: true }),
      "edit.applyVariant",
      variantChange(plan(project, "GRIP", "BAR")),
    ),
  );
  expect(history.undo.map(({ name }) => name)).toEqual(["edit.applyVariant"]);
  expect(history.project.rows.map(({ choices }) => choices)).toEqual([
    { GRIP: "BAR" },
    { W: 900 },
    { FIN: "RED", GRIP: "BAR" },
  ]);
  expect(undo(history).project).toEqual(project);
});

test("other values that the new value repairs are reported and stored with it", () => {
  const project = withRows("PLACES", ["UNIT-450", { GRIP: "BAR" }]);
  const [row] = plan(project, "W", 900);
  expect(row).toMatchObject({ outcome: "changes", choices: { W: 900, GRIP: "KNOB" } });
  expect(row?.outcome === "changes" && row.alsoChanged).toMatchObject([
    { from: "BAR", to: "KNOB", because: { en: "The bar goes up to 600 mm" } },
  ]);
});

test("a value that is imposed or calculated refuses without a rule to name", () => {
  const project = withRows("PLACES", ["UNIT-450", {}]);
  expect(summary(plan(project, "SIDE", "PLAIN"))).toEqual([["r1", "refused", "FLUTED", undefined]]);
  expect(summary(plan(project, "DOORS", 3))).toEqual([["r1", "refused", 1, undefined]]);
});

test("a number beyond its limits and an option that the article lacks are refused, never bent", () => {
  const project = withRows("PLACES", ["UNIT-450", {}], ["SHELF", {}]);
  expect(plan(project, "W", 5000)).toMatchObject([{ outcome: "refused" }]);
  expect(plan(project, "W", 610)).toMatchObject([{ outcome: "refused" }]);
  expect(summary(plan(project, "FIN", "RED")).map(([row, outcome]) => [row, outcome])).toEqual([
    ["r1", "changes"],
    ["r2", "refused"],
  ]);
});

test("a return to the header removes the rows' own choices and leaves the others", () => {
  const project = withRows("PLACES", ["UNIT-450", { FIN: "RED" }], ["UNIT-450", {}]);
  const planned = plan(project, "FIN", null);
  expect(summary(planned)).toEqual([
    ["r1", "changes", "RED", "OAK"],
    ["r2", "same", "OAK", undefined],
  ]);
  expect(accepted(variantChange(planned)(project)).rows[0]?.choices).toEqual({});
});

test("generated rows take part; their choices are kept where edits of generated rows are", () => {
  const project = withRows("SMALL", ["UNIT-600", {}], ["UNIT-600", {}]);
  const planned = plan(project, "EDGE", "RD", "SMALL");
  expect(planned).toMatchObject([{ outcome: "changes", from: "SQ", to: "RD" }]);
  const changed = accepted(variantChange(planned)(project));
  expect(changed.rows).toBe(project.rows);
  expect(Object.values(changed.automaticEdits)).toMatchObject([{ choices: { EDGE: "RD" } }]);
});
