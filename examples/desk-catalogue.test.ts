import { join } from "node:path";
import { openCatalogue } from "@stanza/catalogue";
import { arrangeGallery, galleryScene } from "@stanza/evaluation";
import { examineCatalogue, publishCatalogue } from "@stanza/publish";
import { expect, test } from "vitest";
import { readCatalogueFolder } from "../tools/catalogue/read-catalogue-folder.ts";

function desks() {
  const read = readCatalogueFolder(join(import.meta.dirname, "desk-catalogue"));
  if (!read.ok) throw new Error(read.message);
  const published = publishCatalogue(read.files, read.faults);
  if (!published.ok) throw new Error(JSON.stringify(published.faults));
  return { published, open: openCatalogue(published.catalogue) };
}

test("[CA-08] the desks that were written from the documentation alone are sound, tested and examined without a finding", () => {
  const { published } = desks();
  expect(published.warnings).toEqual([]);
  expect(published.tests.map(({ differences }) => differences)).toEqual([[], [], []]);
  expect(examineCatalogue(published.catalogue, published.priceLists, 200)).toEqual([]);
});

test("[CA-08] widths go in steps, and a refused option and a refused yes and no say why", () => {
  const { open } = desks();
  const views = (choices: Record<string, number | string>) =>
    open.evaluate({ model: "ORA", article: "DESK-1400", header: {}, choices }).views();
  const view = (choices: Record<string, number | string>, wanted: string) =>
    views(choices).find(({ code }) => code === wanted);
  expect(view({}, "W")?.range).toMatchObject({ min: 1200, max: 2000, step: 200 });
  const glass = view({ W: 1800 }, "TOP")?.options?.find(({ code }) => code === "GLASS");
  expect(glass?.refusal).toMatchObject({
    because: { en: "Glass tops go up to 1600 mm" },
    fix: { variable: "W", value: 1600 },
  });
  expect(view({ TOP: "GLASS" }, "LIFT")?.refusedValues).toMatchObject([
    { value: true, refusal: { because: { en: "A glass top is not lifted" } } },
  ]);
});

test("[CA-08] in the gallery the pedestal stands under its desk", () => {
  const { open } = desks();
  const { evaluated } = galleryScene(open, arrangeGallery(open, open.galleries[0]!));
  expect(evaluated.failed).toEqual([]);
  const [desk, , pedestal] = evaluated.rows;
  const [left, back] = [0, 2].map((axis) => pedestal!.frame!.at[axis]! - desk!.frame!.at[axis]!);
  expect(left! + pedestal!.article.box[0]).toBeLessThan(1400 - 80);
  expect(left).toBeGreaterThan(80);
  expect(back).toBeGreaterThanOrEqual(0);
  expect(back! + pedestal!.article.box[2]).toBeLessThanOrEqual(800);
});
