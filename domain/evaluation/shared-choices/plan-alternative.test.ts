import type { Choices } from "@stanza/catalogue";
import {
  accepted,
  addRow,
  changeHeader,
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
import { alternativeChange, commonValue, planAlternative } from "./plan-alternative.ts";

const places = placesCatalogue();
const catalogues = new Map([[places.code, places]]);
const evaluate = (project: Project) => evaluateProject(project, catalogues).rows;
const wish = { catalogue: "PLACES", model: "M", variable: "FIN", value: "RED", includesOwn: false };

function withRows(...rows: readonly (readonly [article: string, choices: Choices])[]): Project {
  const start = accepted(takeIntoUse(newProject(), { catalogue: "PLACES", version: "1.0.0", model: "M" }));
  return rows.reduce<Project>(
    (so, [article, choices], i) =>
      accepted(
        addRow(so, {
          id: `r${i + 1}`,
          catalogue: "PLACES",
          model: "M",
          article,
          choices,
          placement: { on: "room", at: [i * 600, 0, 0], rotY: 0 },
        }),
      ),
    start,
  );
}

const plan = (project: Project, ...wishes: readonly (typeof wish)[]) =>
  planAlternative(project, wishes, { catalogues, evaluate });
const valuesOf = (project: Project) =>
  evaluate(project).map(({ article }) => article.variables.find(({ code }) => code === "FIN")?.value);

test("[QU-15] other fronts: the header leads, a second colour stays, a piece that cannot have them keeps its own and is named", () => {
  const project = withRows(["UNIT-450", {}], ["UNIT-450", { FIN: "ASH" }], ["SHELF", {}], ["UNIT-450", {}]);
  const { change, takes, refuses, keeps } = plan(project, wish);
  expect([takes, keeps]).toEqual([["r1", "r4"], ["r2"]]);
  expect(refuses).toMatchObject([{ row: "r3", description: { en: "Shelf" } }]);
  const after = accepted(alternativeChange(change)(project));
  expect(valuesOf(after)).toEqual(["RED", "ASH", "OAK", "RED"]);
  expect(after.catalogues.PLACES?.headers.M).toEqual({ FIN: "RED" });
  expect(JSON.parse(JSON.stringify(change))).toEqual(change);
});

test("[QU-15] pieces that were given the common front one by one follow the header again, and those with their own on demand", () => {
  const project = withRows(["UNIT-450", { FIN: "OAK" }], ["UNIT-450", {}], ["UNIT-450", { FIN: "ASH" }]);
  const after = accepted(alternativeChange(plan(project, wish).change)(project));
  expect(after.rows.map(({ choices }) => choices)).toEqual([{}, {}, { FIN: "ASH" }]);
  const all = plan(project, { ...wish, includesOwn: true });
  expect([all.takes, all.keeps]).toEqual([["r1", "r2", "r3"], []]);
  expect(valuesOf(accepted(alternativeChange(all.change)(project)))).toEqual(["RED", "RED", "RED"]);
});

test("[QU-15] where the pieces have left the header, they change and the header stays", () => {
  const project = withRows(["UNIT-450", { FIN: "ASH" }], ["UNIT-450", { FIN: "ASH" }], ["UNIT-450", {}]);
  expect(commonValue(evaluate(project), wish)).toBe("ASH");
  const { change, keeps } = plan(project, wish);
  expect(change.headers).toEqual([]);
  expect(keeps).toEqual(["r3"]);
  expect(valuesOf(accepted(alternativeChange(change)(project)))).toEqual(["RED", "RED", "OAK"]);
});

test("[QU-15] of two wishes that go together both must be possible", () => {
  const project = withRows(["UNIT-450", { W: 900 }]);
  const { takes } = plan(project, wish, { ...wish, variable: "GRIP", value: "BAR" });
  expect(takes).toEqual([]);
});

test("[QU-15] two variables at once are one step, which undo takes back whole", () => {
  const project = accepted(
    changeHeader(withRows(["UNIT-450", {}], ["UNIT-450", { W: 900 }]), {
      catalogue: "PLACES",
      model: "M",
      choices: { FIN: "ASH" },
    }),
  );
  const grip = { ...wish, variable: "GRIP", value: "BAR" };
  const { change, takes, refuses } = plan(project, wish, grip);
  expect(takes).toEqual(["r1", "r2"]);
  expect(refuses).toMatchObject([{ row: "r2", because: { en: "The bar goes up to 600 mm" } }]);
  const history = accepted(
    transact(newHistory(project, { saved: true }), "edit.alternative", alternativeChange(change)),
  );
  expect(history.undo).toHaveLength(1);
  expect(history.project.rows[0]?.choices).toEqual({ GRIP: "BAR" });
  expect(undo(history).project).toEqual(project);
});

test("[T29] a catalogue named as what every object has is refused as one that nobody has", () => {
  const project = withRows(["UNIT-450", {}]);
  for (const catalogue of ["constructor", "toString"])
    expect(() => plan(project, { ...wish, catalogue })).toThrow(`does not use the catalogue ${catalogue}`);
});
