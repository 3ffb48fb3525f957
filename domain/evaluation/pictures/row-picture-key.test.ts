import {
  accepted,
  addRow,
  changeHeader,
  newProject,
  type Project,
  placeRow,
  useCatalogue,
} from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { evaluateProject } from "../index.ts";
import { rowPictureKey } from "./row-picture-key.ts";

const catalogues = demoCatalogues();
const cucina = catalogues.get("CUCINA")!;
const model = cucina.defaultModel().code;

const stand = (project: Project, id: string, x: number, article: string): Project =>
  accepted(
    addRow(project, {
      id,
      catalogue: cucina.code,
      model,
      article,
      placement: { on: "room", at: [x, 0, 0], rotY: 0 },
    }),
  );
const keysOf = (project: Project) =>
  Object.fromEntries(
    evaluateProject(project, catalogues).rows.map((row) => [row.row.id, rowPictureKey(row, project)]),
  );

const empty = accepted(
  useCatalogue(newProject(), { catalogue: cucina.code, version: cucina.version, model }),
);
const kitchen = stand(
  stand(stand(empty, "a", 0, "BASE-1D-600"), "b", 600, "BASE-1D-600"),
  "c",
  1200,
  "BASE-1D-450",
);

test("[PR-10] rows that look the same share a picture, and a row that is only moved keeps its own", () => {
  const { a, b, c } = keysOf(kitchen);
  expect(a).toMatch(/^[0-9a-f]{16}$/);
  expect(b).toBe(a);
  expect(c).not.toBe(a);
  const moved = accepted(
    placeRow(kitchen, { row: "a", placement: { on: "room", at: [3000, 0, 0], rotY: 90 } }),
  );
  expect(keysOf(moved).a).toBe(a);
});

test("[PR-10] another choice, or another version of the catalogue, makes another picture", () => {
  const { a } = keysOf(kitchen);
  const framed = accepted(changeHeader(kitchen, { catalogue: cucina.code, model, choices: { FIN: "M02" } }));
  expect(keysOf(framed).a).not.toBe(a);
  const other = { ...kitchen.catalogues[cucina.code]!, version: "another" };
  const row = evaluateProject(kitchen, catalogues).rows.find((one) => one.row.id === "a")!;
  expect(rowPictureKey(row, { catalogues: { [cucina.code]: other } })).not.toBe(a);
});
