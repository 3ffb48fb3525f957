import fc from "fast-check";
import { expect, test } from "vitest";
import { CsvText, type TableEdits } from "./csv-text.ts";
import { writeCsv } from "./write-csv.ts";

const NOTHING: TableEdits = { cells: new Map(), columns: [], rows: [], removed: new Set() };
const change = (row: number, column: number, text: string) => ({
  cells: new Map([[row, new Map([[column, text]])]]),
});

const AUTHORED =
  'cod ,"des.it",price\r\n\r\nA,"Rovere, chiaro" , 1.50\r\nB,Noce,2.00\r\n\r\nC,"Faggio",3\r\n';

test("reads as the catalogue does and changes nothing of its own accord", () => {
  const csv = new CsvText(AUTHORED);
  expect(csv.header).toEqual(["cod", "des.it", "price"]);
  expect(csv.rows).toEqual([
    ["A", "Rovere, chiaro", "1.50"],
    ["B", "Noce", "2.00"],
    ["C", "Faggio", "3"],
  ]);
  expect(csv.edited(NOTHING)).toBe(AUTHORED);
});

test("[CA-08] a changed cell leaves quotes, spaces, empty lines and line ends around it alone", () => {
  const csv = new CsvText(AUTHORED);
  expect(csv.edited({ ...NOTHING, ...change(0, 2, "1.75") })).toBe(AUTHORED.replace("1.50", "1.75"));
  expect(csv.edited({ ...NOTHING, ...change(2, 1, 'Faggio "A"') })).toBe(
    AUTHORED.replace('"Faggio"', '"Faggio ""A"""'),
  );
  expect(csv.edited({ ...NOTHING, ...change(1, 1, "Noce, scuro") })).toBe(
    AUTHORED.replace("Noce", '"Noce, scuro"'),
  );
});

test("new rows stand behind theirs, new columns behind the last, removed rows are gone", () => {
  const csv = new CsvText("cod,p\nA,1\nB,2");
  const edited = csv.edited({
    cells: new Map([[1, new Map([[1, "9"]])]]),
    columns: [{ name: "des.de", texts: new Map([[1, "Zwei"]]) }],
    rows: [
      { after: -1, texts: ["0", "0", ""] },
      { after: 1, texts: ["C", "3", "Drei"] },
      { after: 1, texts: ["D", "4", ""] },
    ],
    removed: new Set([0]),
  });
  expect(edited).toBe("cod,p,des.de\n0,0,\nB,9,Zwei\nC,3,Drei\nD,4,");
});

test("a row behind one that is removed takes its place, at the end of the file too", () => {
  const csv = new CsvText("cod\nA\nB\n");
  const edit = (removed: number, after: number) =>
    csv.edited({ ...NOTHING, removed: new Set([removed]), rows: [{ after, texts: ["X"] }] });
  expect(edit(0, 0)).toBe("cod\nX\nB\n");
  expect(edit(1, 1)).toBe("cod\nA\nX\n");
  expect(
    new CsvText(
      new CsvText("cod\nA").edited({ ...NOTHING, removed: new Set([0]), rows: [{ after: 0, texts: ["X"] }] }),
    ).rows,
  ).toEqual([["X"]]);
});

test("any table comes back from its own CSV, and any cell can be given any text", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 12 }).map((one) => one.replace(/[\r\0]/g, ""));
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 6 }),
    )
    .map((rows) => rows.map((row, i) => row.map((cell, j) => (j === 0 ? `K${i}${cell}`.trim() : cell))));
  fc.assert(
    fc.property(
      table,
      fc.constantFrom("," as const, ";" as const),
      fc.nat(),
      fc.nat(),
      text,
      (rows, sign, y, x, wish) => {
        const [head = [], ...body] = rows;
        // A heading without a separator does not say which one it is.
        const heading = head.map((_, i) => `h${i}`);
        fc.pre(heading.length > 1 || sign === ",");
        const csv = new CsvText(writeCsv([heading, ...body], sign));
        expect(csv.rows).toEqual(body);
        const [row, column] = [y % body.length, x % heading.length];
        fc.pre(column > 0 || wish.trim() !== "");
        const edited = new CsvText(csv.edited({ ...NOTHING, ...change(row, column, wish) }));
        expect(edited.rows).toEqual(body.map((cells, i) => (i === row ? cells.with(column, wish) : cells)));
      },
    ),
  );
});
