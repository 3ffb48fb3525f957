import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogueFolder } from "../../tools/catalogue/read-catalogue-folder.ts";
import { demoFiles } from "../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "./index.ts";

/** A deliberate mistake of `fixtures/catalogues/faulty`. */
interface Mistake {
  readonly what: string;
  readonly file: string;
  /** Text of the line that the fault must name. */
  readonly on: string;
  readonly code: string;
  readonly says: RegExp;
  readonly meant?: string;
}

const MISTAKES: readonly Mistake[] = [
  {
    what: "unknown variable",
    file: "articles/BASE-1D.yaml",
    on: "IW: DPHT - 2 * T",
    code: "E_NAME",
    says: /'DPHT'/,
    meant: "DPT",
  },
  {
    what: "unknown function",
    file: "articles/BASE-1D.yaml",
    on: "flor((IH",
    code: "E_FUNC",
    says: /'flor'/,
    meant: "floor",
  },
  {
    what: "attribute in a price key",
    file: "articles/BASE-1D.yaml",
    on: "FIN.pgg]",
    code: "E_ATTR",
    says: /'pgg'/,
    meant: "pg",
  },
  {
    what: "value that no option has",
    file: "articles/BASE-1D.yaml",
    on: 'FIN.group != "MELL"',
    code: "E_OPT",
    says: /'MELL' is not a value of FIN.group/,
    meant: "MEL",
  },
  {
    what: "type mistake",
    file: "articles/BASE-1D.yaml",
    on: "visible: SHQ + 1",
    code: "E_TYPE",
    says: /gives a number, but a condition/,
  },
  {
    what: "unreachable option",
    file: "articles/BASE-1D.yaml",
    on: "when: W > 2000",
    code: "E_UNREACHABLE",
    says: /option GLS can never be chosen/,
  },
  {
    what: "constraint that nothing yields to",
    file: "articles/BASE-1D.yaml",
    on: "gives: HDN",
    code: "E_NAME",
    says: /no variable 'HDN'/,
    meant: "HND",
  },
  {
    what: "hostile formula",
    file: "articles/BASE-1D.yaml",
    on: "FW: (((((",
    code: "E_SYNTAX",
    says: /too large or nested too deeply/,
  },
  {
    what: "misspelt key",
    file: "articles/BASE-1D.yaml",
    on: "att: [T, PLH, 0],",
    code: "E_SCHEMA",
    says: /'att' is not part of the format/,
    meant: "at",
  },
  {
    what: "missing translation",
    file: "articles/BASE-1D.yaml",
    on: "because: { en: Door swing }",
    code: "E_LANG",
    says: /missing in 'it'/,
  },
  {
    what: "unknown matrix",
    file: "articles/BASE-1D.yaml",
    on: "matrix: SHELFS,",
    code: "E_MATRIX",
    says: /no matrix SHELFS/,
    meant: "SHELF",
  },
  {
    what: "unknown surcharge",
    file: "articles/BASE-1D.yaml",
    on: "[HIGHT, DEPTH,",
    code: "E_SURCHARGE",
    says: /no surcharge HIGHT/,
    meant: "HEIGHT",
  },
  {
    what: "text that is never closed",
    file: "articles/BASE-1D.yaml",
    on: '"SH{SHMAT}{W:0000"',
    code: "E_SYNTAX",
    says: /'\{' is never closed/,
  },
  {
    what: "language that the catalogue does not have",
    file: "articles/BASE-1D.yaml",
    on: "Unterschrank mit einer Tür",
    code: "E_LANG",
    says: /'de' is not a language of the catalogue/,
  },
  {
    what: "option twice in a list of its own",
    file: "articles/SHELF.yaml",
    on: "{ cod: B }, { cod: A }",
    code: "E_DUPLICATE",
    says: /option A occurs twice/,
  },
  {
    what: "division by zero",
    file: "articles/SHELF.yaml",
    on: "HALF: W / 0",
    code: "E_DIV0",
    says: /division by zero/,
  },
  {
    what: "too few values",
    file: "articles/SHELF.yaml",
    on: "SPAN: min(W)",
    code: "E_ARGS",
    says: /min takes 2 or more values, not 1/,
  },
  {
    what: "too many keys",
    file: "articles/SHELF.yaml",
    on: "N: HINGES(W, 2)",
    code: "E_ARGS",
    says: /HINGES has 1 keys, not 2/,
  },
  {
    what: "number for a list",
    file: "articles/SHELF.yaml",
    on: "N2: at(W, 1)",
    code: "E_TYPE",
    says: /at needs a list, not a number/,
  },
  {
    what: "unknown material",
    file: "articles/SHELF.yaml",
    on: "mel_whte",
    code: "E_MATERIAL",
    says: /no material 'mel_whte'/,
    meant: "mel_white",
  },
  {
    what: "unknown macro",
    file: "articles/SHELF.yaml",
    on: "macro: FRONTS",
    code: "E_NAME",
    says: /no macro 'FRONTS'/,
    meant: "FRONT",
  },
  {
    what: "unknown parameter of a macro",
    file: "articles/SHELF.yaml",
    on: "HIGHT: 3",
    code: "E_NAME",
    says: /no parameter 'HIGHT'/,
    meant: "HEIGHT",
  },
  {
    what: "part that moves with none",
    file: "articles/SHELF.yaml",
    on: "with: bord",
    code: "E_NAME",
    says: /no part 'bord'/,
    meant: "board",
  },
  {
    what: "unknown item",
    file: "articles/SHELF.yaml",
    on: "item: SHELFBOARD",
    code: "E_ITEM",
    says: /no item SHELFBOARD/,
  },
  {
    what: "opening without its size",
    file: "articles/WI-DOOR.yaml",
    on: "mount: wall-opening",
    code: "E_SHAPE",
    says: /needs 'opening/,
  },
  {
    what: "circle",
    file: "articles/WR-FRAME.yaml",
    on: "NS: count(CLOSETSTRUCT) + 0 * USED",
    code: "E_CYCLE",
    says: /circular rule: NS -> USED -> NS/,
  },
  {
    what: "undeclared dclass",
    file: "articles/WR-FRAME.yaml",
    on: "dclass: DIVIDR",
    code: "E_NAME",
    says: /DIVIDR is not declared/,
    meant: "DIVIDER",
  },
  {
    what: "default of a list",
    file: "articles/WR-FRAME.yaml",
    on: '"891|wide"',
    code: "E_OPT",
    says: /w 'wide' is not a number/,
  },
  { what: "broken YAML", file: "articles/WT-LIN.yaml", on: "mount: worktop", code: "E_YAML", says: /./ },
  {
    what: "hole in no run",
    file: "auto/AUTO-CUT.yaml",
    on: "into: AUTO-WORKTOPS",
    code: "E_NAME",
    says: /no automatic rule 'AUTO-WORKTOPS' of kind run/,
    meant: "AUTO-WORKTOP",
  },
  {
    what: "gap that cannot be",
    file: "auto/AUTO-FILLER.yaml",
    on: "max: 20",
    code: "E_RANGE",
    says: /max 20 is less than min 40/,
  },
  {
    what: "unknown name in an automatic rule",
    file: "auto/AUTO-WORKTOP.yaml",
    on: "lenght + overhangStart",
    code: "E_NAME",
    says: /'lenght'/,
    meant: "length",
  },
  {
    what: "file that is not there",
    file: "catalogue.yaml",
    on: "[BASE-1DD, BASE-1D,",
    code: "E_FILE",
    says: /no file articles\/BASE-1DD.yaml/,
    meant: "articles/BASE-1D.yaml",
  },
  {
    what: "snap to no row",
    file: "galleries/G-LINE3.yaml",
    on: "to: d, my",
    code: "E_NAME",
    says: /'d' is not an earlier row/,
  },
  {
    what: "unknown name in a macro",
    file: "macros/BOX.yaml",
    on: "HEIGTH",
    code: "E_NAME",
    says: /'HEIGTH'/,
    meant: "HEIGHT",
  },
  {
    what: "colour by name",
    file: "materials.yaml",
    on: "color: grey",
    code: "E_SCHEMA",
    says: /colours are written '#rrggbb'/,
  },
  {
    what: "preset that the article lacks",
    file: "models/ARIA.tree.yaml",
    on: "DPTH: 600",
    code: "E_NAME",
    says: /no variable 'DPTH'/,
    meant: "DPT",
  },
  {
    what: "two articles of one code",
    file: "models/ARIA.tree.yaml",
    on: "{ W: 900 }",
    code: "E_DUPLICATE",
    says: /BASE-1D-60 occurs twice/,
  },
  {
    what: "unknown attribute",
    file: "models/ARIA.yaml",
    on: "FIN.grup",
    code: "E_ATTR",
    says: /no attribute 'grup'/,
    meant: "group",
  },
  {
    what: "unknown variant of a model",
    file: "models/ARIA.yaml",
    on: "HDN: GOLA",
    code: "E_NAME",
    says: /no variable 'HDN'/,
    meant: "HND",
  },
  {
    what: "dates the wrong way round",
    file: "options/fin.csv",
    on: "lac_black,2026-12-31,2026-01-01",
    code: "E_DATE",
    says: /2026-01-01 is before 'from' 2026-12-31/,
  },
  {
    what: "duplicate code",
    file: "options/hnd.csv",
    on: "GOLA,Gola",
    code: "E_DUPLICATE",
    says: /option GOLA occurs twice/,
  },
  {
    what: "amount with a comma",
    file: "prices/LIST01/base1.csv",
    on: '"236,50"',
    code: "E_PRICE",
    says: /'236,50' is not an amount/,
    meant: "236.50",
  },
  {
    what: "negative price",
    file: "prices/LIST01/items.csv",
    on: "HB160,-14.50",
    code: "E_PRICE",
    says: /a price is not negative/,
    meant: "14.50",
  },
  {
    what: "item twice",
    file: "prices/LIST01/items.csv",
    on: "125.00",
    code: "E_DUPLICATE",
    says: /WF-BASE occurs twice/,
  },
  {
    what: "validity that is over before it starts",
    file: "prices/LIST01/list.yaml",
    on: "validTo",
    code: "E_DATE",
    says: /validTo is before validFrom/,
  },
  {
    what: "kind of surcharge",
    file: "prices/LIST01/surcharges.csv",
    on: "560,procent",
    code: "E_CSV",
    says: /'procent' is not percent or fixed/,
    meant: "percent",
  },
  {
    what: "ragged CSV",
    file: "prices/LIST01/wsec.csv",
    on: "600,112.00,118.00",
    code: "E_CSV",
    says: /3 cells, the header 4/,
  },
  {
    what: "unknown list to derive from",
    file: "prices/LIST02/list.yaml",
    on: "list: LIST1,",
    code: "E_NAME",
    says: /no price list 'LIST1'/,
    meant: "LIST01",
  },
  {
    what: "currency that is no code",
    file: "prices/LIST03/list.yaml",
    on: "currency: Fr.",
    code: "E_SCHEMA",
    says: /currencies are written EUR/,
  },
  {
    what: "amount without quotes",
    file: "services.yaml",
    on: "fixed: 80",
    code: "E_SCHEMA",
    says: /amount in quotes/,
  },
  {
    what: "no number in a table",
    file: "tables/hinges.csv",
    on: "1600,three",
    code: "E_CSV",
    says: /'three' is not a number/,
  },
  {
    what: "default that is no option",
    file: "variables.yaml",
    on: "default: BARR",
    code: "E_OPT",
    says: /'BARR' is not an option/,
    meant: "BAR",
  },
  {
    what: "value that is not allowed",
    file: "variables.yaml",
    on: "default: 730",
    code: "E_OPT",
    says: /730 is not one of 720, 780/,
  },
];

const FAULTY = join(import.meta.dirname, "../../fixtures/catalogues/faulty");

test(`[CA-08] the ${MISTAKES.length} mistakes of the faulty catalogue are all reported in one run, each at its line with a suggestion, and nothing else is`, () => {
  const read = readCatalogueFolder(FAULTY);
  if (!read.ok) throw new Error(read.message);
  const result = publishCatalogue(read.files);
  const faults = result.ok ? [] : [...result.faults];
  for (const { what, file, on, code, says, meant } of MISTAKES) {
    const line =
      read.files
        .get(file)!
        .split("\n")
        .findIndex((text) => text.includes(on)) + 1;
    expect(line, `${what}: ${file} has ${on}`).toBeGreaterThan(0);
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
  expect(result.warnings.map(({ file, line, code }) => [file, line, code])).toEqual([
    ["articles/SHELF.yaml", 2, "W_LANG"],
  ]);
});

test.each([...demoFiles().keys()].filter((path) => !path.startsWith("tests/")))(
  "[CA-08] a file that cannot be read is the only fault: %s",
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
