import { publishCatalogue } from "@stanza/publish";
import { type Sheet, textCell } from "@stanza/tables";
import { describe, expect, test } from "vitest";
import { DEMO, edited, exported, report } from "./testing/demo-sheets.ts";

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
