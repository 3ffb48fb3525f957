import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishCatalogue } from "@stanza/publish";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readCatalogueFolder } from "../read-catalogue-folder.ts";
import { importDelivery } from "./import-delivery.ts";
import { priceListWorkbook } from "./testing/price-list.ts";

let home: string;
const lines: string[] = [];
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "stanza-delivery-"));
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(line));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true, force: true });
});

const told = (what: RegExp) => lines.some((line) => what.test(line));
const run = (dir: string, from: string, options: Partial<Parameters<typeof importDelivery>[2]> = {}) => {
  lines.length = 0;
  return importDelivery(dir, from, { pricesOnly: false, dryRun: false, yes: false, ...options });
};
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(home, name), content);
  return join(home, name);
};

test("[CA-08] a workbook of articles with pictures and prices is a sound catalogue after one command, and nothing more after a second one", async () => {
  const [dir, from] = [join(home, "moebel"), file("prices.xlsx", priceListWorkbook(60))];
  expect(await run(dir, from, { name: "Möbelwerk" })).toBe(0);
  const read = readCatalogueFolder(dir);
  if (!read.ok) throw new Error(read.message);
  const published = publishCatalogue(read.files, read.faults);
  if (!published.ok) throw new Error(JSON.stringify(published.faults[0]));
  expect(Object.keys(published.catalogue.articles)).toHaveLength(60);
  expect(Object.keys(published.priceLists[0]?.items ?? {})).toHaveLength(60);
  expect(published.catalogue.models[0]?.tree.map(({ description }) => description.en)).toEqual([
    "Unterschränke",
    "Oberschränke",
    "Hochschränke",
    "Regale",
    "Tische",
  ]);
  expect(readdirSync(join(dir, "pictures"))).toHaveLength(60);
  expect(await run(dir, from)).toBe(0);
  expect(told(/says all that already/)).toBe(true);
});

test("[CA-08] of 1,000 rows 50 are wrong: nothing is written without a yes, the good ones with one, the others stand in the report with row and reason", async () => {
  const [dir, from, report] = [
    join(home, "thousand"),
    file("thousand.xlsx", priceListWorkbook(1000, 20)),
    join(home, "report.csv"),
  ];
  expect(await run(dir, from, { report })).toBe(1);
  expect(told(/950 good, 50 refused/)).toBe(true);
  expect(readdirSync(home)).not.toContain("thousand");
  const rows = readFileSync(report, "utf8").trim().split("\r\n");
  expect(rows).toHaveLength(51);
  expect(rows[1]).toBe(
    "refused,Preisliste,12,I,Listenpreis €,auf Anfrage,'auf Anfrage' is no price such as 12.50",
  );
  expect(await run(dir, from, { yes: true })).toBe(1);
  expect(readdirSync(join(dir, "articles"))).toHaveLength(950);
});

test("[CA-08] prices alone: changes with per cent, unknown codes, --dry-run writes nothing, everything but the list stays", async () => {
  const dir = join(home, "small");
  await run(dir, file("small.xlsx", priceListWorkbook(5)));
  const prices = file(
    "new.csv",
    "Artikelnr.;Listenpreis €\nMB 10000;110,25\nmb-20001;106,05\nXX 1;5\nMB 30002;bald\n",
  );
  rmSync(join(dir, "import.json"));
  const article = readFileSync(join(dir, "articles/MB-10000.yaml"), "utf8");
  expect(await run(dir, prices, { pricesOnly: true, dryRun: true })).toBe(1);
  expect(told(/MB 10000: 105\.00 -> 110\.25 \(\+5\.0 %\)/)).toBe(true);
  expect(told(/1 prices are different, 1 as before/)).toBe(true);
  expect(told(/new!row 4 {2}XX 1/)).toBe(true);
  expect(told(/new!B5 {2}'bald' is no price/)).toBe(true);
  const items = join(dir, "prices/SMALL-EUR/items.csv");
  expect(readFileSync(items, "utf8")).toContain("MB 10000,105.00");
  expect(await run(dir, prices, { pricesOnly: true, yes: true })).toBe(1);
  expect(readFileSync(items, "utf8")).toContain("MB 10000,110.25");
  expect(readFileSync(join(dir, "articles/MB-10000.yaml"), "utf8")).toBe(article);
});

test.each([
  ["nothing there", "gone.xlsx", undefined, /there is no file/],
  ["a broken workbook", "broken.xlsx", "PK\u0003\u0004 broken", /broken\.xlsx: the file is damaged/],
  ["a table without headers", "notes.csv", "hello\nworld\n", /No sheet has a row of headers/],
])("[CA-08] %s is said in a sentence", async (_, name, content, sentence) => {
  const from = content === undefined ? join(home, name) : file(name, content);
  expect(await run(join(home, "none"), from)).toBe(2);
  expect(told(sentence)).toBe(true);
});
