import { openCatalogue } from "@stanza/catalogue";
import { describe, expect, test } from "vitest";
import { demoFiles, openDemo, published } from "../../catalogue/testing/demo-home.ts";
import { examineCatalogue, publishCatalogue } from "../index.ts";

/** The demo with a second commercial model BORA (technical model KIT too) and overlays by file name. */
function filesWith(overlays: Readonly<Record<string, string>>) {
  const files = demoFiles();
  const edit = (path: string, from: string, to: string) => {
    const text = files.get(path)!;
    if (!text.includes(from)) throw new Error(`${path} lacks ${from}`);
    files.set(path, text.replace(from, to));
  };
  edit("catalogue.yaml", "models: [ARIA]", "models: [ARIA, BORA]");
  files.set(
    "models/BORA.yaml",
    files.get("models/ARIA.yaml")!.replaceAll("ARIA", "BORA").replace("fldef: true", "fldef: false"),
  );
  files.set("models/BORA.tree.yaml", files.get("models/ARIA.tree.yaml")!);
  files.delete("tests/base-1d.yaml");
  for (const [name, text] of Object.entries(overlays)) files.set(`articles/BASE-1D@${name}.yaml`, text);
  return files;
}

const article = (overlays: Readonly<Record<string, string>>, model = "ARIA", header = {}, choices = {}) =>
  openDemo(filesWith(overlays)).evaluate({ model, article: "BASE-1D-60", header, choices }).result;

const LAID = `
const: {TF: 22}
use: [{cod: HGT, default: 780, inherit: false}]
variables:
  - {cod: W, max: 1200}
  - {cod: LOCK, kind: boolean, default: false, des: {it: Serratura, en: Lock}}
calc: {HX: '30'}
constraints: [{id: C-KNOB-WIDE, remove: true}]
parts:
  - {id: door, material: glass_clear}
  - {id: leg, remove: true}
  - {id: lock, type: box, when: LOCK, size: [20, 20, 5]}
erp:
  - {id: main, cod: 'BORA{W:0000}'}
  - {id: lock, cod: LOCK, when: LOCK, price: {none: true}}
`;

describe("[CA-03] overlays by reg, model and commercial model", () => {
  test("an overlay changes, adds and takes away by code and id, for its commercial model alone", () => {
    const plain = article({ BORA: LAID });
    expect(plain.parts.some(({ id }) => id === "leg#1")).toBe(true);
    expect(plain.values).toMatchObject({ TF: 19, HGT: 720 });
    const laid = article({ BORA: LAID }, "BORA", {}, { W: 1100, HND: "KNOB", LOCK: true });
    expect(laid.neutro).toBe("BASE-1D");
    expect(laid.values).toMatchObject({ TF: 22, HGT: 780, W: 1100, HX: 30, HND: "KNOB", LOCK: true });
    expect(laid.parts.find(({ id }) => id === "door")).toMatchObject({
      material: "glass_clear",
      solid: { size: [1096, 776, 22] },
      open: { kind: "hinge" },
    });
    expect(laid.parts.some(({ id }) => id.startsWith("leg"))).toBe(false);
    expect(laid.parts.at(-1)?.id).toBe("lock");
    expect(laid.erpLines[0]).toMatchObject({ id: "main", code: "BORA1100", price: { matrix: "BASE1" } });
    expect(laid.erpLines.at(-1)?.code).toBe("LOCK");
  });

  test("the header's reg selects an overlay too; the model's overrides it, the commercial model's overrides both", () => {
    const overlays = {
      "STD-VEN": "{const: {TF: 23, TB: 9, GAP: 3}}",
      KIT: "{const: {TF: 24, TB: 10}}",
      BORA: "{const: {TF: 25}}",
    };
    const values = (model: string, FIN: string) => {
      const { TF, TB, GAP } = article(overlays, model, { FIN }).values;
      return [TF, TB, GAP];
    };
    expect(values("ARIA", "LB")).toEqual([24, 10, 2]);
    expect(values("ARIA", "VO")).toEqual([24, 10, 3]);
    expect(values("BORA", "LB")).toEqual([25, 10, 2]);
    expect(values("BORA", "VO")).toEqual([25, 10, 3]);
  });

  test("a surcharge's condition reads the values of the article with its overlay", () => {
    const { catalogue, priceLists } = published(filesWith({ BORA: LAID }));
    const open = openCatalogue(catalogue);
    const height = priceLists[0]!.surcharges.find(({ code }) => code === "HEIGHT")!;
    const laid = open.evaluate({ model: "BORA", article: "BASE-1D-60", header: {}, choices: {} }).result;
    expect(open.condition("BASE-1D", height.when)(laid.values)).toBe(true);
    expect(examineCatalogue(catalogue, priceLists, 200).filter(({ kind }) => kind === "failure")).toEqual([]);
  });
});

test("[CA-08] the doctor tries every article under each overlay, by reg too, and names the overlay of each finding", () => {
  const { catalogue, priceLists } = published(
    filesWith({
      "STD-VEN": "{calc: {SHPITCH: 'IH / (W - 600)'}}",
      BORA: "{use: [{cod: HND, only: HND != \"KNOB\"}], erp: [{id: handle, price: {item: 'NO-{HND.erp}'}}]}",
    }),
  );
  const findings = examineCatalogue(catalogue, priceLists, 300);
  expect([...new Set(findings.map(({ rule, kind, what }) => `${rule} ${kind} ${what}`))].sort()).toEqual([
    "BASE-1D@BORA unpriced GOLA in LIST01",
    "BASE-1D@BORA unpriced HB160 in LIST01",
    "BASE-1D@STD-VEN failure E_DIV0",
  ]);
});

describe("[CA-08] mistakes in overlays are reported in the overlay's file, once", () => {
  test.each<[string, Readonly<Record<string, string>>, RegExp, number, string | undefined]>([
    ["unknown name", { BORA: "const: {TF: 22}\ncalc:\n  FW: W - 2 * GAPP\n" }, /'GAPP'/, 3, "GAP"],
    ["part to remove", { BORA: "parts:\n  - {id: lag, remove: true}\n" }, /no 'lag' to remove/, 2, undefined],
    [
      "options",
      { BORA: "use:\n  - {cod: HND, options: options/fin.csv}\n" },
      /keeps the kind and the options/,
      2,
      "only",
    ],
    [
      "shape",
      { BORA: "parts:\n  - {id: door, materiall: glass}\n" },
      /'materiall' is not part of the format/,
      2,
      "material",
    ],
    [
      "incomplete new part",
      { BORA: "parts:\n  - {id: extra, type: box}\n" },
      /'size' is missing/,
      2,
      undefined,
    ],
    ["circle", { "STD-LAC": "calc:\n  IH: HGT - SHQ\n" }, /circular rule/, 0, undefined],
  ])("%s", (_, overlays, message, line, suggestion) => {
    const result = publishCatalogue(filesWith(overlays));
    const faults = result.ok ? [] : result.faults;
    const [fault] = faults.filter((candidate) => message.test(candidate.message));
    expect(fault, JSON.stringify(faults)).toBeDefined();
    if (line > 0)
      expect(fault).toMatchObject({ file: `articles/BASE-1D@${Object.keys(overlays)[0]}.yaml`, line });
    expect(fault?.suggestion).toBe(suggestion);
    expect(faults.length, JSON.stringify(faults)).toBe(1);
  });

  test("an overlay for an article that is not there", () => {
    const files = filesWith({});
    files.set("articles/BASE-2D@BORA.yaml", "const: {TF: 22}\n");
    const result = publishCatalogue(files);
    expect(result.ok ? [] : result.faults).toMatchObject([
      { file: "articles/BASE-2D@BORA.yaml", code: "E_NAME", suggestion: "BASE-1D" },
    ]);
  });
});
