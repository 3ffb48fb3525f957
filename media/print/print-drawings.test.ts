import { drawingOf } from "@stanza/drawing";
import { afterAll, expect, test } from "vitest";
import { type DrawingSheetPrint, scaleOf } from "./drawing-sheets.ts";
import { openPrinter } from "./open-printer.ts";
import { pdfInfo, pdfLineLengths, pdfText } from "./testing/read-pdf.ts";

const printer = openPrinter();
afterAll(() => printer.close());
const print: DrawingSheetPrint = {
  sender: { name: "Studio Stanza", lines: [] },
  project: { number: "12", name: "Cucina #Rossi", customer: "Anna Rossi" },
  date: "2026-11-20",
  language: "it",
  paper: "a4",
  scale: 50,
  north: 30,
};
const wall = drawingOf("plan", "Cucina", [
  {
    type: "polyline",
    role: "wall",
    points: [
      [0, 0],
      [5000, 0],
    ],
  },
  {
    type: "polyline",
    role: "wall",
    points: [
      [0, 0],
      [0, 3000],
    ],
  },
]);

test("[CD-05] a wall of five metres at 1:50 measures 100.0 mm on its sheet, under a title block that says so", async () => {
  const { pdf, standards } = await printer.printDrawings(
    [wall, { ...wall, kind: "elevation", title: "A" }],
    print,
  );
  const text = pdfText(pdf);
  for (const word of ["Cucina #Rossi", "Anna Rossi", "Studio Stanza", "1:50", "Pianta", "1 di 2", "2 di 2"])
    expect(text).toContain(word);
  expect(pdfInfo(pdf)).toMatch(/Page size: +841\.\d+ x 595\.\d+ pts \(A4\)/);
  expect(pdfLineLengths(pdf, 1).some((mm) => Math.abs(mm - 100) <= 0.1)).toBe(true);
  expect(standards).toContain("ua-1");
}, 60_000);

test("[CD-05] a view too large for the wanted scale is drawn at the next standard scale that fits", () => {
  expect(scaleOf(wall, { width: 271, height: 160 }, 50)).toBe(50);
  expect(scaleOf(wall, { width: 271, height: 160 }, 10)).toBe(20);
  expect(scaleOf(wall, { width: 271, height: 160 })).toBe(20);
});
