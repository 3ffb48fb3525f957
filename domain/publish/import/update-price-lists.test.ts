import type { PriceList } from "@stanza/catalogue";
import { proposeMapping, readDelivery, type Sheet, textCell } from "@stanza/tables";
import { describe, expect, test } from "vitest";
import { demoFiles } from "../../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "../publish-catalogue.ts";
import { knownMatrices } from "./list-prices.ts";
import { updatePriceLists } from "./update-price-lists.ts";
import { updatePrices } from "./update-prices.ts";

const sheet = (name: string, ...rows: readonly (readonly string[])[]): Sheet => ({
  name,
  rows: rows.map((row) => row.map(textCell)),
});
/** The demo home with a second list that follows the first one, and a matrix of three keys. */
const FILES = new Map([
  ...demoFiles(),
  ["catalogue.yaml", demoFiles().get("catalogue.yaml")!.replace("[LIST01]", "[LIST01, CHF]")],
  [
    "prices/CHF/list.yaml",
    "cod: CHF\ndes: Switzerland\ncurrency: CHF\nvalidFrom: '2026-01-01'\nbase: { list: LIST01, factor: '1.1' }\nitems: items.csv\n",
  ],
  ["prices/CHF/items.csv", "cod,price\nHK030,9.90\n"],
  [
    "prices/LIST01/list.yaml",
    demoFiles()
      .get("prices/LIST01/list.yaml")!
      .replace(
        "matrices:",
        "matrices:\n  - { cod: TRI, file: tri.csv, layers: exact, rows: up, cols: exact }",
      ),
  ],
  ["prices/LIST01/tri.csv", "pg;W\\H;720;880\n1;600;10.00;12.00\n1;900;14.00;\n2;600;11.00;13.00\n"],
]);
function published(): readonly PriceList[] {
  const result = publishCatalogue(FILES);
  if (!result.ok) throw new Error(JSON.stringify(result.faults, null, 1));
  return result.priceLists;
}
const SHEETS = [
  sheet(
    "TRI",
    ["pg", "W", "720", "880"],
    ["1", "600", "10.50", "12.00"],
    ["1", "900", "14.00", "16.00"],
    ["3", "600", "1.00", "2.00"],
  ),
  sheet("Items", ["Code", "Price EUR"], ["hk030", "7,20"], ["NOBODY", "1,00"]),
];

describe("[CA-01] [CA-08] new prices alone", () => {
  const lists = published();
  const mapping = proposeMapping(SHEETS, {
    catalogue: { code: "DEMO", name: "Demo", languages: ["en"], currency: "EUR" },
    lists: lists.map(({ code, currency, validFrom }) => ({ code, currency, validFrom })),
    matrices: knownMatrices(lists),
    validFrom: "2026-01-01",
  });
  const delivery = readDelivery(SHEETS, mapping, "prices");

  test("single prices and prices by keys are put into published lists, and nothing else changes", () => {
    const updated = updatePriceLists(lists, delivery);
    const ofFirst = updated.changes.filter(({ list }) => list === "LIST01");
    expect(ofFirst.map(({ item, before, after }) => [item, before, after])).toEqual([
      ["HK030", "6.90", "7.20"],
      ["TRI[1, 600, 720]", "10.00", "10.50"],
      ["TRI[1, 900, 880]", undefined, "16.00"],
    ]);
    expect(updated.unchanged).toBe(2);
    expect(updated.unknown.map(({ orderCode }) => orderCode)).toEqual(["NOBODY"]);
    expect(updated.unknownKeys.map(({ keys, row, column }) => [keys.join(), `${column}${row}`])).toEqual([
      ["3,600,720", "C4"],
      ["3,600,880", "D4"],
    ]);
    expect(updated.notDelivered.map(({ item }) => item)).toContain("TRI[2, 600, 720]");
    const [first] = updated.lists;
    expect(first?.items.HK030).toBe("7.20");
    expect(first?.matrices.TRI?.layers?.tables[0]?.cells).toEqual([
      ["10.50", "12.00"],
      ["14.00", "16.00"],
    ]);
    const [untouched] = lists;
    expect({ ...first, items: untouched?.items, matrices: untouched?.matrices }).toEqual(untouched);
  });

  test("a list that follows another one follows its new prices, and keeps prices of its own", () => {
    const swiss = updatePriceLists(lists, delivery).lists.find(({ code }) => code === "CHF");
    expect(swiss?.items.HK030).toBe("9.90");
    expect(swiss?.matrices.TRI?.layers?.tables[0]?.cells).toEqual([
      ["11.55", "13.20"],
      ["15.40", "17.60"],
    ]);
  });

  test("in a folder the CSV files get the same prices and keep their layout; published, both ways are one", () => {
    const { files, changes } = updatePrices(FILES, delivery);
    expect(files.get("prices/LIST01/tri.csv")).toBe(
      "pg;W\\H;720;880\n1;600;10.50;12.00\n1;900;14.00;16.00\n2;600;11.00;13.00\n",
    );
    expect(changes).toHaveLength(3);
    const untested = new Map([...FILES, ...files].filter(([path]) => !path.startsWith("tests/")));
    const result = publishCatalogue(untested);
    expect(result.ok && result.priceLists).toEqual(updatePriceLists(lists, delivery).lists);
  });
});
