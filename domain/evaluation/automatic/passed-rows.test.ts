import type { Choices } from "@stanza/catalogue";
import { accepted, addRoom, addRow, changeHeader, newProject, useCatalogue } from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { evaluateProject } from "../project-evaluation.ts";

const [kitchen, appliances] = [demoCatalogue("cucina").open, demoCatalogue("fuoco").open];
const catalogues = new Map([kitchen, appliances].map((open) => [open.code, open]));
const OF = {
  base: { catalogue: "CUCINA", model: "CALCE", article: "BASE-1D-600" },
  wide: { catalogue: "CUCINA", model: "CALCE", article: "BASE-DR-900" },
  dishwasher: { catalogue: "FUOCO", model: "LINEA", article: "DI-600" },
  washer: { catalogue: "FUOCO", model: "LINEA", article: "LA-WASH" },
} as const;

type Unit = readonly [what: keyof typeof OF, x: number, z?: number];

/** Units along the wall at Z 0 of a room of 5 × 5 m, from `x` on. */
function made(units: readonly Unit[], header: Choices = {}) {
  let project = newProject();
  for (const { code, version } of [kitchen, appliances])
    project = accepted(
      useCatalogue(project, { catalogue: code, version, model: code === "CUCINA" ? "CALCE" : "LINEA" }),
    );
  const ids = ["room", "A", "B", "C", "D"];
  project = accepted(addRoom(project, { template: "rt1", newId: () => ids.shift() ?? "more" }));
  project = accepted(changeHeader(project, { catalogue: "CUCINA", model: "CALCE", choices: header }));
  for (const [i, [what, x, z = 0]] of units.entries()) {
    const placement = { on: "room", at: [x, 0, z], rotY: 0 } as const;
    project = accepted(addRow(project, { id: `row${i}`, ...OF[what], choices: {}, placement }));
  }
  const { rows } = evaluateProject(project, catalogues);
  const from = (rule: string) =>
    rows
      .filter(({ automatic }) => automatic?.rule === rule)
      .map(({ frame, article, automatic }) => ({
        from: Math.round(frame.at[0]),
        length: Math.round(article.box[0]),
        members: automatic?.members,
      }));
  return { worktops: from("AUTO-WORKTOP"), panels: from("AUTO-END"), plinths: from("AUTO-PLINTH") };
}

test("[EV-04] a worktop goes over a freestanding dishwasher of another manufacturer between two units, which is no member of its run", () => {
  const { worktops, panels, plinths } = made([
    ["base", 1000],
    ["dishwasher", 1600],
    ["base", 2203],
  ]);
  expect(worktops).toEqual([{ from: 980, length: 1803 + 40, members: ["row0", "row2"] }]);
  expect(panels.map(({ from }) => from)).toEqual([1000 - 19, 2803]);
  // The machine has a base of its own.
  expect(plinths.map(({ from, length }) => [from, length])).toEqual([
    [1000, 600],
    [2203, 600],
  ]);
});

test("[EV-04] at the end of a run it goes on over the machine, and the panel stands behind it", () => {
  const { worktops, panels } = made([
    ["dishwasher", 400],
    ["base", 1000],
    ["washer", 1600],
  ]);
  expect(panels.map(({ from }) => from)).toEqual([400 - 19, 2200]);
  expect(worktops.map(({ from, length }) => [from, length])).toEqual([[380, 1800 + 40]]);
  const open = made(
    [
      ["base", 1000],
      ["washer", 1600],
    ],
    { FIT: false },
  );
  expect(open.worktops.map(({ from, length }) => [from, length])).toEqual([[980, 1200 + 40]]);
});

test("[EV-04] not over what stands away from the run's line, or is too high for it", () => {
  const length = (units: readonly Unit[], header: Choices = {}) =>
    made(units, { ...header, FIT: false }).worktops.map((one) => one.length);
  expect(
    length([
      ["base", 1000],
      ["washer", 1600, 150],
    ]),
  ).toEqual([640]);
  expect(
    length([
      ["base", 1000],
      ["washer", 1700],
    ]),
  ).toEqual([640]);
  // The units are 840 mm high, the machine 850.
  expect(
    length(
      [
        ["base", 1000],
        ["washer", 1600],
      ],
      { PLH: 60 },
    ),
  ).toEqual([620]);
});

test("[EV-04] where a long run is divided, what it goes over belongs to the unit before it", () => {
  const { worktops } = made(
    [
      ["base", 100],
      ["wide", 700],
      ["wide", 1600],
      ["dishwasher", 2500],
      ["base", 3100],
    ],
    { FIT: false },
  );
  expect(worktops.map(({ from, length }) => [from, length])).toEqual([
    [80, 20 + 3000],
    [3100, 600 + 20],
  ]);
});

test("[EV-04] a machine alone gets no worktop", () => {
  expect(made([["dishwasher", 1000]])).toEqual({ worktops: [], panels: [], plinths: [] });
});
