import { NoTables, readXlsx, writeXlsx } from "@stanza/codecs";
import { CsvText } from "@stanza/csv";
import { textCell } from "@stanza/tables";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { csvFilesOf, sheetsOf } from "./export-tables.ts";
import { readTables } from "./read-tables.ts";
import { DEMO, report } from "./testing/demo-sheets.ts";

describe("files of other programs", () => {
  test("[CA-08] reads what other programs write: prefixes, shared and rich texts, formulas, days since 1904", () => {
    const part = (text: string) => strToU8(`<?xml version="1.0"?>\n${text}`);
    const ns =
      'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
    const bytes = zipSync({
      "xl/workbook.xml": part(
        `<x:workbook ${ns}><x:workbookPr date1904="1"/><x:sheets><x:sheet name="A &amp; B" sheetId="1" r:id="r9"/></x:sheets></x:workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": part(
        '<Relationships><Relationship Id="r9" Type="t" Target="/xl/worksheets/one.xml"/></Relationships>',
      ),
      "xl/sharedStrings.xml": part(
        `<x:sst ${ns}><x:si><x:t>plain</x:t></x:si><x:si><x:r><x:t>ri</x:t></x:r><x:r><x:t>ch</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>`,
      ),
      "xl/styles.xml": part(
        `<x:styleSheet ${ns}><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>`,
      ),
      "xl/worksheets/one.xml": part(
        `<x:worksheet ${ns}><x:sheetData><x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c><x:c r="D2" t="s"><x:v>1</x:v></x:c></x:row><x:row><x:c><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c s="1"><x:v>44561</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c><x:f>A1</x:f></x:c><x:c t="str"><x:v>a_x000A_b</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      ),
    });
    const empty = { kind: "empty" };
    expect(readXlsx(bytes)).toEqual([
      {
        name: "A & B",
        rows: [
          [],
          [empty, textCell("plain"), empty, textCell("rich")],
          [
            { kind: "number", number: 2 },
            { kind: "date", date: "2026-01-01" },
            { kind: "fault", cause: "error", shows: "#N/A", message: "the cell shows #N/A" },
            { kind: "fault", cause: "noResult", message: expect.stringContaining("no result") },
            textCell("a\nb"),
          ],
        ],
      },
    ]);
  });

  test("[CA-08] what a spreadsheet would take for a formula leaves as text and comes back without its guard", () => {
    const fin =
      DEMO.get("options/fin.csv")
        ?.replace("Melaminico bianco", "=SUM(1)")
        .replace("Melaminico grigio", "'@x") ?? "";
    const files = new Map([...DEMO, ["options/fin.csv", fin]]);
    const { tables } = readTables(files);
    const csv = csvFilesOf(tables, ".").get("options fin.csv") ?? "";
    expect(csv).toContain("MW,'=SUM(1),");
    expect(csv).toContain("MG,''@x,");
    const xml = strFromU8(
      unzipSync(writeXlsx(sheetsOf(tables, "X")))["xl/worksheets/sheet2.xml"] ?? new Uint8Array(),
    );
    expect(xml).toContain('t="inlineStr"><is><t xml:space="preserve">=SUM(1)</t>');
    expect(xml).not.toContain("<f>");
    const { header, rows } = new CsvText(csv);
    const sheet = { name: "options fin", rows: [header, ...rows].map((row) => row.map(textCell)) };
    expect(report([sheet], files).outcome.files.size).toBe(0);
    expect(report(readXlsx(writeXlsx(sheetsOf(tables, "X"))), files).outcome.files.size).toBe(0);
  });
});

test.each([
  ["no workbook at all", strToU8("cod,price\n"), /no workbook; save it as \.xlsx/],
  ["an old one or one with a password", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /old \.xls or has a password/],
  ["a damaged one", strToU8("PK\u0003\u0004 and then nothing"), /damaged/],
  ["a text document", zipSync({ "word/document.xml": strToU8("<a/>") }), /no workbook/],
])("[CA-08] %s is refused in a sentence", (_, bytes, message) => {
  expect(() => readXlsx(bytes)).toThrow(NoTables);
  expect(() => readXlsx(bytes)).toThrow(message);
});
