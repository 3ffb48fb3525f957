import {
  accepted,
  addRoom,
  addRow,
  changeHeader,
  newProject,
  type Project,
  removeAutomaticRow,
  restoreAutomaticRow,
  useCatalogue,
} from "@stanza/project";
import { describe, expect, test } from "vitest";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { evaluateProject } from "../index.ts";
import { fillGap } from "./gap-filler.ts";
import { blocksSending, countFindings, preflight } from "./preflight.ts";
import { wallGaps } from "./wall-gaps.ts";

const catalogues = demoCatalogues();
const cucina = catalogues.get("CUCINA")!;
const MODEL = cucina.defaultModel().code;
/** Wide enough to cause no finding. */
const UNIT = "BASE-1D-600";

/** An empty rt1 room of 5 × 5 m: wall A runs along X at Z 0. */
function emptyRoom(): Project {
  const project = accepted(
    useCatalogue(newProject(), { catalogue: cucina.code, version: cucina.version, model: MODEL }),
  );
  const ids = ["room", "A", "B", "C", "D"];
  return accepted(addRoom(project, { template: "rt1", newId: () => ids.shift() ?? "more" }));
}

const stand = (project: Project, id: string, x: number, z = 0, article = UNIT): Project =>
  accepted(
    addRow(project, {
      id,
      catalogue: "CUCINA",
      model: MODEL,
      article,
      placement: { on: "room", at: [x, 0, z], rotY: 0 },
    }),
  );

/** Without fillers and end panels that make themselves. */
const unfitted = (project: Project): Project =>
  accepted(changeHeader(project, { catalogue: "CUCINA", model: MODEL, choices: { FIT: false } }));

const found = (project: Project, facts = {}) =>
  preflight(project, evaluateProject(project, catalogues), facts);
const kinds = (project: Project) => found(project).map(({ matter, rows }) => [matter.kind, ...rows]);
const gaps = (project: Project) => wallGaps(evaluateProject(project, catalogues), project.rooms);

describe("gaps without filler", () => {
  test("[CD-03] two units 200 mm apart leave a gap, which the catalogue's own filler closes in one step", () => {
    const project = stand(stand(emptyRoom(), "a", 1000), "b", 1800);
    const [gap, ...more] = gaps(project);
    expect(more).toEqual([]);
    expect(gap).toMatchObject({ wallName: "A", left: "a", right: "b", width: 200 });
    const fix = fillGap(gap!, project, evaluateProject(project, catalogues), catalogues);
    if (fix?.kind !== "insert") throw new Error("there is no filler");
    const closed = accepted(addRow(project, { id: "filler", ...fix.row }));
    expect(
      evaluateProject(closed, catalogues).rows.find(({ row }) => row.id === "filler")?.article.box[0],
    ).toBe(200);
    expect(kinds(closed)).toEqual([]);
  });

  test("a generated filler closes a gap; one that was removed is offered again", () => {
    const pair = stand(stand(emptyRoom(), "a", 1000), "b", 1700);
    const fitted = { catalogue: "CUCINA", model: MODEL, choices: { FIT: true } };
    const project = accepted(changeHeader(pair, fitted));
    expect(gaps(project)).toEqual([]);
    const generated = evaluateProject(project, catalogues).rows.find(
      ({ automatic }) => automatic?.rule === "AUTO-FILLER",
    );
    const without = accepted(removeAutomaticRow(project, { row: generated!.row.id, members: ["a", "b"] }));
    const [gap] = gaps(without);
    // The end panels that replace it close nothing.
    expect(gap).toMatchObject({ left: "a", right: "b" });
    const fix = fillGap(gap!, without, evaluateProject(without, catalogues), catalogues);
    expect(fix).toEqual({ kind: "restore", row: generated!.row.id });
    expect(gaps(accepted(restoreAutomaticRow(without, { row: generated!.row.id })))).toEqual([]);
  });

  test("the last unit 250 mm before the wall leaves a gap, 300 mm is a free place, 4 mm are play", () => {
    const before = (mm: number) =>
      gaps(unfitted(stand(emptyRoom(), "a", 5000 - 600 - mm))).map(({ right, width }) => [right, width]);
    expect(before(250)).toEqual([[null, 250]]);
    expect(before(300)).toEqual([]);
    expect(before(4)).toEqual([]);
  });

  test("a gap is reported once, and a filler wider than the catalogue's widest is not offered", () => {
    const project = stand(stand(stand(emptyRoom(), "b", 1880), "a", 1000), "c", 2480);
    const all = gaps(project);
    expect(all.map(({ key }) => key)).toEqual(["gap A a b"]);
    expect(fillGap(all[0]!, project, evaluateProject(project, catalogues), catalogues)).toBeNull();
  });

  test("a free-standing article has no gaps", () => {
    expect(gaps(stand(stand(emptyRoom(), "a", 1000, 2000), "b", 1800, 2000))).toEqual([]);
  });
});

describe("preflight", () => {
  test("a kitchen without faults has an empty list", () => {
    expect(found(stand(stand(emptyRoom(), "a", 1000), "b", 1600))).toEqual([]);
  });

  test("one list joins overlaps, prices, versions, open rooms and pictures, faults that must be fixed first", () => {
    const [room] = emptyRoom().rooms;
    const project = {
      ...stand(stand(emptyRoom(), "a", 1000), "b", 1500),
      rooms: [{ ...room!, openEnd: [0, 3000] as const }],
    };
    const all = found(project, {
      unpriced: [{ rowId: "a", lineId: "main", description: { en: "Unit" }, reason: { kind: "no-item" } }],
      updates: [
        { row: "b", state: "needsMigration" },
        { row: "a", state: "gone" },
      ],
      pictureIsStale: true,
      evaluationIsStale: true,
    });
    expect(all.map(({ urgency, matter }) => [urgency, matter.kind])).toEqual([
      ["mustFix", "stale"],
      ["mustFix", "unpriced"],
      ["mustFix", "gone"],
      ["mustFix", "overlap"],
      ["advice", "needsMigration"],
      ["advice", "openRoom"],
      ["advice", "picture"],
    ]);
    expect(countFindings(all)).toEqual({ mustFix: 4, advice: 3 });
    expect(all.find(({ matter }) => matter.kind === "overlap")).toMatchObject({ rows: ["a", "b"] });
  });

  test("a row whose article does not exist is reported once, as one that failed", () => {
    const project = stand(emptyRoom(), "a", 1000, 0, "NO-SUCH-ARTICLE");
    const unpriced = [{ rowId: "a", description: { en: "" }, reason: { kind: "row-failed" } }];
    expect(found(project, { unpriced }).map(({ key }) => key)).toEqual(["failed a"]);
  });

  test("a mandatory variant without a value must be chosen", () => {
    const project = stand(emptyRoom(), "a", 1000);
    const { rows, failed } = evaluateProject(project, catalogues);
    const asked = rows.map((row) => ({
      ...row,
      article: {
        ...row.article,
        variables: row.article.variables.map((one, i) =>
          i === 0 ? { ...one, mandatory: true, visible: true, value: "" } : one,
        ),
      },
    }));
    const [first] = preflight(project, { rows: asked.filter(({ automatic }) => !automatic), failed });
    expect(first).toMatchObject({ urgency: "mustFix", matter: { kind: "missing" }, rows: ["a"] });
  });

  test("a thousand rows are checked without a pause", () => {
    let project = emptyRoom();
    const { rows } = evaluateProject(stand(project, "a", 0), catalogues);
    const one = rows[0]!;
    const many = Array.from({ length: 1000 }, (_, i) => ({
      ...one,
      row: { ...one.row, id: `r${i}` },
      frame: { at: [(i % 250) * 610, 0, Math.floor(i / 250) * 700] as const, rotY: 0 },
    }));
    project = { ...project, rows: many.map(({ row }) => row) };
    const all = preflight(project, { rows: many, failed: [] });
    expect(all.length).toBeGreaterThan(0);
  });

  test("[PR-10] rows with outdated pictures are one piece of advice", () => {
    const project = stand(stand(emptyRoom(), "a", 1000), "b", 1600);
    const pictures = found(project, { stalePictures: ["a", "b"] }).filter(
      ({ matter }) => matter.kind === "rowPicture",
    );
    expect(pictures).toEqual([
      { key: "rowPicture", urgency: "advice", matter: { kind: "rowPicture" }, rows: ["a", "b"] },
    ]);
    expect(found(project).some(({ matter }) => matter.kind === "rowPicture")).toBe(false);
  });

  test("a row without price or result keeps an offer back; other findings may be signed off", () => {
    const project = stand(stand(emptyRoom(), "a", 1000), "b", 1300);
    const unpriced = [{ rowId: "a", description: { en: "Unit" }, reason: { kind: "no-price" } }];
    const all = found(project, { unpriced, evaluationIsStale: true }).filter(
      ({ urgency }) => urgency === "mustFix",
    );
    const held = new Set(all.filter(blocksSending).map(({ matter }) => matter.kind));
    const free = new Set(all.filter((one) => !blocksSending(one)).map(({ matter }) => matter.kind));
    expect([...held].sort()).toEqual(["stale", "unpriced"]);
    expect([...free]).toContain("overlap");
  });
});
