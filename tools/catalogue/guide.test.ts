import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogue } from "@stanza/catalogue";
import { examineCatalogue, publishCatalogue } from "@stanza/publish";
import { afterAll, expect, test } from "vitest";
import { readCatalogueFolder } from "./read-catalogue-folder.ts";
import { formatReference } from "./reference/format-reference.ts";
import { blocksOf, writeBlock } from "./testing/page-blocks.ts";

const DOCS = join(import.meta.dirname, "../../docs");
const page = (name: string) => readFileSync(join(DOCS, name), "utf8");
const folder = mkdtempSync(join(tmpdir(), "stanza-guide-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("[CA-08] the examples of the guide, added to the recipe's folder, are a catalogue without a finding", () => {
  for (const name of ["recipes/write-a-catalogue.md", "catalogue/guide.md"])
    for (const block of blocksOf(page(name))) writeBlock(block, folder);
  const read = readCatalogueFolder(folder);
  if (!read.ok) throw new Error(read.message);
  const published = publishCatalogue(read.files, read.faults);
  expect(published.ok ? [] : published.faults).toEqual([]);
  if (!published.ok) return;
  expect(published.warnings).toEqual([]);
  expect(published.tests.map(({ differences }) => differences)).toEqual([[], [], [], []]);
  expect(
    examineCatalogue(published.catalogue, published.priceLists, 200).filter(
      ({ kind }) => kind !== "unreachable",
    ),
  ).toEqual([]);
  const open = openCatalogue(published.catalogue);
  const { parts, clearances } = open.evaluate({
    model: "PAGINA",
    article: "SIDE-1600",
    header: {},
    choices: {},
  }).result;
  expect(parts.map(({ id }) => id)).toContain("divider#2");
  expect(clearances).toHaveLength(1);
});

test("[CA-08] the guide has a section on each of the things that work together", () => {
  const titles = [...page("catalogue/guide.md").matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  for (const title of [
    "Constraints",
    "Matrices with three keys",
    "Surcharges",
    "Galleries",
    "Macros",
    "Differences of a model",
    "Anchors",
    "Clearances",
    "Groups",
    "Automatic rows",
    "Dynamic classes",
  ])
    expect(titles).toContain(title);
});

test("[CA-08] the reference of the format is the one that the schemas make", () => {
  expect(page("catalogue/reference.generated.md")).toBe(formatReference());
});
