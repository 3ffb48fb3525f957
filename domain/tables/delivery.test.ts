import { describe, expect, test } from "vitest";
import {
  type Delivery,
  isRefusal,
  proposeMapping,
  readDelivery,
  readNumber,
  type Sheet,
  type SheetCell,
  type TableMapping,
  textCell,
} from "./index.ts";

const cell = (value: string | number | null): SheetCell =>
  value === null
    ? { kind: "empty" }
    : typeof value === "number"
      ? { kind: "number", number: value }
      : textCell(value);
const sheet = (name: string, ...rows: readonly (readonly (string | number | null)[])[]): Sheet => ({
  name,
  rows: rows.map((row) => row.map(cell)),
});
const occasion = {
  catalogue: { code: "ARR", name: "Arredo", languages: ["en", "it", "de"], currency: "EUR" },
  validFrom: "2026-01-01",
};
const meanings = (mapping: TableMapping, index = 0) =>
  Object.fromEntries(mapping.tables[index]?.columns.map(({ column, meaning }) => [column, meaning]) ?? []);
const problems = ({ problems: all }: Delivery) =>
  all.map(({ cause, row, column, value }) => `${row}${column ?? ""} ${cause} ${value}`);

describe("[CA-08] a mapping is proposed from headers and values", () => {
  test("English with units in the headers, below a title", () => {
    const mapping = proposeMapping(
      [
        sheet(
          "Price list",
          ["Arredo price list 2026", null, null, null, null, null, null],
          [],
          [
            "Article no.",
            "Description",
            "Category",
            "Width [cm]",
            "Height [cm]",
            "Depth [cm]",
            "List price (€)",
          ],
          ["A1", "Chair", "Chairs", 60, 72, 58, 120],
        ),
      ],
      occasion,
    );
    expect(mapping.tables[0]?.headerRow).toBe(3);
    expect(meanings(mapping)).toEqual({
      A: { is: "code" },
      B: { is: "name", language: "en" },
      C: { is: "category", level: 1 },
      D: { is: "width", unit: "cm" },
      E: { is: "height", unit: "cm" },
      F: { is: "depth", unit: "cm" },
      G: { is: "price", list: "ARR-EUR" },
    });
    expect(mapping.lists).toEqual([{ code: "ARR-EUR", currency: "EUR", validFrom: "2026-01-01" }]);
    expect(mapping.catalogue.languages).toEqual(["en"]);
  });

  test("Italian and German names, three sides in one cell, two currencies below one caption, units by their values", () => {
    const mapping = proposeMapping(
      [
        sheet(
          "Listino",
          ["Articolo", "Articolo", "Articolo", "Misure", "Prezzo", "Prezzo"],
          ["Codice", "Descrizione", "Bezeichnung", "L x P x H", "EUR", "CHF"],
          ["A1", "Sedia", "Stuhl", "450 x 520 x 800", 120, 130],
        ),
      ],
      occasion,
    );
    expect(meanings(mapping)).toEqual({
      A: { is: "code" },
      B: { is: "name", language: "it" },
      C: { is: "name", language: "de" },
      D: { is: "size", unit: "mm", order: "wdh" },
      E: { is: "price", list: "ARR-EUR" },
      F: { is: "price", list: "ARR-CHF" },
    });
    expect(mapping.catalogue.languages).toEqual(["it", "de"]);
  });

  test.each([
    [
      [
        "Artikelnr.",
        "Bezeichnung",
        "Warengruppe",
        "Breite",
        "Höhe",
        "Tiefe",
        "UVP",
        "Bilddatei",
        "Gewicht kg",
      ],
      ["code", "name", "category", "width", "height", "depth", "price", "picture", "weight"],
    ],
    [
      ["Cod.", "Nome", "Famiglia", "Largh.", "Alt.", "Prof.", "Listino", "Foto", "Peso"],
      ["code", "name", "category", "width", "height", "depth", "price", "picture", "weight"],
    ],
    [
      ["SKU", "Name EN", "Range", "W", "H", "D", "RRP £", "Image", "Weight"],
      ["code", "name", "category", "width", "height", "depth", "price", "picture", "weight"],
    ],
  ])("headers %j", (headers, kinds) => {
    const mapping = proposeMapping(
      [
        sheet(
          "S",
          headers,
          headers.map((_, i) => (i === 0 ? "A1" : 60)),
        ),
      ],
      occasion,
    );
    expect(Object.values(meanings(mapping)).map(({ is }) => is)).toEqual(kinds);
  });

  test("[SH-18] French headers, with accents, signs and sides in words; what English says too is French here", () => {
    const mapping = proposeMapping(
      [
        sheet(
          "Tarif",
          [
            "N° d’article",
            "Désignation",
            "Gamme",
            "Dimensions (Largeur x Hauteur x Profondeur) cm",
            "Poids",
            "Prix de vente HT en €",
          ],
          ["A1", "Chaise", "Chaises", "60 x 72 x 58", 4.5, "1\u202f234,50"],
        ),
      ],
      occasion,
    );
    expect(meanings(mapping)).toEqual({
      A: { is: "code" },
      B: { is: "name", language: "fr" },
      C: { is: "category", level: 1 },
      D: { is: "size", unit: "cm", order: "whd" },
      E: { is: "weight", unit: "kg" },
      F: { is: "price", list: "ARR-EUR" },
    });
    expect(mapping.catalogue.languages).toEqual(["fr"]);
  });

  test("[SH-18] Spanish headers; small words such as de and en name no language", () => {
    const mapping = proposeMapping(
      [
        sheet(
          "Tarifa",
          [
            "Referencia",
            "Código de pedido",
            "Descripción de artículo",
            "Descripción EN",
            "Familia",
            "Ancho (cm)",
            "Alto (cm)",
            "Fondo (cm)",
            "Precio de venta",
          ],
          ["A1", "4711", "Silla", "Chair", "Sillas", 60, 72, 58, 120],
        ),
      ],
      occasion,
    );
    expect(meanings(mapping)).toEqual({
      A: { is: "code" },
      B: { is: "orderCode" },
      C: { is: "name", language: "es" },
      D: { is: "name", language: "en" },
      E: { is: "category", level: 1 },
      F: { is: "width", unit: "cm" },
      G: { is: "height", unit: "cm" },
      H: { is: "depth", unit: "cm" },
      I: { is: "price", list: "ARR-EUR" },
    });
    expect(mapping.catalogue.languages).toEqual(["en", "es"]);
  });

  test.each([
    ["Medidas (An x Al x F)", "whd"],
    ["A x H x F", "whd"],
    ["LxPxH", "wdh"],
    ["l x p x a", "wdh"],
    ["Breite x Tiefe x Höhe", "wdh"],
  ])("the sides of %s", (header, order) => {
    const mapping = proposeMapping(
      [sheet("A", ["Code", header], ["A1", "60 x 58 x 72"], ["A2", "60 x 58 x 72"])],
      occasion,
    );
    expect(meanings(mapping).B).toMatchObject({ is: "size", order });
  });

  test("a column of codes is found by its values, a sheet without a table is left out", () => {
    const mapping = proposeMapping(
      [
        sheet("Notes", ["Read this"]),
        sheet("S", ["Nr X", "Name", "Preis"], ["K-10", "Stuhl", 1], ["K-20", "Tisch", 2]),
      ],
      occasion,
    );
    expect(mapping.tables.map((one) => one.sheet)).toEqual(["S"]);
    expect(meanings(mapping).A).toEqual({ is: "code" });
  });
});

describe("[CA-08] a delivery is read by its mapping", () => {
  const HEADERS = ["Code", "Name", "Width cm", "Height cm", "Depth cm", "Price EUR"];
  const read = (...rows: readonly (readonly (string | number | null)[])[]) => {
    const one = sheet("P", HEADERS, ...rows);
    return readDelivery([one], proposeMapping([one], occasion));
  };

  test("articles with code, order code, size in millimetres, category from a title, price as a decimal text", () => {
    const { articles, passedOver, rows } = read(
      ["Base units"],
      ["ab 12/3", "Base", 60, "72,5", 58.5, "1.234,50"],
      ["X2", "Two", 40, "72,5", 58, "12,5"],
    );
    expect(rows).toBe(2);
    expect(passedOver).toBe(1);
    expect(articles[0]).toEqual({
      code: "AB-12-3",
      orderCode: "ab 12/3",
      names: { en: "Base" },
      categories: ["Base units"],
      size: { width: 600, height: 725, depth: 585 },
      prices: { "ARR-EUR": "1234.50" },
      sheet: "P",
      row: 3,
    });
    expect(articles[1]?.prices).toEqual({ "ARR-EUR": "12.50" });
  });

  test("a row with anything wrong stays out with its place and value, the others come in", () => {
    const delivery = read(
      ["A1", "One", 60, 72, 58, 100],
      [null, "No code", 60, 72, 58, 100],
      ["A1", "Another one", 60, 72, 58, 100],
      ["A3", "On request", 60, 72, 58, "on request"],
      ["A4", "Wide", 60000, 72, 58, 100],
      ["A5", "No price", 60, 72, 58, null],
      ["A6", null, 60, 72, 58, 100],
      ["A7", "Minus", 60, "tall", 58, -4],
      ["1,2E+12", "Power", 60, 72, 58, 100],
    );
    expect(delivery.articles.map(({ code }) => code)).toEqual(["A1"]);
    expect(delivery.refusedRows).toBe(8);
    expect(problems(delivery)).toEqual([
      "3A noCode ",
      "4 sameCode A1",
      "5F notPrice on request",
      "6C lengthBeyond 60000",
      "7 noPrice A5",
      "8 noName A6",
      "9D notLength tall",
      "9F negativePrice -4",
      "10A powerForCode 1,2E+12",
    ]);
  });

  test("a thousand rows of which fifty are wrong: 950 come in, 50 are named", () => {
    const rows = Array.from({ length: 1000 }, (_, i) => [
      `C${i}`,
      `Name ${i}`,
      60,
      72,
      58,
      i % 20 === 7 ? "n/a" : i + 0.5,
    ]);
    const delivery = read(...rows);
    expect([delivery.rows, delivery.articles.length, delivery.refusedRows]).toEqual([1000, 950, 50]);
    expect(delivery.problems.filter(isRefusal).map(({ row }) => row)).toEqual(
      rows.flatMap((_, i) => (i % 20 === 7 ? [i + 2] : [])),
    );
  });

  test("no size is a note, a half-written one takes the rest from the mapping; three sides in one cell with their own unit", () => {
    const one = sheet(
      "P",
      ["Code", "Name", "B x H x T", "Preis"],
      ["A1", "a", "60 x 72 x 58 cm", 1],
      ["A2", "b", null, 1],
      ["A3", "c", "60x72", 1],
    );
    const delivery = readDelivery([one], proposeMapping([one], occasion));
    expect(delivery.articles.map(({ size }) => size)).toEqual([
      { width: 600, height: 720, depth: 580 },
      undefined,
    ]);
    expect(problems(delivery)).toEqual(["3 noSize A2", "4C notLength 60x72"]);
  });

  test("the next delivery with columns moved and a row more above is read by the same mapping; a lost column is told", () => {
    const first = sheet("P 2026", ["Code", "Name", "Price EUR", "Depth cm"], ["A1", "One", 10, 58]);
    const next = sheet("P 2027", ["New prices"], ["Price EUR", "Code", "Name"], [11, "A1", "One"]);
    const delivery = readDelivery([next], proposeMapping([first], occasion));
    expect(delivery.articles[0]?.prices).toEqual({ "ARR-EUR": "11.00" });
    expect(delivery.problems.map(({ cause, header }) => [cause, header])).toEqual([
      ["noColumn", "Depth cm"],
      ["noSize", undefined],
    ]);
  });

  test("two sheets with one code are one article", () => {
    const sheets = [
      sheet("Articles", ["Code", "Name"], ["A1", "One"]),
      sheet("Prices", ["Code", "Price CHF"], ["A1", 10]),
    ];
    const { articles } = readDelivery(sheets, proposeMapping(sheets, occasion));
    expect(articles).toMatchObject([{ code: "A1", names: { en: "One" }, prices: { "ARR-CHF": "10.00" } }]);
  });
});

test.each([
  ["1.234,50", undefined, "1234.50"],
  ["1'234.50", undefined, "1234.50"],
  ["€ 12,5", undefined, "12.5"],
  ["1.234", undefined, "ambiguous"],
  ["1.234", ",", "1234"],
  ["1.234", ".", "1.234"],
  ["120,-", undefined, "120"],
  ["12 EUR", undefined, "12"],
  ["a.A.", undefined, undefined],
] as const)("%s with decimals by %s is %s", (text, sign, number) => {
  expect(readNumber(text, sign)).toBe(number);
});
