import { describe, expect, test } from "vitest";
import { demoWith, published } from "../../catalogue/testing/demo-home.ts";
import { compareCatalogues, publishCatalogue } from "../index.ts";

const LIST = "prices/LIST01/list.yaml";
const BASE = "articles/BASE-1D.yaml";
const CSV = ["pg,W\\H,720,780", "1,600,100.00,110.00", "1,900,150.00,", "3,600,200.00,220.00"].join("\n");

function files(csv = CSV, keys = "[FIN.pg, W, HGT]") {
  const made = demoWith(
    [
      LIST,
      "matrices:\n",
      "matrices:\n  - { cod: BASE3, file: base3.csv, layers: up, rows: up, cols: exact }\n",
    ],
    [BASE, "price: { matrix: BASE1, keys: [W, FIN.pg] }", `price: { matrix: BASE3, keys: ${keys} }`],
    ["catalogue.yaml", "priceLists: [LIST01]", "priceLists: [LIST01, LIST02]"],
  );
  made.set("prices/LIST01/base3.csv", csv);
  made.set(
    "prices/LIST02/list.yaml",
    "cod: LIST02\ndes: Half\ncurrency: CHF\nvalidFrom: '2026-01-01'\nbase: { list: LIST01, factor: '0.5000' }\n",
  );
  made.delete("tests/base-1d.yaml");
  return made;
}

const golden = (
  made: Map<string, string>,
  header: string,
  width: number,
  height: number,
  list: string,
  price: string,
) =>
  made.set(
    "tests/three.yaml",
    `- name: three keys
  article: BASE-1D-60
  model: ARIA
  list: ${list}
  header: { FIN: ${header} }
  var: { W: ${width}, HGT: ${height}, SHQ: 0 }
  expect: { erp: [{ cod: ${`BS1${String(width).padStart(4, "0")}560L`}, punit: '${price}' }, { cod: GOLA }, { cod: HGS110 }, { cod: LEG100 }] }
`,
  );

describe("a price matrix of three keys", () => {
  test.each([
    ["the steps of each key", "MW", 600, 720, "LIST01", "100.00"],
    ["the next larger second key of the layer", "MW", 750, 720, "LIST01", "150.00"],
    // The price includes the surcharge of 4 % for the height.
    ["the layer of the first key", "LB", 600, 780, "LIST01", "228.80"],
    ["a derived list, multiplied out", "LB", 600, 720, "LIST02", "100.00"],
  ])("prices by %s", (_, header, width, height, list, price) => {
    const made = files();
    golden(made, header, width, height, list, price);
    expect(publishCatalogue(made)).toMatchObject({ ok: true });
  });

  test("has no price where a cell is empty", () => {
    const made = files();
    golden(made, "MW", 900, 780, "LIST01", "1.00");
    const result = publishCatalogue(made);
    expect(result.ok ? [] : result.faults.map(({ message }) => message)).toEqual([
      "three keys: BS10900560L unit price is not priced, expected 1.00",
    ]);
  });

  test.each([
    ["two keys for three", CSV, "[W, FIN.pg]", BASE, /asked with 3 keys, not 2/],
    [
      "too few columns",
      "pg,W\n1,600",
      "[FIN.pg, W, HGT]",
      "prices/LIST01/base3.csv",
      /first two columns are keys/,
    ],
    [
      "a key of a layer twice",
      `${CSV}\n3,600,1.00,1.00`,
      "[FIN.pg, W, HGT]",
      "prices/LIST01/base3.csv",
      /key 600 occurs twice/,
    ],
    [
      "a first key that is no step",
      `${CSV}\nLAC,600,1.00,1.00`,
      "[FIN.pg, W, HGT]",
      "prices/LIST01/base3.csv",
      /'LAC' is not a number/,
    ],
  ])("[CA-08] with %s is reported", (_, csv, keys, file, message) => {
    const result = publishCatalogue(files(csv, keys));
    const faults = result.ok ? [] : result.faults;
    expect(faults.map((fault) => fault.file)).toEqual([file]);
    expect(faults[0]!.message).toMatch(message);
  });

  test("is compared cell by cell with another version", () => {
    const before = published(files());
    const after = published(files(CSV.replace("220.00", "230.00")));
    const changes = compareCatalogues(before, after).filter(({ what }) => what.startsWith("LIST01"));
    expect(changes).toEqual([
      { area: "price", change: "changed", what: "LIST01 BASE3[3, 600, 780]", from: "220.00", to: "230.00" },
    ]);
  });
});
