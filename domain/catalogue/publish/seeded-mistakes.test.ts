import { expect, test } from "vitest";
import { publishCatalogue } from "../publish.ts";
import { demoFiles } from "../testing/demo-home.ts";

interface Mistake {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Text of the line that must be named; absent: `to`. */
  readonly on?: string;
  readonly code: string;
  readonly says: RegExp;
  readonly meant?: string;
}

const BASE = "articles/BASE-1D.yaml";
const PRICES = "prices/LIST01";
const MISTAKES: readonly Mistake[] = [
  {
    what: "file that is not there",
    file: "catalogue.yaml",
    from: "[BASE-1D,",
    to: "[BASE-1DD, BASE-1D,",
    code: "E_FILE",
    says: /no file articles\/BASE-1DD.yaml/,
    meant: "articles/BASE-1D.yaml",
  },
  {
    what: "default that is no option",
    file: "variables.yaml",
    from: "default: BAR",
    to: "default: BARR",
    code: "E_OPT",
    says: /'BARR' is not an option/,
    meant: "BAR",
  },
  {
    what: "value that is not allowed",
    file: "variables.yaml",
    from: "default: 720",
    to: "default: 730",
    code: "E_OPT",
    says: /730 is not one of 720, 780/,
  },
  {
    what: "duplicate code",
    file: "options/hnd.csv",
    from: "NONE,Senza",
    to: "GOLA,Doppia,Double,X,1,,\nNONE,Senza",
    on: "GOLA,Gola",
    code: "E_DUPLICATE",
    says: /option GOLA occurs twice/,
  },
  {
    what: "dates the wrong way round",
    file: "options/fin.csv",
    from: "lac_black,,",
    to: "lac_black,2026-12-31,2026-01-01",
    code: "E_DATE",
    says: /2026-01-01 is before 'from' 2026-12-31/,
  },
  {
    what: "no number in a table",
    file: "tables/hinges.csv",
    from: "1600,3",
    to: "1600,three",
    code: "E_CSV",
    says: /'three' is not a number/,
  },
  {
    what: "unknown attribute",
    file: "models/ARIA.yaml",
    from: "FIN.group",
    to: "FIN.grup",
    code: "E_ATTR",
    says: /no attribute 'grup'/,
    meant: "group",
  },
  {
    what: "unknown variant of a model",
    file: "models/ARIA.yaml",
    from: "HND: GOLA",
    to: "HDN: GOLA",
    code: "E_NAME",
    says: /no variable 'HDN'/,
    meant: "HND",
  },
  {
    what: "preset that the article lacks",
    file: "models/ARIA.tree.yaml",
    from: "W: 1800",
    to: "DPTH: 600",
    code: "E_NAME",
    says: /no variable 'DPTH'/,
    meant: "DPT",
  },
  {
    what: "two articles of one code",
    file: "models/ARIA.tree.yaml",
    from: "- cod: WARDROBE",
    to: "    - { cod: BASE-1D-60, neutro: BASE-1D, preset: { W: 900 } }\n- cod: WARDROBE",
    on: "{ W: 900 }",
    code: "E_DUPLICATE",
    says: /BASE-1D-60 occurs twice/,
  },
  {
    what: "unknown variable",
    file: BASE,
    from: "IW: W - 2 * T",
    to: "IW: DPHT - 2 * T",
    code: "E_NAME",
    says: /'DPHT'/,
    meant: "DPT",
  },
  {
    what: "unknown function",
    file: BASE,
    from: "floor((IH",
    to: "flor((IH",
    code: "E_FUNC",
    says: /'flor'/,
    meant: "floor",
  },
  {
    what: "attribute in a price key",
    file: BASE,
    from: "FIN.pg]",
    to: "FIN.pgg]",
    code: "E_ATTR",
    says: /'pgg'/,
    meant: "pg",
  },
  {
    what: "value that no option has",
    file: BASE,
    from: 'FIN.group != "MEL"',
    to: 'FIN.group != "MELL"',
    code: "E_OPT",
    says: /'MELL' is not a value of FIN.group/,
    meant: "MEL",
  },
  {
    what: "type mistake",
    file: BASE,
    from: "visible: SHQ > 0",
    to: "visible: SHQ + 1",
    code: "E_TYPE",
    says: /gives a number, but a condition/,
  },
  {
    what: "unreachable option",
    file: BASE,
    from: "when: W <= 600",
    to: "when: W > 2000",
    code: "E_UNREACHABLE",
    says: /option GLS can never be chosen/,
  },
  {
    what: "constraint that nothing yields to",
    file: BASE,
    from: "gives: HND",
    to: "gives: HDN",
    code: "E_NAME",
    says: /no variable 'HDN'/,
    meant: "HND",
  },
  {
    what: "hostile formula",
    file: BASE,
    from: "FW: W - 2 * GAP",
    to: `FW: ${"(".repeat(300)}W${")".repeat(300)}`,
    code: "E_SYNTAX",
    says: /too large or nested too deeply/,
  },
  {
    what: "misspelt key",
    file: BASE,
    from: "at: [T, PLH, 0],",
    to: "att: [T, PLH, 0],",
    code: "E_SCHEMA",
    says: /'att' is not part of the format/,
    meant: "at",
  },
  {
    what: "missing translation",
    file: BASE,
    from: "because: { it: Apertura anta, en: Door swing }",
    to: "because: { en: Door swing }",
    code: "E_LANG",
    says: /missing in 'it'/,
  },
  {
    what: "unknown matrix",
    file: BASE,
    from: "matrix: SHELF,",
    to: "matrix: SHELFS,",
    code: "E_MATRIX",
    says: /no matrix SHELFS/,
    meant: "SHELF",
  },
  {
    what: "unknown surcharge",
    file: BASE,
    from: "[HEIGHT, DEPTH,",
    to: "[HIGHT, DEPTH,",
    code: "E_SURCHARGE",
    says: /no surcharge HIGHT/,
    meant: "HEIGHT",
  },
  {
    what: "text that is never closed",
    file: BASE,
    from: '"SH{SHMAT}{W:0000}"',
    to: '"SH{SHMAT}{W:0000"',
    code: "E_SYNTAX",
    says: /'\{' is never closed/,
  },
  {
    what: "circle",
    file: "articles/WR-FRAME.yaml",
    from: "NS: count(CLOSETSTRUCT)",
    to: "NS: count(CLOSETSTRUCT) + 0 * USED",
    code: "E_CYCLE",
    says: /circular rule: NS -> USED -> NS/,
  },
  {
    what: "undeclared dclass",
    file: "articles/WR-FRAME.yaml",
    from: "dclass: DIVIDER",
    to: "dclass: DIVIDR",
    code: "E_NAME",
    says: /DIVIDR is not declared/,
    meant: "DIVIDER",
  },
  {
    what: "default of a list",
    file: "articles/WR-FRAME.yaml",
    from: '"891|891"',
    to: '"891|wide"',
    code: "E_OPT",
    says: /w 'wide' is not a number/,
  },
  {
    what: "broken YAML",
    file: "articles/WT-LIN.yaml",
    from: "tags: [worktop]",
    to: "tags: [worktop",
    on: "mount: worktop",
    code: "E_YAML",
    says: /./,
  },
  {
    what: "opening without its size",
    file: "articles/WI-DOOR.yaml",
    from: "opening: { w: W, h: HGT, sill: 0 }\n",
    to: "",
    on: "mount: wall-opening",
    code: "E_SHAPE",
    says: /needs 'opening/,
  },
  {
    what: "unknown name in an automatic rule",
    file: "auto/AUTO-WORKTOP.yaml",
    from: "length + overhangStart",
    to: "lenght + overhangStart",
    code: "E_NAME",
    says: /'lenght'/,
    meant: "length",
  },
  {
    what: "snap to no row",
    file: "galleries/G-LINE3.yaml",
    from: "to: b, my",
    to: "to: d, my",
    code: "E_NAME",
    says: /'d' is not an earlier row/,
  },
  {
    what: "negative price",
    file: `${PRICES}/items.csv`,
    from: "HB160,14.50",
    to: "HB160,-14.50",
    code: "E_PRICE",
    says: /a price is not negative/,
    meant: "14.50",
  },
  {
    what: "amount with a comma",
    file: `${PRICES}/base1.csv`,
    from: "236.50",
    to: '"236,50"',
    code: "E_PRICE",
    says: /'236,50' is not an amount/,
    meant: "236.50",
  },
  {
    what: "item twice",
    file: `${PRICES}/items.csv`,
    from: "WF-BASE,120.00",
    to: "WF-BASE,120.00\nWF-BASE,125.00",
    on: "125.00",
    code: "E_DUPLICATE",
    says: /WF-BASE occurs twice/,
  },
  {
    what: "ragged CSV",
    file: `${PRICES}/wsec.csv`,
    from: "600,112.00,118.00,127.00",
    to: "600,112.00,118.00",
    code: "E_CSV",
    says: /3 cells, the header 4/,
  },
  {
    what: "kind of surcharge",
    file: `${PRICES}/surcharges.csv`,
    from: "560,percent",
    to: "560,procent",
    code: "E_CSV",
    says: /'procent' is not percent or fixed/,
    meant: "percent",
  },
  {
    what: "validity that is over before it starts",
    file: `${PRICES}/list.yaml`,
    from: "items: items.csv",
    to: 'validTo: "2025-12-31"\nitems: items.csv',
    on: "validTo",
    code: "E_DATE",
    says: /validTo is before validFrom/,
  },
  {
    what: "amount without quotes",
    file: "services.yaml",
    from: 'fixed: "80.00"',
    to: "fixed: 80",
    code: "E_SCHEMA",
    says: /amount in quotes/,
  },
];

test(`[CA-08] ${MISTAKES.length} seeded mistakes are all reported in one run, each at its line with what was meant, and nothing else is`, () => {
  const files = demoFiles();
  for (const { file, from, to, what } of MISTAKES) {
    const text = files.get(file)!;
    expect(text.includes(from), `${what}: ${file} has ${from}`).toBe(true);
    files.set(
      file,
      text.replace(from, () => to),
    );
  }
  const result = publishCatalogue(files);
  const faults = result.ok ? [] : [...result.faults];
  for (const { what, file, to, on = to, code, says, meant } of MISTAKES) {
    const lines = files.get(file)!.split("\n");
    const line = lines.findIndex((text) => text.includes(on)) + 1;
    const found = faults.findIndex(
      (fault) => fault.file === file && fault.line === line && fault.code === code,
    );
    expect(
      found,
      `${what} at ${file}:${line}, of ${JSON.stringify(faults.filter((f) => f.file === file))}`,
    ).toBeGreaterThanOrEqual(0);
    const [fault] = faults.splice(found, 1);
    expect(fault!.message, what).toMatch(says);
    expect(fault!.suggestion, what).toBe(meant);
  }
  expect(faults).toEqual([]);
});

test.each([...demoFiles().keys()].filter((path) => !path.startsWith("tests/")))(
  "[CA-08] a file that cannot be read is the only thing that is wrong: %s",
  (path) => {
    const files = demoFiles();
    files.set(path, path.endsWith(".csv") ? `"${files.get(path)}` : `[${files.get(path)}`);
    const result = publishCatalogue(files);
    const faults = result.ok ? [] : result.faults;
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter(({ file }) => file !== path)).toEqual([]);
  },
);

test.each<[string, string, string]>([
  ["variables.yaml", "kind: option,\n    des: { it: Finitura", "kind: optional,\n    des: { it: Finitura"],
  ["variables.yaml", "values: [60, 100, 150]", "values: [60, wide]"],
  ["options/fin.csv", "#f4f4f2", "white"],
  ["articles/BASE-1D.yaml", "min: 300", "minimum: 300"],
  ["articles/BASE-1D.yaml", "const: { T: 18,", "const: { T: thick,"],
  ["articles/BASE-1D.yaml", "IH: HGT - 2 * T", "IH: [HGT]"],
  ["articles/BASE-1D.yaml", "id: door,\n", "id: 7,\n"],
  ["articles/WR-FRAME.yaml", "fields: { w: num }", "fields: { w: number }"],
  ["models/ARIA.tree.yaml", "neutro: BASE-1D, preset: { W: 450 }", "neutr: BASE-1D, preset: { W: 450 }"],
  ["catalogue.yaml", "out: qty", "out: quantity"],
])("[CA-08] a mistake in a declaration is not repeated wherever it is used: %s, %s", (path, from, to) => {
  const files = demoFiles();
  const text = files.get(path)!;
  expect(text).toContain(from);
  files.set(path, text.replace(from, to));
  const result = publishCatalogue(files);
  const faults = result.ok ? [] : result.faults;
  expect(faults.length, JSON.stringify(faults)).toBeLessThanOrEqual(2);
  expect(faults.filter(({ file }) => file !== path)).toEqual([]);
});
