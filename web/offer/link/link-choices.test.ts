import { expect, test } from "vitest";
import { leavesOutPdf, SHOWS_ALL } from "./link-choices.ts";

const layout = { grouping: "catalogue", linePrices: true, vat: "apart" } as const;

test.each([
  ["everything", true, "offer;plan", SHOWS_ALL, false],
  ["the total alone, of a PDF with prices by line", true, "offer", { ...SHOWS_ALL, prices: "total" }, true],
  ["the total alone, of a PDF without", false, "offer", { ...SHOWS_ALL, prices: "total" }, false],
  [
    "no drawings, of a PDF with elevations",
    true,
    "offer;elevations",
    { ...SHOWS_ALL, drawings: false },
    true,
  ],
  ["no room, of a PDF with a link to it", true, "offer;link", { ...SHOWS_ALL, scene: false }, true],
  ["no drawings, of a PDF of the offer alone", true, "offer", { ...SHOWS_ALL, drawings: false }, false],
] as const)("[QU-08] a link that shows %s", (_name, linePrices, prints, shows, isOut) => {
  expect(leavesOutPdf({ layout: { ...layout, linePrices }, prints }, shows)).toBe(isOut);
});
