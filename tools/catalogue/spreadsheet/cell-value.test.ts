import { type SheetCell, textCell } from "@stanza/tables";
import { expect, test } from "vitest";
import { cellValue } from "./cell-value.ts";

test.each<
  [string, SheetCell, "code" | "text" | "number" | "amount" | "date", string, "," | "." | undefined, string]
>([
  ["a number", { kind: "number", number: 12.5 }, "amount", "9.00", undefined, "12.50"],
  ["the same number", { kind: "number", number: 9 }, "amount", "9.00", undefined, "9.00"],
  ["what a formula made of it", { kind: "number", number: 0.1 + 0.2 }, "amount", "", undefined, "0.3"],
  ["a decimal comma", textCell("12,50"), "amount", "", undefined, "12.50"],
  ["thousands and a comma", textCell("1.234,50"), "amount", "", undefined, "1234.50"],
  ["thousands and a point", textCell("1,234.50"), "amount", "", undefined, "1234.50"],
  ["Swiss thousands", textCell("CHF 1'234.50"), "amount", "", undefined, "1234.50"],
  ["a euro sign", textCell("12,50 €"), "amount", "", undefined, "12.50"],
  ["a comma before three digits", textCell("1,234"), "amount", "", ",", "1.234"],
  ["a point before three digits", textCell("1.234"), "amount", "", ".", "1.234"],
  ["a percentage", textCell("-8"), "amount", "", undefined, "-8"],
  ["a number where a code belongs", { kind: "number", number: 600 }, "code", "", undefined, "600"],
  ["a guarded text", textCell("'=A"), "text", "", undefined, "=A"],
  ["a day of a German", textCell("3.4.2026"), "date", "", undefined, "2026-04-03"],
  ["a day with slashes", textCell("31/12/2026"), "date", "", undefined, "2026-12-31"],
  ["a day of an American", textCell("12/31/2026"), "date", "", undefined, "2026-12-31"],
  ["a day", { kind: "date", date: "2026-12-31" }, "date", "", undefined, "2026-12-31"],
])("[CA-08] %s is understood", (_, cell, kind, before, sign, text) => {
  expect(cellValue(cell, kind, before, sign)).toEqual({ text });
});

test.each<[string, SheetCell, "code" | "text" | "amount" | "date", RegExp]>([
  ["thousands or decimals", textCell("1,234"), "amount", /may mean thousands or decimals/],
  ["a word", textCell("auf Anfrage"), "amount", /is no number such as 12\.50/],
  ["five decimals", { kind: "number", number: 1.23456 }, "amount", /more than four decimals; round it/],
  ["day or month first", textCell("03/04/2026"), "date", /may be 2026-04-03 or 2026-03-04/],
  ["no day", textCell("31.2.2026"), "date", /is no day such as/],
  [
    "a day where a code belongs",
    { kind: "date", date: "2026-01-02" },
    "code",
    /has made the day 2026-01-02 of it/,
  ],
  [
    "an error of the spreadsheet",
    { kind: "fault", cause: "error", shows: "#REF!", message: "the cell shows #REF!" },
    "amount",
    /#REF!/,
  ],
])("[CA-08] %s is refused with the reason", (_, cell, kind, reason) => {
  expect(cellValue(cell, kind, "", undefined)).toEqual({ refused: expect.stringMatching(reason) });
});
