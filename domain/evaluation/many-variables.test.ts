import type { Choices } from "@stanza/catalogue";
import { accepted, newProject, type Project, type Row, useCatalogue } from "@stanza/project";
import { expect, test } from "vitest";
import { evaluateProject, openProjectEvaluation } from "./index.ts";
import { countingStarts } from "./testing/counting-starts.ts";
import { smallKitchenWith } from "./testing/small-kitchen.ts";

const ROWS = 2000;
const VARIABLES = 200;

/** Each variable follows from the one before it, so that a choice at the start runs through all of them. */
const chain = Array.from({ length: VARIABLES }, (_, i) =>
  i === 0
    ? "{cod: V0, kind: number, min: 0, max: 100000, default: 1}"
    : `{cod: V${i}, kind: number, min: 0, max: 200000, default: V${i - 1} + 1}`,
);
const { open } = smallKitchenWith([
  "articles/UNIT.yaml",
  "variables: [",
  `variables: [${chain.join(", ")}, `,
]);

/** Rows of which no two ask the same, apart from each other. */
function differentRows(): Project {
  const project = accepted(
    useCatalogue(newProject(), { catalogue: "SMALL", version: open.version, model: "M" }),
  );
  const rows = Array.from({ length: ROWS }, (_, n): Row => {
    const choices: Choices = { V0: n };
    return {
      id: `u${n}`,
      catalogue: "SMALL",
      model: "M",
      article: "UNIT-600",
      choices,
      placement: { on: "room", at: [2000 * n, 0, 0], rotY: 0 },
      quantity: 1,
    };
  });
  return { ...project, rows };
}

test("[EV-02] [T31] 2,000 different rows of 200 variables are evaluated one step a row, each of them once", () => {
  const started: string[] = [];
  const project = differentRows();
  const live = openProjectEvaluation(new Map([["SMALL", countingStarts(open, started)]]));
  const steps = live.steps(project);
  for (const [n, { id }] of project.rows.entries()) {
    const { value, done } = steps.next();
    expect([done, value]).toEqual([false, { row: id, outcome: "evaluated", progress: (n + 1) / ROWS }]);
    expect(started).toHaveLength(n + 1);
  }
  const { rows, failed } = live.update(project);
  expect(failed).toEqual([]);
  const own = rows.filter(({ automatic }) => !automatic);
  expect(own).toHaveLength(ROWS);
  const last = own.at(-1)!.article;
  expect(last.variables).toHaveLength(VARIABLES + 2);
  expect(last.values[`V${VARIABLES - 1}`]).toBe(ROWS - 1 + VARIABLES - 1);
});

test("[EV-02] one more choice among them works out one row", () => {
  const started: string[] = [];
  const catalogues = new Map([["SMALL", countingStarts(open, started)]]);
  const project = differentRows();
  const live = openProjectEvaluation(catalogues);
  live.update(project);
  started.length = 0;
  const rows = project.rows.map((row, n) => (n === 1000 ? { ...row, choices: { V0: 50_000 } } : row));
  const after = live.update({ ...project, rows });
  expect(started.filter((article) => article === "UNIT-600").length).toBeLessThanOrEqual(1);
  const changed = after.rows.find(({ row }) => row.id === "u1000")!;
  const alone = evaluateProject({ ...project, rows: [rows[1000]!] }, catalogues).rows[0]!;
  expect(changed).toEqual(alone);
});
