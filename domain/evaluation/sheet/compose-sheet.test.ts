import type { Choices } from "@stanza/catalogue";
import {
  accepted,
  addRow,
  changeHeader,
  newProject,
  type Project,
  useCatalogue as takeIntoUse,
} from "@stanza/project";
import { expect, test } from "vitest";
import { evaluateProject } from "../project-evaluation.ts";
import { placesCatalogue } from "../testing/places-catalogue.ts";
import { configurationSheet, rowValues } from "./compose-sheet.ts";
import { onlyDeviations } from "./deviations.ts";

const catalogue = placesCatalogue();
const catalogues = new Map([[catalogue.code, catalogue]]);

function project(
  header: Choices,
  ...rows: readonly (readonly [article: string, choices: Choices])[]
): Project {
  const use = { catalogue: "PLACES", version: "1.0.0", model: "M" };
  let so = accepted(takeIntoUse(newProject(), use));
  so = accepted(changeHeader(so, { catalogue: "PLACES", model: "M", choices: header }));
  for (const [i, [article, choices]] of rows.entries())
    so = accepted(
      addRow(so, {
        id: `r${i + 1}`,
        catalogue: "PLACES",
        model: "M",
        article,
        choices,
        placement: { on: "room", at: [i * 1500, 0, 0], rotY: 0 },
      }),
    );
  return so;
}

const sheetOf = (of: Project) => configurationSheet(of, evaluateProject(of, catalogues), catalogues);
const valuesOf = (of: Project, row = 0) =>
  Object.fromEntries((sheetOf(of).rows[row]?.values ?? []).map((value) => [value.code, value]));

test("[EV-01] the sheet gives the source of every value of a row", () => {
  const values = valuesOf(project({ FIN: "ASH" }, ["UNIT-450", { GRIP: "BAR" }]));
  expect(Object.fromEntries(Object.values(values).map(({ code, origin }) => [code, origin]))).toEqual({
    FIN: { kind: "header", variable: "FIN" },
    SIDE: { kind: "forced" },
    GRIP: { kind: "user" },
    W: { kind: "preset" },
    DOORS: { kind: "calculated", from: ["W"] },
    NOTE: { kind: "default" },
  });
  expect(values.FIN).toMatchObject({ value: "ASH", name: { en: "Ash" } });
  expect(values.W).toMatchObject({ value: 450, unit: "mm", decimals: 1 });
});

test("a row with another choice than its header deviates, and shows the header's value", () => {
  const values = valuesOf(project({ FIN: "ASH" }, ["UNIT-450", { FIN: "RED" }]));
  expect(values.FIN).toMatchObject({
    value: "RED",
    origin: { kind: "user" },
    header: { variable: "FIN", value: "ASH", name: { en: "Ash" } },
  });
  const same = valuesOf(project({ FIN: "ASH" }, ["UNIT-450", { FIN: "ASH" }]));
  expect(same.FIN?.origin).toEqual({ kind: "user" });
  expect(same.FIN?.header).toBeUndefined();
});

test("a header value that an article lacks is a deviation with the header's wish", () => {
  const values = valuesOf(project({ FIN: "RED" }, ["SHELF", {}]));
  expect(values.FIN).toMatchObject({
    value: "OAK",
    origin: { kind: "unavailable", variable: "FIN" },
    header: { value: "RED", name: { en: "Red" } },
  });
});

test("[CA-04] a choice that a rule corrected shows the wish and the reason against it", () => {
  const values = valuesOf(project({}, ["UNIT-450", { GRIP: "BAR", W: 900 }]));
  expect(values.GRIP?.value).toBe("KNOB");
  expect(values.GRIP?.origin).toEqual({
    kind: "repaired",
    wish: "BAR",
    because: { en: "The bar goes up to 600 mm" },
  });
  expect(values.DOORS?.value).toBe(2);
});

test("only deviations keeps the rows and values that differ from the header", () => {
  const sheet = onlyDeviations(
    sheetOf(project({ FIN: "ASH" }, ["UNIT-450", {}], ["UNIT-450", { FIN: "OAK", W: 600 }], ["SHELF", {}])),
  );
  expect(sheet.rows.map(({ number, values }) => [number, values.map(({ code }) => code)])).toEqual([
    [2, ["FIN"]],
  ]);
  expect(sheet.headers).toHaveLength(1);
  expect(onlyDeviations(sheetOf(project({}, ["UNIT-450", {}]))).headers).toEqual([]);
});

test("the header itself is on the sheet, once for each model in use", () => {
  const { headers } = sheetOf(project({ FIN: "RED" }, ["UNIT-450", {}], ["SHELF", {}]));
  expect(headers).toHaveLength(1);
  expect(headers[0]).toMatchObject({
    model: "M",
    modelName: { en: "Model M" },
    values: [{ code: "FIN", value: "RED", name: { en: "Red" }, origin: { kind: "user" } }],
  });
});

test("a row that failed is on the sheet with its reason, and an empty project gives an empty sheet", () => {
  const sheet = sheetOf(project({}, ["GONE", {}]));
  expect(sheet.rows).toEqual([]);
  expect(sheet.failed).toMatchObject([{ row: "r1", article: "GONE", problem: { code: "E_ARTICLE" } }]);
  expect(sheetOf(newProject())).toEqual({ headers: [], rows: [], failed: [] });
});

test("the values of one row alone are those of the sheet", () => {
  const of = project({ FIN: "ASH" }, ["SHELF", {}], ["UNIT-450", { FIN: "RED" }]);
  const evaluated = evaluateProject(of, catalogues);
  expect(rowValues(of, evaluated.rows[1]!, catalogues)).toEqual(sheetOf(of).rows[1]?.values);
});
