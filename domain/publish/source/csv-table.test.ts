import { expect, test } from "vitest";
import { readCsvTable } from "./csv-table.ts";
import { decimal, decimalText, roundTo, times } from "./decimal.ts";
import { FaultList } from "./fault-list.ts";

const read = (text: string) => {
  const faults = new FaultList();
  return { table: readCsvTable("x.csv", text, faults), faults: faults.sorted() };
};

test("cells keep their text and their place, quotes and line breaks included", () => {
  const { table } = read('\ufeffcod,des\r\nA,"one, ""two""\nthree"\r\n\r\nB, b \n');
  expect(table?.rows.map((row) => row.map(({ text, line, column }) => [text, line, column]))).toEqual([
    [
      ["A", 2, 1],
      ['one, "two"\nthree', 2, 3],
    ],
    [
      ["B", 5, 1],
      ["b", 5, 3],
    ],
  ]);
});

test("a semicolon file from a European spreadsheet is read alike", () => {
  expect(read("cod;price\nA;1.50").table?.rows[0]?.map(({ text }) => text)).toEqual(["A", "1.50"]);
});

test.each([
  ['cod\n"open', 2, "never closed"],
  ["cod\nA,B", 2, "2 cells"],
  ["cod,price\nA,1.00\nB", 3, "1 cell, the header 2"],
  ["cod,cod\nA,B", 1, "twice"],
  ["", 1, "empty"],
])("%j is a fault", (text, line, message) => {
  const { table, faults } = read(text);
  expect(table).toBeUndefined();
  expect(faults[0]?.line).toBe(line);
  expect(faults[0]?.message).toContain(message);
});

test.each([
  ["2.345", "0.01", "half-up", "2.35"],
  ["-2.345", "0.01", "half-up", "-2.35"],
  ["2.345", "0.01", "half-even", "2.34"],
  ["2.341", "0.01", "up", "2.35"],
  ["12.37", "0.05", "half-up", "12.35"],
  ["12.38", "0.05", "half-up", "12.40"],
] as const)("%s to %s %s is %s", (value, unit, mode, expected) => {
  expect(decimalText(roundTo(decimal(value), decimal(unit), mode))).toBe(expected);
});

test("products are exact", () => {
  expect(decimalText(times(decimal("0.1"), decimal("0.2")))).toBe("0.02");
  expect(decimalText(times(decimal("99999999999999.99"), decimal("1.0001")))).toBe("100009999999999.989999");
});
