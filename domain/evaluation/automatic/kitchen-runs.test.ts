import type { Choices } from "@stanza/catalogue";
import {
  accepted,
  addRoom,
  addRow,
  changeHeader,
  newProject,
  type Project,
  useCatalogue,
} from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { evaluateProject } from "../project-evaluation.ts";

const catalogues = demoCatalogues();
const cucina = catalogues.get("CUCINA")!;
const MODEL = cucina.defaultModel().code;

interface Unit {
  readonly article: string;
  readonly at: readonly [x: number, z: number];
  readonly rotY?: number;
  readonly choices?: Choices;
}

/** Units in an rt1 room of 5 × 5 m: wall A runs along X at Z 0, wall D along Z at X 0. */
function kitchen(units: Readonly<Record<string, Unit>>, header: Choices = {}): Project {
  const { version } = cucina;
  let project = accepted(useCatalogue(newProject(), { catalogue: "CUCINA", version, model: MODEL }));
  const ids = ["room", "A", "B", "C", "D"];
  project = accepted(addRoom(project, { template: "rt1", newId: () => ids.shift() ?? "more" }));
  for (const [
    id,
    {
      article,
      at: [x, z],
      rotY = 0,
      choices = {},
    },
  ] of Object.entries(units)) {
    const placement = { on: "room", at: [x, 0, z], rotY } as const;
    project = accepted(
      addRow(project, { id, catalogue: "CUCINA", model: MODEL, article, choices, placement }),
    );
  }
  return accepted(changeHeader(project, { catalogue: "CUCINA", model: MODEL, choices: header }));
}

const made = (project: Project, rule: string) =>
  evaluateProject(project, catalogues).rows.filter(({ automatic }) => automatic?.rule === rule);
const value = (project: Project, rule: string, code: string) =>
  made(project, rule).map(({ article }) => article.values[code]);

test("[EV-04] units up to 60 mm apart and from the wall are one run, with fillers and a panel at the free end", () => {
  const project = kitchen({
    a: { article: "BASE-1D-600", at: [50, 0] },
    b: { article: "BASE-DR-600", at: [710, 0] },
  });
  expect(made(project, "AUTO-FILLER").map(({ frame, article }) => [frame.at[0], article.box[0]])).toEqual([
    [0, 50],
    [650, 60],
  ]);
  expect(made(project, "AUTO-END").map(({ frame }) => frame.at[0])).toEqual([1310]);
  const [top, ...more] = made(project, "AUTO-WORKTOP");
  expect([top?.frame.at[0], top?.article.values.LEN, more]).toEqual([0, 1310 + 20, []]);
  expect(value(project, "AUTO-PLINTH", "LEN")).toEqual([1310]);
});

test("[EV-04] the panels and fillers have the finish of the fronts, and cost money", () => {
  const finish = "L04";
  const project = kitchen({ a: { article: "BASE-1D-600", at: [50, 0] } }, { FIN: finish });
  for (const rule of ["AUTO-END", "AUTO-FILLER"]) {
    expect(value(project, rule, "FIN")).toEqual([finish]);
    expect(made(project, rule)[0]?.article.erpLines[0]?.price.kind).toBe("matrix");
  }
});

test("[EV-04] one switch leaves fillers and panels out; worktop and plinth still go on to the wall, the plinth around the free end", () => {
  const project = kitchen({ a: { article: "BASE-1D-600", at: [40, 0] } }, { FIT: false });
  expect([...made(project, "AUTO-END"), ...made(project, "AUTO-FILLER")]).toEqual([]);
  expect(made(project, "AUTO-WORKTOP")[0]?.frame.at[0]).toBe(0);
  expect(value(project, "AUTO-WORKTOP", "LEN")).toEqual([660]);
  const [plinth] = made(project, "AUTO-PLINTH");
  expect(plinth?.article.values).toMatchObject({ LEN: 640, RETL: false, RETR: true });
  // The return is sold with the board: 640 mm along the front and 494 beside it.
  expect(plinth?.article.erpLines[0]?.quantity).toBeCloseTo(1.134);
  expect(plinth?.article.parts.map(({ id }) => id)).toContain("returnR");
});

test("[EV-04] behind an end panel, at a wall or another unit the plinth has no return", () => {
  const fitted = kitchen({ a: { article: "BASE-1D-600", at: [1000, 0] } });
  const beside = kitchen(
    { a: { article: "BASE-1D-600", at: [1000, 0] }, f: { article: "APP-FRIDGE-600", at: [1600, 0] } },
    { FIT: false },
  );
  const [first] = made(fitted, "AUTO-PLINTH");
  expect(first?.article.values).toMatchObject({ RETL: false, RETR: false });
  expect(made(beside, "AUTO-PLINTH")[0]?.article.values).toMatchObject({ RETL: true, RETR: false });
});

test("[EV-04] in the corner of an L a filler closes the way to the fronts across it, and the worktops meet", () => {
  const project = kitchen({
    a: { article: "BASE-2D-1200", at: [0, 0] },
    b: { article: "BASE-1D-600", at: [0, 1230], rotY: 90 },
  });
  const [depth] = [evaluateProject(project, catalogues).rows[0]!.article.box[2]];
  const corner = made(project, "AUTO-FILLER").filter(({ frame }) => frame.rotY === 90);
  expect(corner.map(({ article, automatic }) => [article.box[0], automatic?.members])).toEqual([
    [630 - depth, ["b"]],
  ]);
  expect(made(project, "AUTO-WORKTOP")).toHaveLength(2);
  const [, second] = made(project, "AUTO-WORKTOP");
  expect(second?.article.values.LEN).toBe(600 + 630 - 600 + 20);
  expect(made(project, "AUTO-END").map(({ frame }) => frame.rotY)).toEqual([0, 90]);
});

test("[EV-04] a blind corner unit has its own filler, so none is made", () => {
  const project = kitchen({
    corner: { article: "BASE-CORNER-1050", at: [0, 0], choices: { SIDE: "L" } },
    b: { article: "DW-FRONT-600", at: [0, 1220], rotY: 90 },
  });
  expect(made(project, "AUTO-FILLER")).toEqual([]);
});
