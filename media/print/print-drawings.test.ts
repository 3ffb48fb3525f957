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

test("[CD-14] the title block names room, who drew it, revision and approval; the legend has the codes of the numbers", async () => {
  const balloon = {
    type: "balloon",
    role: "label",
    owner: "a",
    at: [500, 500],
    text: "1",
    radius: 95,
    height: 90,
  } as const;
  const position = {
    owner: "a",
    mark: "1",
    code: "BASE-900",
    description: "Base a cassetti",
    at: [0, 0],
    turn: 0,
  } as const;
  const drawn = { ...wall, shapes: [...wall.shapes, balloon], room: "Cucina", positions: [position] };
  const signed = { ...print, drawnBy: "Marco Bianchi", revision: "7" };
  const text = pdfText((await printer.printDrawings([drawn], signed)).pdf);
  for (const word of [
    "Locale Cucina",
    "Marco Bianchi",
    "Revisione",
    "7",
    "firma",
    "BASE-900",
    "Base a cassetti",
    "1,5 m",
  ])
    expect(text.replace(/\s+/g, " ")).toContain(word);
  expect(text).toContain("1 di 1");
  // A long list does not fit beside the drawing: it has a sheet of its own.
  const marks = Array.from({ length: 60 }, (_, i) => String(i + 1));
  const long = {
    ...drawn,
    shapes: marks.map((mark, i) => ({
      ...balloon,
      owner: mark,
      text: mark,
      at: [300 * (i % 10), 300 * Math.floor(i / 10)] as const,
    })),
    positions: marks.map((mark) => ({ ...position, owner: mark, mark, code: `UNIT-${mark}` })),
  };
  const longText = pdfText((await printer.printDrawings([long], signed)).pdf);
  for (const word of ["Legenda", "UNIT-1", "UNIT-60", "2 di 2"]) expect(longText).toContain(word);
}, 60_000);

test("[CD-05] a view too large for the wanted scale is drawn at the next standard scale that fits", () => {
  expect(scaleOf(wall, { width: 271, height: 160 }, 50)).toBe(50);
  expect(scaleOf(wall, { width: 271, height: 160 }, 10)).toBe(20);
  expect(scaleOf(wall, { width: 271, height: 160 })).toBe(20);
});
