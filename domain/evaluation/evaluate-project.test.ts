import { type Choices, searchCatalogue } from "@stanza/catalogue";
import {
  accepted,
  addRoom,
  addRow,
  addWallItem,
  changeHeader,
  changeVariant,
  editAutomaticRow,
  newProject,
  type Project,
  placeRow,
  removeAutomaticRow,
  removeRows,
  useCatalogue,
} from "@stanza/project";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoCatalogues } from "../../fixtures/demo-catalogues.ts";
import { evaluateProject, openProjectEvaluation } from "./index.ts";

const catalogues = demoCatalogues();
const cucina = catalogues.get("CUCINA")!;
const MODEL = cucina.defaultModel().code;

/** An empty rt1 room of 5 × 5 m (corners at 0 and 5000) with both demo catalogues in use. */
function emptyKitchen(): Project {
  let project = newProject();
  for (const open of catalogues.values()) {
    const use = { catalogue: open.code, version: open.version, model: open.defaultModel().code };
    project = accepted(useCatalogue(project, use));
  }
  const ids = ["room", "A", "B", "C", "D"];
  return accepted(addRoom(project, { template: "rt1", newId: () => ids.shift() ?? "more" }));
}

interface Stand {
  readonly id: string;
  readonly article: string;
  readonly x: number;
  readonly z?: number;
  readonly rotY?: number;
  readonly choices?: Choices;
}

function withRow(project: Project, { id, article, x, z = 0, rotY = 0, choices = {} }: Stand): Project {
  const placement = { on: "room", at: [x, 0, z], rotY } as const;
  return accepted(addRow(project, { id, catalogue: "CUCINA", model: MODEL, article, choices, placement }));
}

const kitchen = (...rows: readonly Stand[]): Project => rows.reduce(withRow, emptyKitchen());

const evaluate = (project: Project) => evaluateProject(project, catalogues);
const worktops = (project: Project) =>
  evaluate(project).rows.filter(({ automatic }) => automatic?.rule === "AUTO-WORKTOP");
const lengthOf = (row: { readonly article: { readonly values: Choices } }) => row.article.values.LEN;

describe("rows", () => {
  test("[QU-08] an article's name follows the size that is chosen, in every language", () => {
    const glazed = { id: "a", article: "WALL-2D-G900", x: 1000 };
    const [usual] = evaluate(kitchen(glazed)).rows;
    expect(usual?.description).toMatchObject({ it: "Vetrina due ante 900" });
    const live = openProjectEvaluation(catalogues);
    live.update(kitchen(glazed));
    const chosen = accepted(changeVariant(kitchen(glazed), { row: "a", choices: { W: 1050 } }));
    const [row] = live.update(chosen).rows;
    expect(row?.description).toEqual({
      it: "Vetrina due ante 1050",
      en: "Glazed wall unit, two doors 1050",
      de: "Glasoberschrank, zwei Türen 1050",
    });
  });

  test("[EV-01] a row yields geometry, anchors, a plan symbol and ERP lines", () => {
    const [row] = evaluate(kitchen({ id: "a", article: "BASE-1D-600", x: 1000 })).rows;
    expect(row?.frame).toEqual({ at: [1000, 0, 0], rotY: 0 });
    expect(row?.article.box[0]).toBe(600);
    expect(row?.article.parts.length).toBeGreaterThan(8);
    expect(row?.article.anchors.map(({ kind }) => kind)).toContain("back");
    expect(row?.article.plan.length).toBeGreaterThan(0);
    expect(row?.article.erpLines[0]).toMatchObject({ quantity: 1, level: 0 });
  });

  test("a wall item stands in its wall, as thick as the wall, above its sill", () => {
    const project = accepted(
      addWallItem(emptyKitchen(), {
        id: "w",
        catalogue: "MURI",
        model: catalogues.get("MURI")!.defaultModel().code,
        article: searchCatalogue(catalogues.get("MURI")!, "window")[0]!.entry.code,
        wall: "B",
        offset: 1200,
      }),
    );
    const [row] = evaluate(project).rows;
    const sill = row?.article.opening?.sill ?? 0;
    expect(row?.article.values.WALLT).toBe(100);
    expect(row?.article.box[2]).toBe(100);
    expect(sill).toBeGreaterThan(0);
    expect(row?.frame.at).toEqual([5100, sill, 1200]);
  });

  test("[EV-02] an unknown article, model or catalogue fails its own row, is shown, and the others go on", () => {
    let project = kitchen(
      { id: "a", article: "BASE-1D-600", x: 0 },
      { id: "b", article: "NO-SUCH-THING", x: 600 },
      { id: "c", article: "BASE-1D-600", x: 1200 },
    );
    project = {
      ...project,
      rows: [...project.rows, { ...project.rows[0]!, id: "d", catalogue: "ELSEWHERE" }],
    };
    const { rows, failed } = evaluate(project);
    expect(rows.filter(({ automatic }) => !automatic).map(({ row }) => row.id)).toEqual(["a", "c"]);
    expect(failed.map(({ row, problem }) => [row.id, problem.code])).toEqual([
      ["b", "E_ARTICLE"],
      ["d", "E_CATALOGUE"],
    ]);
    expect(failed[0]?.problem.because.en).toContain("NO-SUCH-THING");
  });

  test("[EV-02] full re-evaluation goes row by row, reports the fraction, marks wall items and failed rows done", () => {
    let project = kitchen(
      { id: "a", article: "BASE-1D-600", x: 0 },
      { id: "b", article: "NO-SUCH-THING", x: 600 },
    );
    const muri = catalogues.get("MURI")!;
    const door = {
      catalogue: "MURI",
      model: muri.defaultModel().code,
      article: searchCatalogue(muri, "door")[0]!.entry.code,
    };
    project = accepted(addWallItem(project, { id: "w", ...door, wall: "B", offset: 500 }));
    const running = openProjectEvaluation(catalogues).steps(project);
    const seen = [];
    let step = running.next();
    while (!step.done) {
      seen.push([step.value.row, step.value.outcome, Math.round(step.value.progress * 100)]);
      step = running.next();
    }
    expect(seen).toEqual([
      ["a", "evaluated", 33],
      ["b", "failed", 67],
      ["w", "wall item", 100],
    ]);
    expect(step.value).toEqual(evaluate(project));
  });
});

describe("incremental evaluation", () => {
  test("unchanged results keep their identity; one variable's change touches one row", () => {
    const live = openProjectEvaluation(catalogues);
    const project = kitchen(
      { id: "a", article: "BASE-1D-600", x: 0 },
      { id: "b", article: "WALL-1D-600", x: 2000 },
    );
    const before = live.update(project);
    expect(live.update({ ...project })).toBe(before);
    const changed = accepted(changeVariant(project, { row: "b", choices: { SIDE: "R" } }));
    const after = live.update(changed);
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.rows[1]).not.toBe(before.rows[1]);
    expect(after.rows[1]?.article.values.SIDE).toBe("R");
  });

  test("a moved row keeps its article and gets another frame", () => {
    const live = openProjectEvaluation(catalogues);
    const project = kitchen({ id: "b", article: "WALL-1D-600", x: 2000 });
    const before = live.update(project).rows[0];
    const placement = { on: "room", at: [2500, 1400, 0], rotY: 0 } as const;
    const after = live.update(accepted(placeRow(project, { row: "b", placement }))).rows[0];
    expect(after?.article).toBe(before?.article);
    expect(after?.frame.at[0]).toBe(2500);
  });

  test("a header change reaches every row that follows the header", () => {
    const project = kitchen(
      { id: "a", article: "BASE-1D-600", x: 0 },
      { id: "b", article: "BASE-1D-600", x: 600 },
    );
    const own = accepted(changeVariant(project, { row: "b", choices: { PLH: 60 } }));
    const changed = accepted(changeHeader(own, { catalogue: "CUCINA", model: MODEL, choices: { PLH: 150 } }));
    const rows = evaluate(changed).rows.filter(({ automatic }) => !automatic);
    expect(rows.map(({ article }) => article.values.PLH)).toEqual([150, 60]);
  });

  test("incremental equals full, over random edits", () => {
    const entries = ["BASE-1D-600", "BASE-DR-600", "BASE-2D-900", "WALL-1D-600", "TALL-LARDER-600"];
    const edit = fc.record({
      kind: fc.constantFrom("add", "move", "choose", "header", "remove"),
      row: fc.nat(6),
      article: fc.nat(entries.length - 1),
      x: fc.integer({ min: 0, max: 8 }).map((n) => n * 300),
      plinth: fc.constantFrom(60, 100, 150),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 14 }), (edits) => {
        const live = openProjectEvaluation(catalogues);
        let project = emptyKitchen();
        edits.forEach(({ kind, row, article, x, plinth }, index) => {
          const id = project.rows[row % Math.max(1, project.rows.length)]?.id;
          if (kind === "add" || id === undefined) {
            project = withRow(project, { id: `r${index}`, article: entries[article]!, x });
          } else if (kind === "move") {
            project = accepted(
              placeRow(project, { row: id, placement: { on: "room", at: [x, 0, 0], rotY: 0 } }),
            );
          } else if (kind === "choose") {
            project = accepted(changeVariant(project, { row: id, choices: { PLH: plinth } }));
          } else if (kind === "header") {
            const choices = { PLH: plinth };
            project = accepted(changeHeader(project, { catalogue: "CUCINA", model: MODEL, choices }));
          } else project = accepted(removeRows(project, { rows: [id] }));
          expect(live.update(project)).toEqual(evaluate(project));
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe("automatic rows", () => {
  const threeBases = () =>
    kitchen(
      { id: "a", article: "BASE-1D-600", x: 1000 },
      { id: "b", article: "BASE-DR-600", x: 1600 },
      { id: "c", article: "BASE-2D-900", x: 2200 },
    );

  test("[EV-04] one worktop and one plinth run along neighbouring bases, with overhang at free ends", () => {
    const generated = evaluate(threeBases()).rows.filter(({ automatic }) => automatic);
    expect(generated.map(({ automatic }) => automatic?.rule).sort()).toEqual([
      "AUTO-END",
      "AUTO-END",
      "AUTO-PLINTH",
      "AUTO-WORKTOP",
    ]);
    const [top] = worktops(threeBases());
    expect(lengthOf(top!)).toBe(2100 + 2 * 20);
    expect(top?.article.values.DPT).toBe(600);
    expect(top?.frame.at).toEqual([980, 880, 0]);
    expect(top?.automatic?.members).toEqual(["a", "b", "c"]);
    expect(top?.article.erpLines[0]?.quantity).toBeCloseTo(2.14);
  });

  test("[EV-04] nothing overhangs into a wall or a tall neighbour", () => {
    const project = kitchen(
      { id: "a", article: "BASE-1D-600", x: 0 },
      { id: "b", article: "BASE-1D-600", x: 600 },
      { id: "t", article: "TALL-LARDER-600", x: 1200 },
    );
    const [top] = worktops(project);
    expect(lengthOf(top!)).toBe(1200);
    expect(top?.frame.at[0]).toBe(0);
  });

  test("[EV-04] a gap makes two worktops, and a run longer than a slab is split between units", () => {
    const apart = kitchen(
      { id: "a", article: "BASE-1D-600", x: 0 },
      { id: "b", article: "BASE-1D-600", x: 1400 },
    );
    expect(worktops(apart)).toHaveLength(2);
    const long = kitchen(
      ...[0, 1, 2, 3, 4, 5].map((n) => ({ id: `r${n}`, article: "BASE-1D-600", x: n * 600 })),
    );
    expect(worktops(long).map((top) => top.automatic?.members.length)).toEqual([5, 1]);
    expect(worktops(long).reduce((sum, top) => sum + Number(lengthOf(top)), 0)).toBe(3600 + 20);
  });

  test("[EV-04] two runs that meet in a corner join: one goes through, the other butts against its front edge", () => {
    const project = kitchen(
      { id: "corner", article: cornerUnit(), x: 0, choices: { SIDE: "L" } },
      // Along wall D, from the corner's filler; its X runs up the wall, towards smaller Z.
      { id: "side", article: "BASE-1D-600", x: 0, z: 620 + 600, rotY: 90 },
    );
    const [through, butted] = worktops(project);
    expect(through?.automatic?.members).toEqual(["corner"]);
    expect(butted?.automatic?.members).toEqual(["side"]);
    const front = 600;
    const reach = 620 - front;
    expect(lengthOf(butted!)).toBe(600 + reach + 20);
  });

  test("[EV-04] an edit of a generated row survives while its members stay, even when the run grows or its first unit is removed", () => {
    const finish = cucina
      .evaluate({ model: MODEL, article: "WT-LIN", header: {}, choices: {} })
      .views()
      .find(({ code }) => code === "WTFIN")
      ?.options?.find(({ refusal }, index) => index > 0 && !refusal)?.code;
    const [top] = worktops(threeBases());
    const members = top!.automatic!.members;
    let project = accepted(
      editAutomaticRow(threeBases(), { row: top!.row.id, members, choices: { WTFIN: finish! } }),
    );
    project = withRow(project, { id: "d", article: "BASE-1D-600", x: 3100 });
    expect(worktops(project)[0]?.row.id).toBe(top?.row.id);
    expect(worktops(project)[0]?.article.values.WTFIN).toBe(finish);
    project = accepted(removeRows(project, { rows: ["a"] }));
    expect(worktops(project)[0]?.article.values.WTFIN).toBe(finish);
  });

  test("[EV-04] a removed worktop stays removed, the plinth stays", () => {
    const [top] = worktops(threeBases());
    const members = top!.automatic!.members;
    const project = accepted(removeAutomaticRow(threeBases(), { row: top!.row.id, members }));
    expect(worktops(project)).toEqual([]);
    expect(evaluate(project).rows.some(({ automatic }) => automatic?.rule === "AUTO-PLINTH")).toBe(true);
  });

  test("[EV-04] the order of the rows does not change what is generated", () => {
    const project = threeBases();
    const reversed = { ...project, rows: [...project.rows].reverse() };
    const shape = (of: Project) =>
      worktops(of).map((top) => [top.frame, lengthOf(top), top.automatic?.members]);
    expect(shape(reversed)).toEqual(shape(project));
  });
});

function cornerUnit(): string {
  return searchCatalogue(cucina, "blind corner")[0]!.entry.code;
}
