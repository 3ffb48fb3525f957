import { type Sheet, type SheetCell, textCell } from "@stanza/tables";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readTableFile } from "./read-table-file.ts";
import { NoTables } from "./table-faults.ts";
import { picturedWorkbook, workbook } from "./testing/workbook.ts";
import { writeXlsx } from "./write-xlsx.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textsOf = (sheet: Sheet | undefined) =>
  sheet?.rows.map((row) => row.map((cell) => (cell.kind === "text" ? cell.text : cell.kind)));
const csv = (bytes: Uint8Array) => textsOf(readTableFile({ name: "prices.csv", bytes })[0]);

describe("[CA-08] tables of any shape", () => {
  test.each([
    ["commas", 'code,text,price\nA1,"one, two",12.50'],
    ["semicolons and decimal commas", "code;text;price\nA1;one, two;12.50"],
    ["tabs", "code\ttext\tprice\nA1\tone, two\t12.50"],
    ["bars", "code|text|price\nA1|one, two|12.50"],
    ["a told separator", "sep=|\r\ncode|text|price\r\nA1|one, two|12.50"],
  ])("text separated by %s", (_, text) => {
    expect(csv(bytesOf(text))).toEqual([
      ["code", "text", "price"],
      ["A1", "one, two", "12.50"],
    ]);
  });

  test("letters of UTF-8 with and without a mark, UTF-16 and Windows-1252", () => {
    const text = "Größe;Preis €\nÜ;1";
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer),
    ]);
    const windows = new Uint8Array([...text].map((c) => (c === "€" ? 0x80 : c.charCodeAt(0))));
    const read = [
      ["Größe", "Preis €"],
      ["Ü", "1"],
    ];
    for (const bytes of [bytesOf(text), bytesOf(`\ufeff${text}`), utf16, windows])
      expect(csv(bytes)).toEqual(read);
  });

  test("a text that is cut within a letter is still read as UTF-8", () => {
    const bytes = bytesOf("größe;ü");
    expect(csv(bytes.subarray(0, bytes.length - 1))).toEqual([["größe", "empty"]]);
  });

  test("merged cells, days, codes with zeros, results of formulas, texts in the cell, a second sheet", () => {
    const [prices, other] = readTableFile({ name: "a.xlsx", bytes: workbook() });
    expect(other?.name).toBe("Accessories");
    expect(prices?.rows[2]?.[0]).toEqual(textCell("Base units"));
    expect(prices?.rows[3]?.[0]).toEqual(textCell("Base units"));
    expect(prices?.rows[2]?.slice(1)).toEqual<SheetCell[]>([
      textCell("00042"),
      { kind: "number", number: 12.5 },
      { kind: "date", date: "2026-01-01" },
      textCell("inline"),
    ]);
    expect(prices?.rows[3]?.[2]).toMatchObject({
      kind: "fault",
      message: expect.stringContaining("no result"),
    });
  });

  test("pictures that lie on cells come with the cell", () => {
    const [sheet] = readTableFile({ name: "a.xlsx", bytes: picturedWorkbook() });
    expect(sheet?.pictures?.map(({ row, column, name, bytes }) => [row, column, name, bytes.length])).toEqual(
      [[1, 3, "image1.png", 4]],
    );
  });
});

describe("files that are no tables", () => {
  const refusal = (bytes: Uint8Array) => {
    try {
      readTableFile({ name: "x", bytes });
      return null;
    } catch (error) {
      if (!(error instanceof NoTables)) throw error;
      return error.cause;
    }
  };

  test("say why: nothing in them, old workbooks, pictures, other archives", () => {
    expect(refusal(new Uint8Array())).toBe("empty");
    expect(refusal(bytesOf("\n\n"))).toBe("empty");
    expect(refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe("oldWorkbook");
    expect(refusal(new Uint8Array([0x89, 0x50, 0, 1]))).toBe("binary");
    expect(refusal(zipSync({ "a.txt": strToU8("a") }))).toBe("noTable");
  });

  test("a workbook that unpacks to more than memory is for is refused, whatever its directory says", () => {
    const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(20_000_000) }, { level: 9 });
    expect(refusal(bomb)).toBe("zipBomb");
    const view = new DataView(bomb.buffer);
    const central = view.getUint32(bomb.length - 6, true);
    view.setUint32(central + 24, 1000, true);
    expect(refusal(bomb)).toBe("zipBomb");
  });

  test("cut at any byte, or with any byte changed, a file gives tables or a sentence", () => {
    const files = [
      workbook(),
      picturedWorkbook(),
      writeXlsx([{ name: "A", rows: [[textCell("a")]] }]),
      bytesOf('a;"b\n1;2";é'),
    ];
    for (const bytes of files) for (let end = 0; end < bytes.length; end += 7) refusal(bytes.slice(0, end));
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(255), (bytes, at, value) => {
        const broken = bytes.slice();
        broken[at % broken.length] = value;
        refusal(broken);
      }),
      { numRuns: 400 },
    );
    expect(refusal(workbook().slice(0, 400))).toBe("damaged");
  });
});
