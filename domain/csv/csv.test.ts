import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvSeparator, readCsv, writeCsv } from "./index.ts";

const textsOf = (text: string, separator?: "," | ";" | "\t") =>
  readCsv(text, separator).map(({ cells }) => cells.map((cell) => cell.text));

describe("reading CSV", () => {
  test("cells keep quotes, separators and line breaks that are quoted; others are trimmed", () => {
    expect(textsOf('\ufeffa, b ,"c, ""d""\ne"\r\n\r\nf')).toEqual([["a", "b", 'c, "d"\ne'], [""], ["f"]]);
  });

  test("the separator is a semicolon only when the first line has no comma", () => {
    expect(["a;b\n1,2", "a,b;c", "a"].map(csvSeparator)).toEqual([";", ",", ","]);
  });

  test("in text separated by tabs, blanks and commas belong to the cell", () => {
    expect(textsOf(' a\tb, c\n"d\te"\t', "\t")).toEqual([
      [" a", "b, c"],
      ["d\te", ""],
    ]);
  });

  test("a cell's place covers its written text", () => {
    const text = 'a, bc ,"d"';
    const [line] = readCsv(text);
    expect(line?.cells.map(({ start, end }) => text.slice(start, end))).toEqual(["a", "bc", '"d"']);
  });

  test.each([
    ['a,"b', "unclosed"],
    ['a,"b"c', "trailing"],
  ])("%j has a fault", (text, fault) => {
    expect(readCsv(text)[0]?.cells[1]?.fault).toBe(fault);
  });
});

test("reading a written table gives the same rows", () => {
  const rows = fc.array(fc.array(fc.string({ unit: "binary" }), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";", "\t"), (written, separator) => {
      const read = textsOf(writeCsv(written, separator), separator);
      const isMarked = written[0]?.[0]?.startsWith("\ufeff");
      if (!isMarked) expect(read.slice(0, -1)).toEqual(written);
    }),
  );
});
