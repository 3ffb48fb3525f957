import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { galleryView } from "../galleries/gallery-facts.ts";
import { filterChoices, filterGalleries, isFiltered, NO_FILTER } from "./gallery-filter.ts";

const items = (["cucina", "armadio", "soggiorno", "bagno"] as const).flatMap((name) => {
  const { open } = demoCatalogue(name);
  return open.galleries.map((gallery) => ({ catalogue: open, gallery }));
});
const codes = (filter: Partial<typeof NO_FILTER>, language = "en") =>
  filterGalleries(items, { ...NO_FILTER, ...filter }, language).map(({ gallery }) => gallery.code);

test("[CA-06] the inspiration screen filters by room, catalogue and style", () => {
  expect(codes({ room: "bathroom" })).toEqual(["G-FAMILY", "G-GUEST", "G-SPA"]);
  expect(codes({ catalogue: "CUCINA" })).toEqual(codes({ room: "kitchen" }));
  expect(codes({ room: "bathroom", style: "Warm and natural" })).toEqual(["G-GUEST"]);
  expect(codes({ room: "bathroom", style: "Warm und natürlich" }, "de")).toEqual(["G-GUEST"]);
});

test("[CA-06] a width lets through what fits into it", () => {
  const fitting = filterGalleries(items, { ...NO_FILTER, width: 2500 }, "en");
  expect(fitting.length).toBeGreaterThan(0);
  expect(fitting.length).toBeLessThan(items.length);
  for (const item of items) expect(fitting.includes(item)).toBe(galleryView(item).arranged.box[0] <= 2500);
});

test("[CA-06] rooms and styles are offered where a gallery has them, each once", () => {
  const { rooms, styles, catalogues } = filterChoices(items, "it");
  expect(rooms).toEqual(["kitchen", "dining", "living", "bedroom", "bathroom", "hallway", "study"]);
  expect(new Set(styles).size).toBe(styles.length);
  expect(catalogues.length).toBe(4);
  expect(isFiltered(NO_FILTER)).toBe(false);
  expect(isFiltered({ ...NO_FILTER, query: "x" })).toBe(true);
});
