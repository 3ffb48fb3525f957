import { describe, expect, test } from "vitest";
import { demoFiles, demoWith, published } from "../catalogue/testing/demo-home.ts";
import { examineCatalogue, publishCatalogue } from "./index.ts";

const faultsOf = (files: ReadonlyMap<string, string>) => {
  const result = publishCatalogue(files);
  expect("catalogue" in result, "a broken catalogue is not published").toBe(false);
  return result.ok ? [] : result.faults;
};

test("[CA-08] the worked example is published and its golden tests pass", () => {
  const { catalogue, priceLists, tests } = published();
  expect(catalogue.code).toBe("DEMO");
  expect(Object.keys(catalogue.articles)).toEqual(["BASE-1D", "WR-FRAME", "WT-LIN", "WI-DOOR"]);
  expect(priceLists.map(({ code }) => code)).toEqual(["LIST01"]);
  expect(tests.map(({ name, differences }) => [name, differences])).toEqual([
    ["default base 600 from the ARIA header", []],
    ["off-size width, high, glass refused above 600", []],
    ["melamine cannot be off-size, the width snaps to the step", []],
    ["wardrobe with two sections", []],
    ["wardrobe whose sections do not fill the width", []],
  ]);
});

describe("[CA-08] seeded authoring mistakes are reported where they stand", () => {
  type Edit = readonly [file: string, from: string, to: string];
  /** `on` is a text of the line that the fault must name, if that is not the edited text. */
  type Expected = { file?: string; on?: string; code: string; message: RegExp; suggestion?: string };
  test.each<[string, Edit, Expected]>([
    [
      "unknown variable",
      ["articles/BASE-1D.yaml", "IW: W - 2 * T", "IW: WIDHT - 2 * T"],
      { code: "E_NAME", message: /no variable, constant or calculation 'WIDHT'/ },
    ],
    [
      "unknown function",
      ["articles/BASE-1D.yaml", "floor((IH", "flor((IH"],
      { code: "E_FUNC", message: /'flor'/, suggestion: "floor" },
    ],
    [
      "unknown attribute",
      ["articles/BASE-1D.yaml", "keys: [W, FIN.pg]", "keys: [W, FIN.pgg]"],
      { code: "E_ATTR", message: /no attribute 'pgg'/, suggestion: "pg" },
    ],
    [
      "value that no option has",
      ["articles/BASE-1D.yaml", 'FIN.group != "MEL"', 'FIN.group != "MELL"'],
      {
        code: "E_OPT",
        message: /'MELL' is not a value of FIN.group \(MEL, LAC, VEN\)/,
        suggestion: "MEL",
      },
    ],
    [
      "default that is no option",
      ["variables.yaml", "default: BAR", "default: BARR"],
      { code: "E_OPT", message: /'BARR' is not an option/, suggestion: "BAR" },
    ],
    [
      "missing matrix",
      ["articles/BASE-1D.yaml", "{ matrix: BASE1,", "{ matrix: BASE2,"],
      { code: "E_MATRIX", message: /LIST01 has no matrix BASE2/, suggestion: "BASE1" },
    ],
    [
      "type mistake",
      ["articles/BASE-1D.yaml", "visible: SHQ > 0", "visible: SHQ + 1"],
      { code: "E_TYPE", message: /gives a number, but a condition belongs here/ },
    ],
    [
      "circle",
      ["articles/BASE-1D.yaml", "IH: HGT - 2 * T", "IH: HGT - 2 * T - SHQ"],
      { on: "cod: SHQ", code: "E_CYCLE", message: /circular rule: SHQ -> IH -> SHQ/ },
    ],
    [
      "formula that ends too early",
      ["articles/BASE-1D.yaml", "IW: W - 2 * T", "IW: W - 2 *"],
      { code: "E_SYNTAX", message: /ends too early/ },
    ],
    [
      "misspelt key",
      ["articles/BASE-1D.yaml", "mandatory: true", "mandatry: true"],
      { code: "E_SCHEMA", message: /'mandatry' is not part of the format/, suggestion: "mandatory" },
    ],
    [
      "broken YAML",
      ["articles/BASE-1D.yaml", "tags: [base]", "tags: [base"],
      { on: "mount: floor", code: "E_YAML", message: /./ },
    ],
    [
      "amount with a comma in CSV",
      ["prices/LIST01/base1.csv", "600,171.00,236.50,298.00", '600,171.00,"236,50",298.00'],
      {
        file: "prices/LIST01/base1.csv",
        code: "E_PRICE",
        message: /'236,50'/,
        suggestion: "236.50",
      },
    ],
    [
      "unknown variable in a surcharge's CSV",
      ["prices/LIST01/surcharges.csv", "DEPTH,DPT < 560", "DEPTH,DTP < 560"],
      { file: "prices/LIST01/surcharges.csv", code: "E_NAME", message: /'DTP'/, suggestion: "DPT" },
    ],
    [
      "part type that is not evaluated",
      ["articles/BASE-1D.yaml", "type: cylinder", "type: sphere"],
      {
        code: "E_SCHEMA",
        message: /'sphere' is not one of panel, box, cylinder, revolution, extrusion, mesh, macro/,
      },
    ],
    [
      "preset that is no variable of the article",
      ["models/ARIA.tree.yaml", "preset: { W: 450 }", "preset: { WW: 450 }"],
      { file: "models/ARIA.tree.yaml", code: "E_NAME", message: /no variable 'WW'/ },
    ],
    [
      "title that follows a variable without a value in the preset",
      ["models/ARIA.tree.yaml", "preset: { W: 450 }", "preset: { W: 450 }, des: { en: 'Base {D}' }"],
      { file: "models/ARIA.tree.yaml", code: "E_NAME", message: /the preset gives no number for it/ },
    ],
    [
      "tree entry without its rule",
      ["models/ARIA.tree.yaml", "neutro: WR-FRAME", "neutro: WR-FRAM"],
      { file: "models/ARIA.tree.yaml", code: "E_NAME", message: /WR-FRAM/, suggestion: "WR-FRAME" },
    ],
    [
      "article that has no file",
      ["catalogue.yaml", "articles: [BASE-1D,", "articles: [BASE-2D, BASE-1D,"],
      {
        file: "catalogue.yaml",
        code: "E_FILE",
        message: /no file articles\/BASE-2D.yaml/,
        suggestion: "articles/BASE-1D.yaml",
      },
    ],
    [
      "file that nothing refers to",
      ["catalogue.yaml", "galleries: [G-LINE3]", "galleries: []"],
      { file: "galleries/G-LINE3.yaml", on: "G-LINE3", code: "E_UNUSED", message: /nothing refers/ },
    ],
    [
      "golden test that does not hold",
      ["tests/base-1d.yaml", 'total: "392.86"', 'total: "392.87"'],
      { file: "tests/base-1d.yaml", code: "E_TEST", message: /total is 392.86, expected 392.87/ },
    ],
  ])("%s", (_, edit, { file = edit[0], on = edit[2], code, message, suggestion }) => {
    const files = demoWith(edit);
    const faults = faultsOf(files);
    const line =
      files
        .get(file)!
        .split("\n")
        .findIndex((text) => text.includes(on)) + 1;
    expect(line).toBeGreaterThan(0);
    const found = faults.find((fault) => fault.code === code && fault.file === file);
    expect(found, JSON.stringify(faults)).toBeDefined();
    expect(found!.line, JSON.stringify(faults)).toBe(line);
    expect(found!.column).toBeGreaterThan(0);
    expect(found!.message).toMatch(message);
    expect(found!.suggestion).toBe(suggestion);
    expect(faults.length, JSON.stringify(faults)).toBeLessThan(5);
  });
});

test("[CA-08] many mistakes are reported in one run, by file and line", () => {
  const faults = faultsOf(
    demoWith(
      ["articles/BASE-1D.yaml", "IW: W - 2 * T", "IW: WIDTH - 2 * T"],
      ["articles/WR-FRAME.yaml", "NS: count(CLOSETSTRUCT)", "NS: cuont(CLOSETSTRUCT)"],
      ["prices/LIST01/surcharges.csv", "HGT > 750", "HHGT > 750"],
    ),
  );
  expect(faults.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      "articles/BASE-1D.yaml",
      "articles/WR-FRAME.yaml",
      "prices/LIST01/surcharges.csv",
    ]),
  );
  const order = faults.map(({ file, line }) => `${file}:${String(line).padStart(5)}`);
  expect(order).toEqual([...order].sort());
});

test("the column of a fault points at the character of the formula, in YAML and in CSV", () => {
  const column = (file: string, from: string, to: string, wrong: string) => {
    const files = demoWith([file, from, to]);
    const [fault] = faultsOf(files);
    const line = files.get(file)!.split("\n")[fault!.line - 1]!;
    expect(line.slice(fault!.column - 1, fault!.column - 1 + wrong.length), line).toBe(wrong);
  };
  column("articles/BASE-1D.yaml", "IW: W - 2 * T", "IW: W - 2 * XX", "XX");
  column("articles/BASE-1D.yaml", 'max: "floor((IH', 'max: "floor((XX', "XX");
  column("articles/BASE-1D.yaml", "BS1{W:0000}{DPT:000}", "BS1{W:0000}{XX:000}", "XX");
  column("prices/LIST01/surcharges.csv", "HEIGHT,HGT > 750", "HEIGHT,1 > XX", "XX");
});

test("the bundle is plain JSON and does not depend on the order of the files", () => {
  const once = published();
  const again = published(new Map([...demoFiles()].reverse()));
  expect(JSON.parse(JSON.stringify(once.catalogue))).toEqual(once.catalogue);
  expect(JSON.stringify(again.catalogue)).toBe(JSON.stringify(once.catalogue));
  expect(JSON.stringify(again.priceLists)).toBe(JSON.stringify(once.priceLists));
});

test("hostile files end in faults, never in a hang or an exception", () => {
  const bomb = `a: &a [1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b]\n`;
  for (const text of [
    bomb,
    "",
    "[",
    "- - - -",
    "\u0000",
    "format: 1",
    "42",
    "a: ".repeat(5000),
    "{".repeat(20_000),
    "x".repeat(3_000_000),
  ]) {
    for (const file of [
      "catalogue.yaml",
      "variables.yaml",
      "articles/BASE-1D.yaml",
      "models/ARIA.tree.yaml",
    ]) {
      const files = demoFiles();
      files.set(file, text);
      expect(publishCatalogue(files).ok, `${file} ${text.slice(0, 10)}`).toBe(false);
    }
  }
  for (const text of [
    "",
    '"',
    "cod\n",
    "cod,cod\nA,B",
    "price\n1",
    "cod,price\nX,1e5",
    `cod,price\n${"A".repeat(1e6)}`,
  ]) {
    const files = demoFiles();
    files.set("prices/LIST01/items.csv", text);
    expect(publishCatalogue(files).ok, text.slice(0, 20)).toBe(false);
  }
  expect(faultsOf(new Map()).map(({ code }) => code)).toEqual(["E_FILE"]);
});

test("a derived price list is its base times a factor, exactly, and keeps what it writes itself", () => {
  const files = demoWith(["catalogue.yaml", "priceLists: [LIST01]", "priceLists: [LIST01, LIST02]"]);
  files.set(
    "prices/LIST02/list.yaml",
    [
      "cod: LIST02",
      "des: {it: Listino CHF, en: Swiss list}",
      "currency: CHF",
      'validFrom: "2026-01-01"',
      "base: {list: LIST01, factor: '1.035'}",
      "rounding: {unit: '0.05'}",
      "items: own.csv",
    ].join("\n"),
  );
  files.set("prices/LIST02/own.csv", "cod,price\nGOLA,40.00\n");
  const list = published(files).priceLists[1]!;
  expect(list.items.HB160).toBe("15.0075");
  expect(list.items.GOLA).toBe("40.00");
  expect(list.matrices.BASE1?.cells[0]).toEqual(["132.48", "176.985", "221.49"]);
  expect(list.matrices.SHELF?.cells[2]).toEqual(["15.939", null]);
  expect(list.surcharges.map(({ kind, value }) => [kind, value])).toEqual([
    ["percent", "4"],
    ["percent", "-8"],
    ["percent", "15"],
    ["fixed", "25.875"],
  ]);
  expect(list.derivedFrom).toEqual({ list: "LIST01", factor: "1.035" });
});

test("[CA-08] synonyms are held against the articles, the languages and each other", () => {
  const declared = demoWith([
    "catalogue.yaml",
    "services: services.yaml",
    "services: services.yaml\nsynonyms: synonyms.yaml",
  ]);
  const synonymsOf = (text: string) => declared.set("synonyms.yaml", text);
  expect(
    published(synonymsOf("- {words: {en: [cupboard], it: [credenza]}, articles: [BASE-1D, WR-1800]}\n"))
      .catalogue.synonyms,
  ).toEqual([{ words: { en: ["cupboard"], it: ["credenza"] }, articles: ["BASE-1D", "WR-1800"] }]);
  const faults = faultsOf(
    synonymsOf(
      [
        "- words: {en: [cupboard, '--'], fr: [armoire]}",
        "  articles: [BASE-1, BASE-1D, BASE-1D]",
        "- words: {en: [Cupboard]}",
        "  articles: [WR-FRAME]",
        "- words: {en: []}",
        "  articles: []",
        "",
      ].join("\n"),
    ),
  );
  expect(faults.map(({ line, code, suggestion }) => [line, code, suggestion])).toEqual([
    [1, "E_SCHEMA", undefined],
    [1, "E_LANG", undefined],
    [2, "E_NAME", "BASE-1D"],
    [2, "E_DUPLICATE", undefined],
    [3, "E_DUPLICATE", undefined],
    [5, "E_SCHEMA", undefined],
    [6, "E_SCHEMA", undefined],
  ]);
});

test("materials are held against options and parts", () => {
  const files = demoWith([
    "catalogue.yaml",
    "services: services.yaml",
    "services: services.yaml\nmaterials: materials.yaml",
  ]);
  files.set(
    "materials.yaml",
    "- {cod: mel_white, color: '#f4f4f2', pattern: plain}\n- {cod: metal, color: '#c8c8c8', metalness: 1}\n",
  );
  const faults = faultsOf(files);
  expect(
    faults.some(({ file, line, code }) => file === "options/fin.csv" && line === 3 && code === "E_MATERIAL"),
  ).toBe(true);
});

test("[CA-08] the doctor finds a blanked price, a rule that fails and an option that is never allowed", () => {
  const healthy = published();
  expect(examineCatalogue(healthy.catalogue, healthy.priceLists, 300)).toEqual([]);
  const ill = published(
    demoWith(
      ["prices/LIST01/base1.csv", "750,203.00,284.00,352.00", "750,203.00,284.00,"],
      ["articles/BASE-1D.yaml", "IW: W - 2 * T", "IW: W - 2 * T + 0 / (SHQ - 3)"],
      ["articles/WT-LIN.yaml", "LEN <= 3050", "LEN + 1 <= 50"],
    ),
  );
  const findings = examineCatalogue(ill.catalogue, ill.priceLists, 300);
  expect([...new Set(findings.map(({ neutro, kind }) => `${neutro} ${kind}`))].sort()).toEqual([
    "BASE-1D failure",
    "BASE-1D unpriced",
    "WT-LIN unreachable",
  ]);
  expect(findings.find(({ kind }) => kind === "unpriced")?.example).toMatchObject({ FIN: "VO" });
});
