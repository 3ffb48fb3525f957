import { describe, expect, test } from "vitest";
import { proposeMapping } from "./propose-mapping.ts";
import type { KnownMatrix } from "./propose-matrix-table.ts";
import { readDelivery } from "./read-delivery.ts";
import { EMPTY, type Sheet, textCell } from "./sheet.ts";
import type { TableMapping } from "./table-mapping.ts";

const sheet = (name: string, ...rows: readonly (readonly (string | number)[])[]): Sheet => ({
  name,
  rows: rows.map((row) =>
    row.map((value) => (typeof value === "number" ? { kind: "number", number: value } : textCell(value))),
  ),
});
const CATALOGUE = { code: "SONNO", name: "Sonno", languages: ["en"], currency: "EUR" };
const LISTS = [{ code: "SON27", currency: "EUR", validFrom: "2026-01-01" }];
const BED: KnownMatrix = {
  list: "SON27",
  code: "BED",
  keys: [
    ["A", "B"],
    ["900", "1800"],
    ["2000", "2100"],
  ],
};
const HEAD: KnownMatrix = {
  list: "SON27",
  code: "HEAD",
  keys: [
    ["900", "1800"],
    ["A", "B"],
  ],
};
const SLATS: KnownMatrix = {
  list: "SON27",
  code: "SLATS",
  keys: [
    ["900", "1800"],
    ["A", "B"],
  ],
};
const proposed = (sheets: readonly Sheet[], matrices: readonly KnownMatrix[]) =>
  proposeMapping(sheets, { catalogue: CATALOGUE, lists: LISTS, validFrom: "2026-01-01", matrices });
const read = (sheets: readonly Sheet[], mapping: TableMapping) => {
  const { matrixPrices, problems, rows, refusedRows } = readDelivery(sheets, mapping, "prices");
  return {
    prices: matrixPrices.map(
      ({ matrix, keys, price, row, column }) => `${matrix} ${keys} ${price} ${column}${row}`,
    ),
    problems: problems.map(
      ({ cause, column = "", row = "", about }) => `${cause} ${column}${row}${about ? ` ${about}` : ""}`,
    ),
    counts: [rows, refusedRows],
  };
};

describe("[CA-08] [CA-01] prices by keys from tables", () => {
  test("a grid is recognized by the keys of the matrix, price groups in the headers, widths in centimetres, below a title", () => {
    const sheets = [
      sheet(
        "Betten 2027",
        ["Preise 2027"],
        ["Stoff", "Breite cm", "200", "210"],
        ["A", 90, 690, 725],
        ["A", 180, "1.010,00", ""],
        ["B", 90, 810, 850],
      ),
    ];
    const mapping = proposed(sheets, [
      BED,
      {
        ...HEAD,
        keys: [
          ["1", "2"],
          ["X", "Y"],
        ],
      },
    ]);
    expect(mapping.tables).toEqual([]);
    const millimetres = [
      sheet(
        "Betten 2027",
        ["Preise 2027"],
        ["Stoff", "Breite cm", "2000", "2100"],
        ["A", 90, 690, 725],
        ["A", 180, "1.010,00", ""],
        ["B", 90, 810, 850],
      ),
    ];
    const found = proposed(millimetres, [
      BED,
      {
        ...HEAD,
        keys: [
          ["1", "2"],
          ["X", "Y"],
        ],
      },
    ]);
    expect(found.tables[0]).toMatchObject({ matrix: "BED", headerRow: 2 });
    expect(found.lists).toEqual(LISTS);
    expect(read(millimetres, found)).toEqual({
      prices: [
        "BED A,900,2000 690.00 C3",
        "BED A,900,2100 725.00 D3",
        "BED A,1800,2000 1010.00 C4",
        "BED B,900,2000 810.00 C5",
        "BED B,900,2100 850.00 D5",
      ],
      problems: [],
      counts: [3, 0],
    });
  });

  test("matrices with the same keys are told apart by the sheet's name, or by a column with their codes; else nothing is guessed", () => {
    const grid = (name: string) => sheet(name, ["Width", "PG A", "PG B"], [900, 180, 215], [1800, 240, 285]);
    expect(proposed([grid("Slats")], [HEAD, SLATS]).tables[0]?.matrix).toBe("SLATS");
    expect(proposed([grid("Sheet1")], [HEAD, SLATS]).tables).toEqual([]);
    const long = [
      sheet("all", ["Matrix", "Width", "Group", "Price"], ["HEAD", 900, "A", 180], ["SLATS", 1800, "B", 285]),
    ];
    const mapping = proposed(long, [HEAD, SLATS]);
    expect(mapping.tables[0]?.matrix).toBeUndefined();
    expect(read(long, mapping).prices).toEqual(["HEAD 900,A 180.00 D2", "SLATS 1800,B 285.00 D3"]);
  });

  test("what is wrong is told with its cell, and its row stays out", () => {
    const sheets = [
      {
        ...sheet(
          "HEAD",
          ["Width", "A", "B"],
          [900, 180, "on request"],
          [1800, 240, 285],
          ["", 1, 2],
          [1800, 241, 285],
          [900, "1,234", -3],
        ),
      },
    ];
    const mapping = proposed(sheets, [HEAD]);
    const rows = [...(sheets[0]?.rows ?? [])];
    rows.push([
      { kind: "number", number: 1800 },
      { kind: "fault", cause: "error", shows: "#REF!", message: "#REF!" },
      EMPTY,
    ]);
    const { prices, problems, counts } = read([{ name: "HEAD", rows }], mapping);
    expect(prices).toEqual(["HEAD 1800,A 240.00 B3", "HEAD 1800,B 285.00 C3"]);
    expect(problems).toEqual([
      "notPrice C2",
      "noKey A4",
      "sameKeys B5 HEAD B3",
      "ambiguousPrice B6",
      "negativePrice C6",
      "brokenCell B7 #REF!",
    ]);
    expect(counts).toEqual([6, 5]);
  });

  test("columns that do not give every key once are refused as a whole; the next delivery finds them wherever they stand", () => {
    const sheets = [sheet("HEAD", ["Width", "A", "B"], [900, 180, 215], [1800, 240, 285])];
    const mapping = proposed(sheets, [HEAD]);
    const [table] = mapping.tables;
    const twice: TableMapping = {
      ...mapping,
      tables: [
        {
          ...table!,
          columns: table!.columns.map((column) => ({ ...column, meaning: { is: "key", place: 1 } })),
        },
      ],
    };
    expect(read(sheets, twice).problems).toEqual(["keyPlaces "]);
    const moved = [sheet("2028", ["B", "Remark", "Width", "A"], [216, "", 900, 181])];
    expect(read(moved, mapping).prices).toEqual(["HEAD 900,A 181.00 D2", "HEAD 900,B 216.00 A2"]);
  });
});
