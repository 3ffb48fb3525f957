import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogueFolder } from "../../tools/catalogue/read-catalogue-folder.ts";
import { demoFiles } from "../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "./index.ts";
import { ARTICLE_MISTAKES } from "./testing/mistakes/article-mistakes.ts";
import { DECLARATION_MISTAKES } from "./testing/mistakes/declaration-mistakes.ts";
import { PRICE_MISTAKES } from "./testing/mistakes/price-mistakes.ts";

const MISTAKES = [...ARTICLE_MISTAKES, ...DECLARATION_MISTAKES, ...PRICE_MISTAKES];
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
