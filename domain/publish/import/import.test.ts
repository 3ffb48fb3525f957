import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openCatalogue } from "@stanza/catalogue";
import {
  proposeMapping,
  readDelivery,
  type Sheet,
  type SheetCell,
  type TableMapping,
  textCell,
} from "@stanza/tables";
import { describe, expect, test } from "vitest";
import { publishCatalogue } from "../publish-catalogue.ts";
import { mappingText, readMapping } from "./mapping-schema.ts";
import { pictureKey } from "./pictures.ts";
import { takeInArticles } from "./take-in-articles.ts";
import { updatePrices } from "./update-prices.ts";

const cell = (value: string | number | null): SheetCell =>
  value === null
    ? { kind: "empty" }
    : typeof value === "number"
      ? { kind: "number", number: value }
      : textCell(value);
const sheet = (...rows: readonly (readonly (string | number | null)[])[]): Sheet => ({
  name: "P",
  rows: rows.map((row) => row.map(cell)),
});
const HEADERS = [
  "Code",
  "Name EN",
  "Nome IT",
  "Category",
  "Subcategory",
  "Width cm",
  "Height cm",
  "Depth cm",
  "Weight kg",
  "Picture",
  "Price EUR",
  "Price CHF",
];
const CHAIR = [
  "ch 1/2",
  'Chair "Ö" {x}',
  "Sedia",
  "Seats",
  "Chairs",
  45,
  80,
  52.5,
  4.5,
  "img/Chair-1.PNG",
  120,
  130.5,
];
const TABLE = ["9907", "Table", "Tavolo", "Tables", null, 160, 75, 90, 30, "gone.jpg", 480, 500];
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1]);
const PICTURES = new Map([[pictureKey("folder/chair-1.png"), PNG]]);

function delivered(rows: readonly (readonly (string | number | null)[])[], saved?: TableMapping) {
  const sheets = [sheet(HEADERS, ...rows)];
  const mapping =
    saved ??
    proposeMapping(sheets, {
      catalogue: { code: "ARR", name: "Arredo: 2026", languages: ["en", "it", "de"], currency: "EUR" },
      validFrom: "2026-01-01",
    });
  return { mapping, delivery: readDelivery(sheets, mapping) };
}

function taken(files: ReadonlyMap<string, string>, rows: readonly (readonly (string | number | null)[])[]) {
  const { delivery, mapping } = delivered(rows);
  const result = takeInArticles(files, delivery, mapping, PICTURES);
  const pictures = [...result.pictures.keys()].map((path) => [path, ""] as const);
  return { result, files: new Map([...files, ...result.files, ...pictures]) };
}

function published(files: ReadonlyMap<string, string>) {
  const result = publishCatalogue(files);
  if (!result.ok) throw new Error(JSON.stringify(result.faults, null, 1));
  return result;
}

describe("articles from a table", () => {
  test("[CA-08] a delivery becomes a catalogue that is sound: boxes with pictures, names, folders, weights and prices", () => {
    const { files, result } = taken(new Map(), [CHAIR, TABLE]);
    const { catalogue, priceLists, warnings } = published(files);
    expect(warnings).toEqual([]);
    const [model] = catalogue.models;
    expect(model?.tree.map(({ code, description }) => [code, description.en])).toEqual([
      ["SEATS", "Seats"],
      ["TABLES", "Tables"],
    ]);
    const entry = model?.tree[0]?.nodes[0]?.articles[0];
    expect(entry).toMatchObject({
      code: "CH-1-2",
      neutro: "CH-1-2",
      description: { en: 'Chair "Ö" (x)', it: "Sedia" },
      image: "pictures/CH-1-2.png",
    });
    expect(model?.tree[1]?.articles[0]).toMatchObject({ code: "9907", neutro: "A-9907" });
    expect(priceLists.map(({ code, items }) => [code, items])).toEqual([
      ["ARR-EUR", { "ch 1/2": "120.00", "9907": "480.00" }],
      ["ARR-CHF", { "ch 1/2": "130.50", "9907": "500.00" }],
    ]);
    const article = openCatalogue(catalogue).evaluate({
      model: "ARR",
      article: "CH-1-2",
      header: {},
      choices: {},
    });
    expect(article.result.box).toEqual([450, 800, 525]);
    expect([...result.pictures.keys()]).toEqual(["pictures/CH-1-2.png"]);
    expect(result.problems.map(({ cause, row, value }) => [cause, row, value])).toEqual([
      ["noPicture", 3, "gone.jpg"],
    ]);
    expect(result.added).toEqual(["CH-1-2", "9907"]);
  });

  test("[CA-08] the same delivery again changes nothing, a changed one only what is different", () => {
    const { files } = taken(new Map(), [CHAIR, TABLE]);
    const again = taken(files, [CHAIR, TABLE]).result;
    expect([...again.files.keys(), ...again.added, ...again.changed, ...again.prices]).toEqual([]);
    const wider = [...TABLE.slice(0, 5), 180, ...TABLE.slice(6, 10), 500, 500];
    const { result, files: after } = taken(files, [CHAIR, wider]);
    expect([...result.files.keys()].sort()).toEqual(["articles/A-9907.yaml", "prices/ARR-EUR/items.csv"]);
    expect(result.prices).toEqual([
      { list: "ARR-EUR", item: "9907", before: "480.00", after: "500.00", percent: "4.2" },
    ]);
    published(after);
  });

  test("[CA-08] what somebody has changed by hand stays; new articles and prices still come in", () => {
    const { files } = taken(new Map(), [CHAIR]);
    const own = `${files.get("articles/CH-1-2.yaml")}tags: [chair]\n`;
    const tree = `${files.get("models/ARR.tree.yaml")}- { cod: OWN, des: Own }\n`;
    const catalogue = `# mine\n${files.get("catalogue.yaml")}`;
    const edited = new Map([
      ...files,
      ["articles/CH-1-2.yaml", own],
      ["models/ARR.tree.yaml", tree],
      ["catalogue.yaml", catalogue],
    ]);
    const wide = [...CHAIR.slice(0, 5), 99, ...CHAIR.slice(6)];
    const { result, files: after } = taken(edited, [wide, TABLE]);
    expect(result.ownRules).toEqual(["CH-1-2"]);
    expect(after.get("articles/CH-1-2.yaml")).toBe(own);
    expect(after.get("catalogue.yaml")).toContain("# mine");
    const [model] = published(after).catalogue.models;
    expect(model?.tree.map(({ code }) => code)).toEqual(["SEATS", "OWN", "TABLES"]);
    expect(taken(after, [wide, TABLE]).result.files.size).toBe(0);
  });

  test("[CA-08] an article that the next delivery leaves out stays where it was and is named", () => {
    const { files } = taken(new Map(), [CHAIR, TABLE]);
    const { result, files: after } = taken(files, [TABLE]);
    expect(result.notDelivered).toEqual(["CH-1-2"]);
    expect([...result.files.keys()]).toEqual(["import.json"]);
    published(after);
  });

  test("[CA-09] delivered articles go into a catalogue that was written by hand, and it stays sound", () => {
    const demo = folderOf("catalogues/soggiorno");
    const { mapping, delivery } = delivered([CHAIR]);
    const lists = ["SOG-EUR", "SOG-CHF"].map((code, i) => ({ ...mapping.lists[i]!, code }));
    const own: TableMapping = JSON.parse(
      JSON.stringify({ ...mapping, lists })
        .replaceAll("ARR-EUR", "SOG-EUR")
        .replaceAll("ARR-CHF", "SOG-CHF"),
    );
    const sheets = [sheet(HEADERS, CHAIR)];
    const result = takeInArticles(demo, readDelivery(sheets, own), own, PICTURES);
    expect(delivery.articles).toHaveLength(1);
    const after = new Map([...demo, ...result.files, ["pictures/CH-1-2.png", ""]]);
    expect(published(after).catalogue.articles["CH-1-2"]).toBeDefined();
  });
});

describe("prices alone", () => {
  test("[CA-08] a price list is put into a catalogue with rules: changes with per cent, unknown codes, everything else untouched", () => {
    const cucina = folderOf("catalogues/cucina");
    const before = published(cucina);
    const items = before.priceLists.find(({ code }) => code === "CUC-EUR")?.items ?? {};
    const [first = "", second = ""] = Object.keys(items);
    const sheets = [
      sheet(
        ["Code", "Price EUR"],
        [first.toLowerCase(), 999],
        [second, Number(items[second])],
        ["NOBODY", 1],
      ),
    ];
    const mapping = proposeMapping(sheets, {
      catalogue: { code: "CUCINA", name: "Cucina", languages: ["en"], currency: "EUR" },
      lists: [{ code: "CUC-EUR", currency: "EUR", validFrom: "2026-01-01" }],
      validFrom: "2026-01-01",
    });
    const delivery = readDelivery(sheets, mapping, "prices");
    const updated = updatePrices(cucina, delivery);
    expect([...updated.files.keys()]).toEqual(["prices/CUC-EUR/items.csv"]);
    expect(updated.changes).toEqual([
      {
        list: "CUC-EUR",
        item: first,
        before: items[first],
        after: "999.00",
        percent: ((999 / Number(items[first]) - 1) * 100).toFixed(1),
      },
    ]);
    expect(updated.unchanged).toBe(1);
    expect(updated.unknown.map(({ orderCode }) => orderCode)).toEqual(["NOBODY"]);
    // What a golden test expects of an old price is the author's to change; nothing else may be wrong.
    const untested = new Map([...cucina, ...updated.files].filter(([path]) => !path.startsWith("tests/")));
    const isSame = JSON.stringify(published(untested).catalogue) === JSON.stringify(before.catalogue);
    expect(isSame).toBe(true);
    expect(updatePrices(new Map([...cucina, ...updated.files]), delivery).changes).toEqual([]);
  });

  test("[CA-08] a list that the catalogue does not have is named", () => {
    const { delivery } = delivered([CHAIR]);
    expect(updatePrices(new Map(), delivery).unknownLists).toEqual(["ARR-EUR", "ARR-CHF"]);
  });
});

test("[CA-08] a mapping is saved and read again; what is wrong with one is said with its place", () => {
  const { mapping } = delivered([CHAIR]);
  expect(readMapping(mappingText(mapping))).toEqual({ ok: true, mapping });
  expect(readMapping("{")).toMatchObject({ ok: false });
  const wrong = mappingText({ ...mapping, lists: [] });
  expect(readMapping(wrong)).toEqual({
    ok: false,
    faults: ["tables: there is no list ARR-EUR under lists", "tables: there is no list ARR-CHF under lists"],
  });
});

function folderOf(dir: string): ReadonlyMap<string, string> {
  const root = new URL(`../../../${dir}`, import.meta.url).pathname;
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [
          path.slice(root.length + 1),
          /\.(yaml|csv)$/.test(path) ? readFileSync(path, "utf8") : "",
        ] as const;
      }),
  );
}
