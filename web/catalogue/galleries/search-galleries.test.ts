import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import type { GalleryItem } from "./gallery-item.ts";
import { findGallery, galleryKey } from "./gallery-item.ts";
import { searchGalleries } from "./search-galleries.ts";

const items = (["cucina", "armadio", "soggiorno", "bagno"] as const).flatMap(
  (name): readonly GalleryItem[] => {
    const { open } = demoCatalogue(name);
    return open.galleries.map((gallery) => ({ catalogue: open, gallery }));
  },
);
const found = (text: string, room = "") =>
  searchGalleries(items, text, () => ({ here: room })).map(galleryKey);

test.each([
  ["G-LINE", "CUCINA/G-LINE"],
  ["walk-in closet", "ARMADIO/G-CLOSET"],
  ["cabina isola", "ARMADIO/G-CLOSET"],
  ["Doppelwaschtisch", "BAGNO/G-FAMILY"],
  ["chaise", "SOGGIORNO/G-LOUNGE"],
  ["straigth kitchen", "CUCINA/G-LINE"],
])("[CA-05] '%s' finds %s first, in any language and with a typing mistake", (text, key) => {
  expect(found(text)[0]).toBe(key);
});

test("[CA-05] an article's name finds the galleries that have it", () => {
  expect(found("swivel armchair")).toEqual(
    expect.arrayContaining(["SOGGIORNO/G-LOUNGE", "SOGGIORNO/G-STUDY"]),
  );
});

test("[CA-05] every word has to be answered; a blank text gives all", () => {
  expect(found("corner xylophone")).toEqual([]);
  expect(found("  ").length).toBe(items.length);
});

test("[CA-05] a gallery is found by its code without regard to case (spec 1 §5)", () => {
  expect(findGallery(items, "cucina/g-line")?.gallery.code).toBe("G-LINE");
  expect(findGallery(items, "CUCINA/G-NONE")).toBeUndefined();
});
