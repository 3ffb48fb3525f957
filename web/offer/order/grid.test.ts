import { NO_TERMS } from "@stanza/codecs";
import type { Offer, OfferLine } from "@stanza/offer";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyEdits, COLUMNS, gridLines } from "./grid-lines.ts";
import { blockText, gridCsv, readBlock } from "./grid-text.ts";

const line = (id: string, own: Partial<OfferLine> = {}): OfferLine => ({
  id,
  code: id.toUpperCase(),
  description: `Line ${id}`,
  variants: [["FIN", "MW"]],
  quantity: "2",
  unit: "pc",
  included: false,
  unitPrice: "100.05",
  amount: "200.10",
  unpriced: false,
  discountGroup: "standard",
  ...own,
});
const offer = {
  currency: "EUR",
  decimals: 2,
  groups: [
    {
      catalogue: "CUC",
      title: "Kitchen",
      subtotal: "0",
      positions: [
        { rowId: "a", lines: [line("l1"), line("l2", { discountGroup: "undiscounted" })] },
        { rowId: "auto", lines: [line("l3")] },
      ],
    },
  ],
} as unknown as Offer;
const document = {
  terms: { ...NO_TERMS, discounts: { ...NO_TERMS.discounts, dealer: "52.5" } },
  rows: {},
  lineReferences: {},
  project: { rows: [{ id: "a", quantity: 3 }] },
} as unknown as Parameters<typeof gridLines>[1];
const lines = gridLines(offer, document, "22");
const cellOf = (place: number, column: (typeof COLUMNS)[number]) => lines[place]?.cells[column];
const edit = (place: number, column: (typeof COLUMNS)[number], text: string) => ({
  line: lines[place]!,
  column,
  text,
});

describe("the order grid", () => {
  test("[QU-07] lists ERP lines with the dealer's discount and net, undiscounted ones without", () => {
    expect([cellOf(0, "discount"), cellOf(0, "net")]).toEqual(["52.5", "95.05"]);
    expect([cellOf(1, "discount"), cellOf(1, "net")]).toEqual(["", "200.10"]);
    expect([cellOf(0, "quantity"), cellOf(1, "quantity")]).toEqual(["3", "2"]);
  });

  test("[QU-07] quantity and photo belong to the row and are set on its first line; generated rows keep their quantity", () => {
    expect(lines.map(({ editable }) => [editable.has("quantity"), editable.has("needsPhoto")])).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  test("[QU-06] a pasted block becomes one change: what can be meant is taken, the rest is counted and stays", () => {
    const applied = applyEdits(
      document,
      [
        edit(0, "quantity", "5"),
        edit(0, "vat", "10 %"),
        edit(1, "vat", "ten"),
        edit(0, "needsPhoto", "x"),
        edit(1, "reference", "GMK-7"),
        edit(2, "check", "sì"),
        edit(0, "code", "other"),
        edit(2, "quantity", "9"),
        edit(0, "vat", "101"),
      ],
      9999,
    );
    expect([applied.done, applied.refused]).toEqual([5, 4]);
    expect(applied.quantities).toEqual(new Map([["a", 5]]));
    expect(applied.fields.terms?.lineRates).toEqual({
      a: { l1: { vat: "10", checked: true } },
      auto: { l3: { vat: "22", checked: true } },
    });
    expect(applied.fields.rows).toEqual({ a: { needsPhoto: true, reference: "" } });
    expect(applied.fields.lineReferences).toEqual({ a: { l2: "GMK-7" } });
  });

  test("[QU-10] a discount that a promotion grants counts on each line, the seller's own where it is more", () => {
    const under = (dealerDiscount: string) =>
      gridLines({ ...offer, promotion: { chosen: [], dealerDiscount } }, document, "22")[0]?.cells.discount;
    expect(under("60")).toBe("60");
    expect(under("40")).toBe("52.5");
  });

  test("[QU-06] an emptied rate is the document's again, and nothing is left of it", () => {
    const own = {
      ...document,
      terms: { ...document.terms, lineRates: { a: { l1: { vat: "4", checked: true } } } },
    };
    expect(cellOf(0, "vat")).toBe("22");
    expect(gridLines(offer, own, "22")[0]?.cells).toMatchObject({ vat: "4", check: true });
    expect(applyEdits(own, [edit(0, "vat", "")], 9999).fields.terms?.lineRates).toEqual({});
  });

  test.each(["0", "-1", "1.5", "10000", "", "abc"])("refuses the quantity %j", (text) => {
    expect(applyEdits(document, [edit(0, "quantity", text)], 9999).refused).toBe(1);
  });
});

describe("the clipboard", () => {
  test("reading a block that was written gives the same cells, whatever they hold", () => {
    const cell = fc.string().map((text) => text.replace(/\r/g, ""));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
        const wide = {
          ...lines[0]!,
          cells: { ...lines[0]!.cells, code: cells[0]!, description: cells[1] ?? "x" },
        };
        const text = blockText([wide, lines[1]!], { top: 0, bottom: 1, left: 0, right: 1 });
        expect(readBlock(text)[0]).toEqual([cells[0]!, cells[1] ?? "x"]);
      }),
    );
  });

  test("a spreadsheet's last line end makes no further row", () => {
    expect(readBlock("1\t2\r\n3\t4\r\n")).toEqual([
      ["1", "2"],
      ["3", "4"],
    ]);
  });

  test("[T35] a CSV file has a byte order mark, quotes what it must, and never holds a formula; nor does the clipboard", () => {
    const evil = {
      ...lines[0]!,
      cells: { ...lines[0]!.cells, description: '=HYPERLINK("x"), @a', net: "-5.00" },
    };
    const csv = gridCsv(COLUMNS, [evil], "en");
    expect(csv.startsWith("\ufeffcode,description")).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""x""), @a"`);
    expect(csv).toContain(",-5.00,");
    expect(gridCsv(COLUMNS, [evil], "it")).toContain(`;"-5,00";`);
    const block = blockText([evil], { top: 0, bottom: 0, left: 0, right: COLUMNS.length - 1 });
    expect(block.split("\t").filter((cell) => /^"?[=+@-]/.test(cell))).toEqual(["-5.00"]);
  });
});
