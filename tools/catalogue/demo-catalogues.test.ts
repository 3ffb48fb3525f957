import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClassificationNode } from "@stanza/catalogue";
import { arrangeGallery, type EvaluatedProject, evaluateProject, galleryScene } from "@stanza/evaluation";
import { type PriceBook, priceProject } from "@stanza/pricing";
import { accepted, addRoom, addRow, changeHeader, newProject, useCatalogue } from "@stanza/project";
import { examineCatalogue, publishCatalogue } from "@stanza/publish";
import { describe, expect, test } from "vitest";
import { type DemoName, demoCatalogue } from "../../fixtures/demo-catalogues.ts";
import { readCatalogueFolder } from "./read-catalogue-folder.ts";

const FURNITURE: readonly DemoName[] = ["cucina", "armadio", "soggiorno", "bagno", "muri"];
const NAMES: readonly DemoName[] = [...FURNITURE, "pertica", "luce", "smalto", "fuoco"];
const CATALOGUES = join(import.meta.dirname, "../../catalogues");
const LANGUAGES = ["it", "en", "de"];
/** A maker who writes all five languages of the program. */
const IN_FIVE: readonly DemoName[] = ["pertica"];
/** Random configurations of each article; the doctor of the tools tries a thousand. */
const ROUNDS = 60;

const entriesIn = (nodes: readonly ClassificationNode[]): readonly { code: string; neutro: string }[] =>
  nodes.flatMap(({ articles, nodes: below }) => [...articles, ...entriesIn(below)]);
const entriesOf = (name: DemoName) =>
  demoCatalogue(name).open.models.flatMap(({ code, tree }) =>
    entriesIn(tree).map((entry) => ({ model: code, ...entry })),
  );
const rulesOf = (name: DemoName) => Object.keys(demoCatalogue(name).bundle.articles);

function bookOf(name: DemoName, currency: string): PriceBook {
  const { open, priceLists } = demoCatalogue(name);
  const list = priceLists.find((candidate) => candidate.currency === currency)!;
  return { [open.code]: { list, condition: (neutro, when) => open.condition(neutro, when) } };
}

describe("[CA-09] the demo catalogues", () => {
  test("hold a kitchen of 60 articles and more, closets, living rooms, bathrooms, walls", () => {
    expect(rulesOf("cucina").length).toBeGreaterThanOrEqual(60);
    for (const name of FURNITURE) expect(rulesOf(name).length, name).toBeGreaterThanOrEqual(17);
    const has = (name: DemoName, ...neutri: readonly string[]) =>
      expect(rulesOf(name), name).toEqual(expect.arrayContaining([...neutri]));
    has("cucina", "BASE-CORNER", "BASE-LCOR", "BASE-DIAG", "ISL-DR", "WALL-LIFT", "TALL-LARDER", "PLINTH");
    has("cucina", "CORNICE", "PELMET", "FILLER", "END-PANEL", "SPLASH", "WT-LIN", "WT-ISL", "WT-CUT");
    has("armadio", "WR-2D", "WR-SL", "CL-FRAME", "IN-DRW", "IN-ROD", "IN-TROUS");
    has("soggiorno", "SYS-WALL", "SB-DOOR", "TV-PANEL", "TB-RECT", "CHAIR");
    has("bagno", "VAN-1D", "VAN-DBL", "MIRROR", "MIRCAB");
    has("muri", "WALL", "WI-DOOR-1", "WI-WIN-2", "COL-SQ", "COL-RD", "NICHE", "RAD-PANEL");
  });

  test("[CA-09] and what a kitchen is finished with: lights, tiles, stone worktops, appliances in two price families", () => {
    const has = (name: DemoName, ...neutri: readonly string[]) =>
      expect(rulesOf(name), name).toEqual(expect.arrayContaining([...neutri]));
    has("luce", "PEND", "PEND-BAR", "SPOT-REC", "TRACK", "STRIP", "SCONCE", "FLOOR-LAMP");
    has("smalto", "TILE", "TILE-DADO", "TRIM");
    has("fuoco", "OVEN", "COMPACT", "HOB-IND", "HOB-GAS", "HOB-VENT", "HOOD-WALL", "HOOD-IN", "HOOD-CEIL");
    has("fuoco", "DOWNDRAFT", "FRIDGE", "DISHW", "RANGE", "LAUNDRY");
    const { open } = demoCatalogue("cucina");
    const worktops = open
      .evaluate({ model: "CALCE", article: "WT-FREE", header: {}, choices: { LEN: 2000 } })
      .views()
      .find(({ code }) => code === "WTFIN");
    const materials = worktops?.options?.map(({ code }) => code);
    expect(materials).toEqual(expect.arrayContaining(["LO", "RO", "QB", "GN", "GG", "CM", "CC"]));
    const priceOf = (model: string) => {
      const article = demoCatalogue("fuoco").open.evaluate({
        model,
        article: "OV-PYRO",
        header: {},
        choices: {},
      });
      return article.result.erpLines[0]?.code;
    };
    expect([priceOf("LINEA"), priceOf("MAESTRA")]).toEqual(["FOPYROLIN", "FOPYROMAE"]);
  });

  test("sell every kind of kitchen appliance, sinks, taps and handles, each with a price", () => {
    const sold = new Set<string>();
    for (const { model, code } of entriesOf("cucina")) {
      if (code.startsWith("99")) continue;
      const { erpLines } = demoCatalogue("cucina").open.evaluate({
        model,
        article: code,
        header: {},
        choices: {},
      }).result;
      for (const line of erpLines) if (line.level === 0) sold.add(line.code);
    }
    const kinds = ["EOV", "EMW", "ECM", "EIN", "EIX", "EGA", "EHD", "ECH", "EIH", "EDW", "EDF", "EFR", "EFZ"];
    const more = ["EWC", "EFF", "ESB", "EUF", "ERC", "EWM", "EMF", "LV", "TP01", "TP02", "HK030"];
    for (const kind of [...kinds, ...more])
      expect(
        [...sold].some((code) => code.startsWith(kind)),
        kind,
      ).toBe(true);
  });

  test.each(NAMES)("%s speaks Italian, English and German everywhere", (name) => {
    const read = readCatalogueFolder(join(CATALOGUES, name));
    if (!read.ok) throw new Error(read.message);
    const { ok, warnings } = publishCatalogue(read.files);
    expect(ok).toBe(true);
    expect(warnings).toEqual([]);
    expect(demoCatalogue(name).open.languages).toEqual(
      IN_FIVE.includes(name) ? ["en", "it", "de", "fr", "es"] : LANGUAGES,
    );
  });

  test.each(NAMES)(
    "%s has price lists in euros, in dollars, and in francs, rounded to five centimes",
    (name) => {
      const { priceLists } = demoCatalogue(name);
      expect([...new Set(priceLists.map(({ currency }) => currency))].sort()).toEqual(["CHF", "EUR", "USD"]);
      expect(priceLists.find(({ currency }) => currency === "CHF")?.rounding).toMatchObject({ unit: "0.05" });
    },
  );

  test.each(NAMES)("%s has golden tests, with totals in every currency where it is sold", (name) => {
    const read = readCatalogueFolder(join(CATALOGUES, name));
    if (!read.ok) throw new Error(read.message);
    const { tests } = publishCatalogue(read.files);
    expect(tests.length).toBeGreaterThanOrEqual(FURNITURE.includes(name) ? 17 : rulesOf(name).length);
    const text = [...read.files].filter(([path]) => path.startsWith("tests/")).map(([, content]) => content);
    for (const { code } of demoCatalogue(name).priceLists) expect(text.join("\n")).toContain(`list: ${code}`);
  });

  test.each(NAMES)("every article of %s is sound as it is first inserted", (name) => {
    const { open, bundle } = demoCatalogue(name);
    const materials = new Set(bundle.materials.map(({ code }) => code));
    for (const { model, code } of entriesOf(name)) {
      if (code.startsWith("99")) continue;
      const { box, parts, problems, plan } = open.evaluate({
        model,
        article: code,
        header: {},
        choices: {},
      }).result;
      const errors = problems.filter(
        ({ severity, code: problem }) => severity === "error" && problem !== "EDGE_MISSING",
      );
      expect(errors, code).toEqual([]);
      expect(Math.min(...box), code).toBeGreaterThan(0);
      expect(plan.length, code).toBeGreaterThan(0);
      expect(
        parts.filter(({ material }) => material !== "" && !materials.has(material)).map(({ id }) => id),
        code,
      ).toEqual([]);
    }
  });

  test.each(NAMES)("the doctor finds nothing wrong with %s", (name) => {
    const { bundle, priceLists } = demoCatalogue(name);
    const findings = examineCatalogue(bundle, priceLists, ROUNDS);
    expect(findings.filter(({ kind }) => kind !== "unreachable")).toEqual([]);
  });

  test("are furnished in eight galleries and more, every row of them priced in every currency", () => {
    const galleries = NAMES.flatMap((name) =>
      demoCatalogue(name).open.galleries.map((gallery) => ({ name, gallery })),
    );
    expect(galleries.length).toBeGreaterThanOrEqual(8);
    for (const { name, gallery } of galleries) {
      const { open } = demoCatalogue(name);
      const { evaluated } = galleryScene(open, arrangeGallery(open, gallery));
      expect(evaluated.failed, gallery.code).toEqual([]);
      for (const currency of ["EUR", "CHF", "USD"] as const) {
        const priced = priceProject(evaluated, bookOf(name, currency), { currency });
        expect(priced.unpriced, `${gallery.code} ${currency}`).toEqual([]);
      }
    }
  });
});

/** Base units along the back wall of a room 3 m wide, a hob over the second. */
function kitchenBesideWalls(): EvaluatedProject {
  const { open } = demoCatalogue("cucina");
  const of = { catalogue: "CUCINA", model: "CALCE" };
  let project = accepted(useCatalogue(newProject(), { ...of, version: open.version }));
  let next = 0;
  project = accepted(
    addRoom(project, { template: "rt1", dimensions: [3000, 3000], newId: () => `wall${next++}` }),
  );
  project = accepted(changeHeader(project, { ...of, choices: { FIT: true, CORN: "BOTH" } }));
  const rows = [
    ["unit", "BASE-DR-900", [60, 0, 0]],
    ["hobbase", "BASE-HOB-900", [960, 0, 0]],
    ["hob", "APP-HOB-IN80", [1010, 918, 40]],
    ["wall", "WALL-2D-900", [960, 1450, 0]],
  ] as const;
  for (const [id, article, at] of rows)
    project = accepted(
      addRow(project, { id, ...of, article, choices: {}, placement: { on: "room", at, rotY: 0 } }),
    );
  return evaluateProject(project, new Map([["CUCINA", open]]));
}

test("[CA-09] the kitchen makes rows of all four kinds, each a priced line: worktop, plinth, cornice, pelmet, filler, end panel, cut-out", () => {
  const { open } = demoCatalogue("cucina");
  expect(new Set(open.automaticRules.map(({ kind }) => kind))).toEqual(
    new Set(["run", "gap", "end", "cutout"]),
  );
  const evaluated = kitchenBesideWalls();
  const priced = priceProject(evaluated, bookOf("cucina", "EUR"), { currency: "EUR" });
  const made = evaluated.rows.flatMap(({ row, automatic }) => {
    const { total } = priced.rows.find(({ rowId }) => rowId === row.id)!;
    return automatic ? [[automatic.rule, Number(total) > 0]] : [];
  });
  expect(made.sort()).toEqual([
    ["AUTO-CORNICE", true],
    ["AUTO-CUT", true],
    ["AUTO-END", true],
    ["AUTO-FILLER", true],
    ["AUTO-PELMET", true],
    ["AUTO-PLINTH", true],
    ["AUTO-WORKTOP", true],
  ]);
  const worktop = evaluated.rows.find(({ automatic }) => automatic?.rule === "AUTO-WORKTOP")!.article;
  expect(worktop.values.LEN).toBe(1880);
  expect(worktop.parts.filter(({ id }) => id.startsWith("top")).length, "slab on both sides of the hob").toBe(
    2,
  );
});

test("[CA-07] the wall catalogue's default rule, of type 999, is that of an article of the walls catalogue", () => {
  const walls = JSON.parse(
    readFileSync(join(CATALOGUES, "../customers/demo/walls.json"), "utf8"),
  ) as readonly { type: number; des: object; rule: readonly { cod: string; value: string | number }[] }[];
  expect(walls.map(({ type }) => type)).toContain(999);
  const { open } = demoCatalogue("muri");
  for (const { type, des, rule } of walls) {
    const { description } = open.article(`WALL-${type}`, "MURI")!;
    expect(Object.keys(des), String(type)).toEqual(expect.arrayContaining(Object.keys(description)));
    const { values } = open.evaluate({
      model: "MURI",
      article: `WALL-${type}`,
      header: {},
      choices: {},
    }).result;
    expect(values.WTYPE).toBe(type);
    for (const { cod, value } of rule) expect(values[cod], `${type} ${cod}`).toBe(value);
  }
});
