import { join } from "node:path";
import {
  guardedInWorkbook,
  type Sheet,
  type SheetCell,
  textCell,
  unguarded,
  writeXlsx,
} from "@stanza/codecs";
import { publishCatalogue } from "@stanza/publish";
import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readCatalogueFolder } from "../read-catalogue-folder.ts";
import { CsvText } from "./csv-text.ts";
import { csvFilesOf, sheetsOf } from "./export-tables.ts";
import { importReport } from "./import-report.ts";
import { importSheets } from "./import-sheets.ts";
import { readTables } from "./read-tables.ts";
import { NoWorkbook, readXlsx } from "./read-xlsx.ts";

function filesOf(dir: string): ReadonlyMap<string, string> {
  const read = readCatalogueFolder(join(import.meta.dirname, "../../..", dir));
  if (!read.ok) throw new Error(read.message);
  return read.files;
}

const DEMO = filesOf("domain/catalogue/testing/demo-home");
const exported = (files = DEMO) => sheetsOf(readTables(files).tables, "DEMO");

/** The exported sheets with cells set: by sheet, then `B3` or, for a new row behind the last, `B+`. */
function edited(
  edits: Readonly<Record<string, Readonly<Record<string, string | number | SheetCell>>>>,
  files = DEMO,
) {
  return exported(files).map((sheet): Sheet => {
    const rows = sheet.rows.map((row) => [...row]);
    const last = rows.length;
    for (const [place, value] of Object.entries(edits[sheet.name] ?? {})) {
      const x = place.charCodeAt(0) - 65;
      const y = place.endsWith("+") ? last : Number(place.slice(1)) - 1;
      const row = rows[y] ?? [];
      rows[y] = row;
      while (row.length < x) row.push({ kind: "empty" });
      row[x] =
        typeof value === "object"
          ? value
          : typeof value === "number"
            ? { kind: "number", number: value }
            : textCell(value);
    }
    return { ...sheet, rows };
  });
}

const report = (sheets: readonly Sheet[], files = DEMO, remove = false) => {
  const outcome = importSheets(files, sheets, { remove });
  return { outcome, lines: importReport(outcome) };
};

describe("there and back", () => {
  test.each([
    "catalogues/cucina",
    "catalogues/bagno",
    "catalogues/muri",
    "domain/catalogue/testing/demo-home",
  ])("[CA-08] %s comes back from a workbook and from both kinds of CSV without a difference", (dir) => {
    const files = filesOf(dir);
    const { tables } = readTables(files);
    const workbook = readXlsx(writeXlsx(sheetsOf(tables, "X")));
    const csv = (sign: "," | ".") =>
      [...csvFilesOf(tables, sign)].map(([name, text]): Sheet => {
        const { header, rows } = new CsvText(text);
        return {
          name: name.replace(/\.csv$/, ""),
          rows: [header, ...rows].map((row) => row.map(textCell)),
          decimalSign: sign,
        };
      });
    for (const sheets of [workbook, csv("."), csv(",")]) {
      const { outcome, lines } = report(sheets, files);
      expect(lines).toEqual([expect.stringMatching(/^\d+ lines as before, 0 changed, 0 new, 0 refused\.$/)]);
      expect(outcome.files.size).toBe(0);
    }
  });

  test("any cells come back from a workbook, formulas and control characters as the texts they are", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 12 }).filter((one) => !/\p{Cs}/u.test(one)),
      fc.constantFrom(
        "=1+1",
        "'=1",
        "''@x",
        "-5",
        "007",
        "1E5",
        "_x0041_",
        "_x_",
        "\t",
        " a ",
        "<&>\"'",
        "2026-01-31",
      ),
    );
    const cell: fc.Arbitrary<SheetCell> = fc.oneof(
      text.map(textCell),
      fc
        .double({ noDefaultInfinity: true, noNaN: true })
        .map((number): SheetCell => ({ kind: "number", number: Object.is(number, -0) ? 0 : number })),
      fc
        .date({ min: new Date("1900-03-01"), max: new Date("9999-12-31"), noInvalidDate: true })
        .map((date): SheetCell => ({ kind: "date", date: date.toISOString().slice(0, 10) })),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const [back] = readXlsx(writeXlsx([{ name: "S", rows }]));
          const written = rows.map((row) =>
            row.map((one) => (one.kind === "text" ? textCell(guardedInWorkbook(one.text)) : one)),
          );
          expect(back?.rows).toEqual(written);
          expect(
            back?.rows.map((row) =>
              row.map((one) => (one.kind === "text" ? textCell(unguarded(one.text)) : one)),
            ),
          ).toEqual(rows);
        },
      ),
    );
  });

  test("[CA-08] any prices and texts that a spreadsheet gives are what the catalogue publishes afterwards", () => {
    const price = fc.integer({ min: 0, max: 10_000_00 }).map((cents) => cents / 100);
    const caption = fc
      .string({ unit: "grapheme-composite", minLength: 1, maxLength: 20 })
      .map((one) => one.replace(/\p{C}/gu, "").trim())
      .filter((one) => one !== "" && !one.startsWith("'"));
    fc.assert(
      fc.property(price, price, caption, caption, (item, cell, short, long) => {
        const sheets = readXlsx(
          writeXlsx(
            edited({
              "LIST01 items": { B2: item },
              "LIST01 base1": { C3: cell },
              "options fin": { B2: short },
              Captions: { E2: long },
            }),
          ),
        );
        const { outcome } = report(sheets);
        expect(outcome.sheets.flatMap(({ refused }) => refused)).toEqual([]);
        const files = new Map([...DEMO, ...outcome.files]);
        // Golden tests expect the old prices; what is published of them is asked without.
        for (const name of files.keys()) if (name.startsWith("tests/")) files.delete(name);
        const published = publishCatalogue(files);
        if (!published.ok) throw new Error(JSON.stringify(published.faults));
        const [list] = published.priceLists;
        expect(Number(list?.items.HB160)).toBe(item);
        expect(Number(list?.matrices.BASE1?.cells[1]?.[1])).toBe(cell);
        expect(published.catalogue.optionLists["options/fin.csv"]?.options[0]?.description.it).toBe(short);
        expect(published.catalogue.articles["BASE-1D"]?.description.de).toBe(long);
      }),
      { numRuns: 15 },
    );
  });
});

describe("what changed, and what was refused", () => {
  test("[CA-08] every changed line is reported with its place; the rest of its file stays as it was", () => {
    const { outcome, lines } = report(
      edited({
        "LIST01 items": { B2: 15.2, B3: "abc", "A+": "WTSTN", "B+": 310 },
        "options fin": { J2: "Weiß", B4: "" },
        "Price lists": { D2: { kind: "date", date: "2026-12-31" } },
      }),
    );
    expect(lines.filter((line) => !line.startsWith("? golden test"))).toEqual([
      "options fin -> options/fin.csv",
      "  ~ J2 MW des.de: nothing -> Weiß",
      "  ! B4 (des.it): the text is missing in 'it', the language that others fall back to",
      "LIST01 items -> prices/LIST01/items.csv",
      "  ~ B2 HB160 price: 14.50 -> 15.20",
      "  ! B3 (price): 'abc' is no number such as 12.50",
      "  + row 8 WTSTN: price 310.00",
      "Price lists",
      "  ~ D2 LIST01 validTo: nothing -> 2026-12-31",
      "105 lines as before, 3 changed, 1 new, 2 refused.",
    ]);
    expect(outcome.failingTests).toEqual(["off-size width, high, glass refused above 600"]);
    const text = (file: string) => DEMO.get(file) ?? "";
    expect(Object.fromEntries(outcome.files)).toEqual({
      "prices/LIST01/items.csv": `${text("prices/LIST01/items.csv").replace("14.50", "15.20")}WTSTN,310.00\n`,
      "prices/LIST01/list.yaml": `${text("prices/LIST01/list.yaml")}validTo: "2026-12-31"\n`,
      "options/fin.csv": text("options/fin.csv")
        .trimEnd()
        .split("\n")
        .map((line, i) => `${line},${["des.de", "Weiß"][i] ?? ""}\n`)
        .join(""),
    });
  });

  test("[CA-08] what check would find wrong with a line refuses that line, in its words, and no other", () => {
    const { outcome, lines } = report(
      edited({
        "options hnd": { B3: "Barra" },
        "LIST01 base1": { B2: -5, C2: 180 },
        "LIST01 surcharges": { B2: "HGTT > 750", B3: "DPT < 550" },
        Captions: { C3: "" },
      }),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        "  ! B2 (1): a price is not negative; write -5.00 as a surcharge of kind fixed; did you mean 5.00?",
        expect.stringMatching(/^ {2}! B2 \(when\): .*'HGTT' .*did you mean HGT\?$/),
        "  ~ B3 DEPTH when: DPT < 560 -> DPT < 550",
        "  ~ B3 BAR des.it: Barra 160 -> Barra",
        expect.stringMatching(/^ {2}! C3 \(it\): the text is missing in 'it'/),
      ]),
    );
    expect(outcome.broken).toEqual([]);
    expect(publishCatalogue(new Map([...DEMO, ...outcome.files])).ok).toBe(true);
  });

  test("[CA-08] rows that a sheet does not have are kept and reported, or removed on request", () => {
    const short = exported().map((sheet) =>
      sheet.name === "LIST01 surcharges" ? { ...sheet, rows: sheet.rows.filter((_, i) => i !== 2) } : sheet,
    );
    expect(report(short).lines).toEqual([
      "LIST01 surcharges -> prices/LIST01/surcharges.csv",
      "  ? 1 row of the catalogue not in the sheet, kept: DEPTH",
      expect.stringMatching(/0 refused, 1 not in the sheets and kept\.$/),
    ]);
    const { lines, outcome } = report(short, DEMO, true);
    // Taking out what rules refer to would break the catalogue, so nothing is taken over.
    expect(lines.join("\n")).toContain("nothing is taken over");
    expect(outcome.files.size).toBe(0);
    const unused = new Map([
      ...DEMO,
      ["prices/LIST01/items.csv", `${DEMO.get("prices/LIST01/items.csv")}OLD,1.00\n`],
    ]);
    expect(report(exported(), unused, true).outcome.files.get("prices/LIST01/items.csv")).toBe(
      DEMO.get("prices/LIST01/items.csv"),
    );
  });

  test("[CA-08] unknown sheets, columns and places, and repeated rows, are reported and not read", () => {
    const sheets = edited({
      "LIST01 items": { C1: "note", C2: "ask Anna", "A+": "GOLA", "B+": 1 },
      "LIST01 shelf": { D3: "x" },
      "options fin": { L1: "Was auch immer", L2: "x" },
      Captions: { "A+": "articles/NEW.yaml", "B+": "des", "C+": "Nuovo" },
    });
    const { lines, outcome } = report([...sheets, { name: "LIST01 item", rows: [] }]);
    expect(lines).toEqual([
      "options fin -> options/fin.csv",
      "  ! L1 (Was auch immer): a column 'Was auch immer' is not known here; nothing of it is read",
      "LIST01 items -> prices/LIST01/items.csv",
      "  ! C1 (note): a column 'note' is not known here; nothing of it is read",
      "  ! row 8: GOLA stands in row 4 already",
      "LIST01 shelf -> prices/LIST01/shelf.csv",
      "  ! D3: the column has no name in the first row",
      "Captions",
      expect.stringMatching(
        /^ {2}! row \d+: articles\/NEW\.yaml, des is not in the catalogue; what is new in a YAML/,
      ),
      "! sheet 'LIST01 item': the catalogue has nothing of this name; did you mean 'LIST01 items'?; nothing of the sheet is read",
      expect.stringMatching(/0 changed, 0 new, 6 refused\.$/),
    ]);
    expect(outcome.files.size).toBe(0);
  });

  test("[CA-08] leading zeros that a spreadsheet ate come back, codes that it made days or powers of are refused", () => {
    const items = `cod,price\n0042,1.00\n1E5,2.00\n${DEMO.get("prices/LIST01/items.csv")?.split("\n").slice(1).join("\n")}`;
    const files = new Map([...DEMO, ["prices/LIST01/items.csv", items]]);
    const { outcome, lines } = report(
      edited({ "LIST01 items": { A2: 42, B2: 1.5, A3: "1.00E+05", "A+": "02-Jan", "B+": 3 } }, files),
      files,
    );
    expect(outcome.files.get("prices/LIST01/items.csv")).toBe(items.replace("0042,1.00", "0042,1.50"));
    expect(lines.slice(1, -1)).toEqual([
      "  ~ B2 0042 price: 1.00 -> 1.50",
      expect.stringMatching(/^ {2}! A3 \(cod\): the spreadsheet has made 1\.00E\+05 of a code/),
      expect.stringMatching(/^ {2}! row 10: the spreadsheet has made the day '02-Jan' of a code/),
      "  ? 1 row of the catalogue not in the sheet, kept: 1E5",
    ]);
  });

  test("[CA-08] a text in one language alone becomes one in several, and a new option takes its place in the list", () => {
    const tree =
      DEMO.get("models/ARIA.tree.yaml")?.replace("{ it: Armadi, en: Wardrobes }", "Armadi # plain") ?? "";
    const files = new Map([...DEMO, ["models/ARIA.tree.yaml", tree]]);
    const sheets = exported(files).map((sheet): Sheet => {
      if (sheet.name === "options hnd") {
        const fresh = ["ANTA", "Presa", "Grip", "", "0", "", ""].map(textCell);
        return { ...sheet, rows: sheet.rows.toSpliced(2, 0, fresh) };
      }
      if (sheet.name !== "Captions") return sheet;
      const rows = sheet.rows.map((row) =>
        row.some((cell) => cell.kind === "text" && cell.text === "Armadi")
          ? row.toSpliced(3, 2, textCell("Wardrobes"), textCell("Schränke"))
          : row,
      );
      return { ...sheet, rows };
    });
    const { outcome } = report(sheets, files);
    expect(outcome.files.get("models/ARIA.tree.yaml")).toBe(
      tree.replace("des: Armadi # plain", "des: { it: Armadi, en: Wardrobes, de: Schränke } # plain"),
    );
    expect(outcome.files.get("options/hnd.csv")).toContain("handle,,0,,\nANTA,Presa,Grip,,0,,\nBAR,");
  });
});

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
            { kind: "fault", message: "the cell shows #N/A" },
            { kind: "fault", message: expect.stringContaining("no result") },
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
  expect(() => readXlsx(bytes)).toThrow(NoWorkbook);
  expect(() => readXlsx(bytes)).toThrow(message);
});
