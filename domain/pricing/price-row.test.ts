import { decimal, decimalText, sumOf } from "@stanza/quantities";
import { describe, expect, test, vi } from "vitest";
import { collectRows } from "./collect-rows.ts";
import type { PriceTerms } from "./price-book.ts";
import { priceProject, priceRow, withoutTrace } from "./price-row.ts";
import {
  conditionOf,
  type SampleRow,
  sampleErpLine,
  sampleList,
  sampleProject,
  sampleRow,
  sampleSurcharge,
} from "./testing/sample-project.ts";

const EUR: PriceTerms = { currency: "EUR" };

/** The list of catalogue.md §5.4. */
const LIST = sampleList({
  rounding: { unit: "0.01", mode: "half-up" },
  items: { GOLA: "38.00", WTLAM: "92.00", BROKEN: "n/a" },
  matrices: {
    BASE1: {
      code: "BASE1",
      rows: "up",
      columns: "exact",
      rowKeys: ["300", "450", "600", "750", "900"],
      columnKeys: ["1", "3", "4"],
      cells: [
        ["128.00", "171.00", "214.00"],
        ["149.50", "202.00", "251.00"],
        ["171.00", "236.50", "298.00"],
        ["203.00", "284.00", "352.00"],
        ["231.00", "326.00", "405.00"],
      ],
    },
    SHELF: {
      code: "SHELF",
      rows: "up",
      columns: "exact",
      rowKeys: ["450", "900"],
      columnKeys: ["MEL", "GLS"],
      cells: [
        ["9.80", "24.00"],
        ["15.40", null],
      ],
    },
  },
  surcharges: [
    sampleSurcharge("HEIGHT", "HGT > 750", "percent", "4"),
    sampleSurcharge("DEPTH", "DPT < 560", "percent", "-8"),
    sampleSurcharge("OFFSTEP", "W % 50 != 0", "percent", "15"),
    sampleSurcharge("OFFSTEP", "W % 50 != 0", "fixed", "25.00"),
  ],
});

const BASE = sampleErpLine("main", {
  price: { kind: "matrix", matrix: "BASE1", keys: ["620", "3"] },
  surcharges: ["HEIGHT", "DEPTH", "OFFSTEP"],
});

function priceOf(
  line: typeof BASE,
  values = { HGT: 780, DPT: 560, W: 620 },
  list = LIST,
  terms = EUR,
  quantity = 1,
) {
  const row = sampleRow("r1", [line], { values, quantity });
  return priceRow(row, { CUCINA: { list, condition: conditionOf } }, terms).lines[0]!.price;
}

describe("unit prices", () => {
  test("an off-size base gives its base price, its surcharges and their reasons", () => {
    const price = priceOf(BASE);
    expect(price).toMatchObject({
      kind: "priced",
      listPrice: "362.96",
      unitPrice: "362.96",
      amount: "362.96",
    });
    expect(price.kind === "priced" && price.trace).toEqual([
      {
        kind: "matrix",
        list: "LIST01",
        matrix: "BASE1",
        keys: ["620", "3"],
        rowKey: "750",
        columnKey: "3",
        amount: "284",
      },
      {
        kind: "surcharge",
        code: "HEIGHT",
        description: { en: "HEIGHT" },
        when: "HGT > 750",
        percent: "4",
        amount: "11.36",
      },
      {
        kind: "surcharge",
        code: "OFFSTEP",
        description: { en: "OFFSTEP" },
        when: "W % 50 != 0",
        percent: "15",
        amount: "42.6",
      },
      {
        kind: "surcharge",
        code: "OFFSTEP",
        description: { en: "OFFSTEP" },
        when: "W % 50 != 0",
        amount: "25",
      },
    ]);
  });

  test("a negative surcharge lowers the price, and percentages are of the base alone", () => {
    expect(priceOf(BASE, { HGT: 780, DPT: 330, W: 750 })).toMatchObject({ listPrice: "272.64" });
  });

  test("the steps add up to the unit price, rounding and price increase included", () => {
    const list = { ...LIST, rounding: { unit: "0.05", mode: "half-up" } as const };
    const price = priceOf(BASE, undefined, list, { ...EUR, pricesIncrease: "1,1" });
    if (price.kind !== "priced") throw new Error("priced");
    expect(price).toMatchObject({ listPrice: "362.95", unitPrice: "399.25" });
    expect(price.trace?.map(({ kind }) => kind)).toEqual([
      "matrix",
      "surcharge",
      "surcharge",
      "surcharge",
      "list-rounding",
      "prices-increase",
    ]);
    expect(decimalText(sumOf(price.trace!.map(({ amount }) => decimal(amount))), 2)).toBe(price.unitPrice);
  });

  test.each([
    ["half-up", "362.95"],
    ["half-even", "362.95"],
    ["up", "363.00"],
  ] as const)("a list may round %s to 0.05", (mode, expected) => {
    expect(priceOf(BASE, undefined, { ...LIST, rounding: { unit: "0.05", mode } })).toMatchObject({
      listPrice: expected,
    });
  });

  test("a matrix key between steps takes the next larger one, one on a step takes its own", () => {
    const at = (key: string) =>
      priceOf({ ...BASE, surcharges: [], price: { kind: "matrix", matrix: "BASE1", keys: [key, "1"] } });
    expect(at("100")).toMatchObject({ listPrice: "128.00" });
    expect(at("600")).toMatchObject({ listPrice: "171.00" });
    expect(at("600.0000001")).toMatchObject({ listPrice: "171.00" });
    expect(at("600.01")).toMatchObject({ listPrice: "203.00" });
  });
});

describe("matrices of one and of three keys", () => {
  const table = (cells: (string | null)[][], columnKeys: string[]) =>
    ({ code: "M", rows: "up", columns: "exact", rowKeys: ["600", "900"], columnKeys, cells }) as const;
  const layered = {
    ...table([], []),
    rowKeys: [],
    layers: {
      match: "up",
      keys: ["1", "3"],
      tables: [
        table([["10.00"], ["15.00"]], ["A"]),
        table(
          [
            ["20.00", "22.00"],
            ["25.00", null],
          ],
          ["A", "B"],
        ),
      ],
    },
  } as const;
  const at = (matrix: (typeof LIST)["matrices"][string], ...keys: string[]) =>
    priceOf({ ...BASE, surcharges: [], price: { kind: "matrix", matrix: "M", keys } }, undefined, {
      ...LIST,
      matrices: { M: matrix },
    });

  test("one key reads a table of one column", () => {
    expect(at(table([["10.00"], ["15.00"]], ["price"]), "700")).toMatchObject({ listPrice: "15.00" });
  });

  test("three keys select the layer, its row and its column, and the trace names all three", () => {
    expect(at(layered, "2", "500", "B")).toMatchObject({
      listPrice: "22.00",
      trace: [{ keys: ["2", "500", "B"], layerKey: "3", rowKey: "600", columnKey: "B" }],
    });
    expect(at(layered, "1", "900", "A")).toMatchObject({ listPrice: "15.00" });
    expect(at(layered, "4", "600", "A")).toMatchObject({
      reason: { kind: "no-key", axis: "layer", key: "4" },
    });
    expect(at(layered, "3", "900", "B")).toMatchObject({ reason: { kind: "empty-cell" } });
  });
});

describe("a line without a price has a reason, and is never 0", () => {
  test.each([
    [
      { kind: "matrix", matrix: "BASE1", keys: ["901", "1"] },
      { kind: "no-key", axis: "row", key: "901" },
    ],
    [
      { kind: "matrix", matrix: "BASE1", keys: ["600", "2"] },
      { kind: "no-key", axis: "column", key: "2" },
    ],
    [
      { kind: "matrix", matrix: "BASE1", keys: ["wide", "1"] },
      { kind: "no-key", axis: "row", key: "wide" },
    ],
    [
      { kind: "matrix", matrix: "SHELF", keys: ["900", "GLS"] },
      { kind: "empty-cell", rowKey: "900", columnKey: "GLS" },
    ],
    [
      { kind: "matrix", matrix: "NONE", keys: [] },
      { kind: "no-matrix", matrix: "NONE" },
    ],
    [
      { kind: "item", item: "constructor" },
      { kind: "no-item", item: "constructor" },
    ],
    [
      { kind: "item", item: "BROKEN" },
      { kind: "unreadable-price", text: "n/a" },
    ],
  ] as const)("%j", (price, reason) => {
    expect(priceOf({ ...BASE, price })).toMatchObject({ kind: "unpriced", reason });
  });

  test("a surcharge whose formula fails, a quantity that is no number, a list in another currency, no list at all", () => {
    expect(priceOf(BASE, { HGT: "tall" } as never)).toMatchObject({
      reason: { kind: "surcharge-failed", code: "HEIGHT", message: "HGT is not a number" },
    });
    expect(priceOf({ ...BASE, quantity: Number.NaN })).toMatchObject({ reason: { kind: "bad-quantity" } });
    expect(priceOf(BASE, undefined, LIST, EUR, Number.POSITIVE_INFINITY)).toMatchObject({
      reason: { kind: "bad-quantity" },
    });
    expect(priceOf(BASE, undefined, LIST, { currency: "CHF" })).toMatchObject({
      reason: { kind: "other-currency" },
    });
    expect(priceRow(sampleRow("r1", [BASE]), {}, EUR).lines[0]?.price).toEqual({
      kind: "unpriced",
      reason: { kind: "no-price-list", catalogue: "CUCINA" },
    });
  });

  test("the project lists lines without a price, failed rows too, and its gross leaves them out", () => {
    const row = sampleRow("r1", [
      sampleErpLine("a", { price: { kind: "item", item: "GOLA" } }),
      sampleErpLine("b", { price: { kind: "item", item: "GONE" } }),
    ]);
    const failed = {
      ...row,
      row: { ...row.row, id: "r2" },
      problem: { code: "X", severity: "error", because: { en: "Gone" } },
    } as const;
    const priced = priceProject(
      { rows: [row], failed: [failed] },
      { CUCINA: { list: LIST, condition: conditionOf } },
      EUR,
    );
    expect(priced.gross).toBe("38.00");
    expect(priced.unpriced).toMatchObject([
      { rowId: "r1", lineId: "b", reason: { kind: "no-item", item: "GONE" } },
      { rowId: "r2", reason: { kind: "row-failed", code: "X" } },
    ]);
  });
});

describe("line amounts", () => {
  const amounts = (rows: readonly SampleRow[], terms: PriceTerms = EUR) => {
    const { evaluated, book } = sampleProject(rows, terms.currency);
    const priced = priceProject(evaluated, book, terms);
    return {
      gross: priced.gross,
      amounts: priced.rows.flatMap(({ lines }) =>
        lines.map(({ price }) => (price.kind === "priced" ? price.amount : price.kind)),
      ),
    };
  };

  test("[QU-01] unit price × line quantity × row quantity, rounded to cents once", () => {
    expect(amounts([{ quantity: 2, lines: [{ price: "92.00", quantity: 1.67 }] }]).amounts).toEqual([
      "307.28",
    ]);
    expect(amounts([{ lines: [{ price: "3.335", quantity: 4 }] }]).amounts).toEqual(["13.34"]);
    expect(amounts([{ lines: [{ price: "0.335", quantity: 3 }] }]).amounts).toEqual(["1.01"]);
    expect(amounts([{ lines: [{ price: "-0.335", quantity: 3 }] }]).amounts).toEqual(["-1.00"]);
    expect(amounts([{ lines: [{ price: "10", quantity: 0.1 + 0.2 }] }]).amounts).toEqual(["3.00"]);
  });

  test("[QU-01] level-1 lines and rows outside the basket add nothing", () => {
    expect(
      amounts([
        { lines: [{ price: "500" }, { price: "99", level: 1 }, { price: "7", level: 2 }] },
        { skipBasket: true, lines: [{ price: "250" }] },
      ]),
    ).toEqual({ gross: "507.00", amounts: ["500.00", "included", "7.00", "outside-basket"] });
  });

  test.each([
    ["1,1", "135.80", "271.60"],
    ["abc", "123.45", "246.90"],
    [null, "123.45", "246.90"],
    ["0", "0.00", "0.00"],
    ["-1", "-123.45", "-246.90"],
  ])(
    "[QU-01] price increase %j is on the unit price, so the printed figures multiply out",
    (pricesIncrease, unitPrice, amount) => {
      const { evaluated, book } = sampleProject([{ lines: [{ price: "123.45", quantity: 2 }] }]);
      const [row] = priceProject(evaluated, book, { ...EUR, pricesIncrease }).rows;
      expect(row?.lines[0]?.price).toMatchObject({ unitPrice, amount });
    },
  );

  test("[QU-01] amounts have the currency's decimals, unless the configuration sets others", () => {
    const rows = [{ lines: [{ price: "1234.567" }] }];
    expect(amounts(rows, { currency: "JPY" }).gross).toBe("1235");
    expect(amounts(rows, { currency: "KWD" }).gross).toBe("1234.567");
    expect(amounts(rows, { currency: "EUR", decimals: 1 }).gross).toBe("1234.6");
  });
});

test("the group of a line: the excluded article first, then the appliances' mark as an exact pair", () => {
  const { evaluated, book } = sampleProject([
    {
      lines: [
        { price: "1", code: "0PR49ZV0009A", appliance: true },
        { price: "1", appliance: true },
        { price: "1", discountable: false },
        { price: "1" },
      ],
    },
  ]);
  const row = evaluated.rows[0]!;
  const like = sampleErpLine("x", {
    variants: [
      ["MY_GRUPPOPREV", "ELDOM"],
      ["_GRUPPOPREV", "ELDOM2"],
    ],
  });
  const article = { ...row.article, erpLines: [...row.article.erpLines, like] };
  expect(priceRow({ ...row, article }, book, EUR).lines.map(({ discountGroup }) => discountGroup)).toEqual([
    "undiscounted",
    "appliances",
    "undiscounted",
    "standard",
    "standard",
  ]);
});

test("a row priced alone is the row of the whole, so one change costs one row", () => {
  const { evaluated, book } = sampleProject([{ lines: [{ price: "1.11" }] }, { lines: [{ price: "2.22" }] }]);
  const whole = priceProject(evaluated, book, EUR);
  const rows = evaluated.rows.map((row) => priceRow(row, book, EUR));
  expect(collectRows(rows, [], EUR)).toEqual(whole);
});

test("a condition is compiled once for all rows", () => {
  const condition = vi.fn(conditionOf);
  const book = { CUCINA: { list: LIST, condition } };
  const values = { HGT: 780, DPT: 560, W: 620 };
  const rows = [1, 2, 3].map((n) => sampleRow(`r${n}`, [BASE], { values }));
  priceProject({ rows, failed: [] }, book, EUR);
  expect(condition).toHaveBeenCalledTimes(4);
});

test("prices for guests carry neither the trace nor the list price", () => {
  const { evaluated, book } = sampleProject([{ lines: [{ price: "12.50" }] }]);
  const guest = withoutTrace(priceProject(evaluated, book, { ...EUR, pricesIncrease: "1.2" }));
  expect(guest.rows[0]?.lines[0]?.price).toEqual({ kind: "priced", unitPrice: "15.00", amount: "15.00" });
  expect(JSON.stringify(guest)).not.toContain("LIST01");
});
