import type { Choices } from "@stanza/catalogue";
import { accepted, addRow, changeVariant, newProject, type Project, useCatalogue } from "@stanza/project";
import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluateProject, openProjectEvaluation } from "./index.ts";
import { countingStarts } from "./testing/counting-starts.ts";
import { smallKitchenWith } from "./testing/small-kitchen.ts";

const { open } = smallKitchenWith();
const started: string[] = [];
const catalogues = new Map([["SMALL", countingStarts(open, started)]]);

/** Units of one article, apart from each other so that no worktop joins them. */
function units(...choices: readonly Choices[]): Project {
  const project = accepted(
    useCatalogue(newProject(), { catalogue: "SMALL", version: open.version, model: "M" }),
  );
  return choices.reduce((so: Project, chosen, n) => {
    const placement = { on: "room", at: [2000 * n, 0, 0], rotY: 0 } as const;
    const row = { id: `u${n}`, catalogue: "SMALL", model: "M", article: "UNIT-600", placement };
    return accepted(addRow(so, { ...row, choices: chosen }));
  }, project);
}

test("[EV-02] rows that ask the same of the rules are worked out once and share the answer", () => {
  started.length = 0;
  const { rows } = evaluateProject(units({}, { W: 700 }, {}, {}), catalogues);
  expect(started.filter((article) => article === "UNIT-600")).toHaveLength(2);
  const articles = rows.filter(({ automatic }) => !automatic).map(({ article }) => article);
  expect(articles[2]).toBe(articles[0]);
  expect(articles[3]).toBe(articles[0]);
  expect(articles[1]).not.toEqual(articles[0]);
});

test("[EV-02] a choice on one row leaves the rows that shared its answer as they are", () => {
  const live = openProjectEvaluation(catalogues);
  const project = units({}, {}, {});
  const before = live.update(project).rows;
  const changed = accepted(changeVariant(project, { row: "u1", choices: { W: 700 } }));
  const after = live.update(changed).rows;
  expect(after.find(({ row }) => row.id === "u0")).toBe(before[0]);
  expect(after.find(({ row }) => row.id === "u1")?.article.values.W).toBe(700);
  expect([live.row("u0"), live.row("u1")].map((one) => one?.result.values.W)).toEqual([600, 700]);
  expect(live.row("u0")?.choicesToStore).toEqual({});
});

test("[EV-02] whatever is chosen, and in whatever order, shared answers are those of each row alone", () => {
  const choices = fc.record(
    { W: fc.constantFrom(450, 600, 700, 601), COL: fc.constantFrom("A", "B", "none") },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(choices, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (states) => {
        const live = openProjectEvaluation(catalogues);
        for (const state of states) {
          const project = units(...state);
          const alone = project.rows.map((row) =>
            evaluateProject({ ...project, rows: [row] }, catalogues).rows.filter(
              ({ automatic }) => !automatic,
            ),
          );
          const together = live.update(project).rows.filter(({ automatic }) => !automatic);
          expect(together).toEqual(alone.flat());
        }
      },
    ),
    { numRuns: 40 },
  );
});
