import { describe, expect, test } from "vitest";
import { newOfferTerms } from "./new-offer-terms.ts";
import type { OfferTerms, Shop } from "./offer-terms.ts";
import { priceProject } from "./price-row.ts";
import { runningTotal } from "./running-total.ts";
import {
  type SampleRow,
  SHOP,
  sampleDiscounts,
  sampleProject,
  sampleTerms,
  THREE_GROUPS,
  THREE_GROUPS_TERMS,
} from "./testing/sample-project.ts";
import { totalOffer } from "./total-offer.ts";

function totals(
  rows: readonly SampleRow[],
  terms: Partial<OfferTerms> = {},
  shop: Partial<Shop> = {},
  currency = "EUR",
) {
  const { evaluated, book } = sampleProject(rows, currency);
  return totalOffer(priceProject(evaluated, book, { currency }), sampleTerms(terms), { ...SHOP, ...shop });
}

const goodsOf = (price: string): SampleRow[] => [{ lines: [{ price }] }];
const vat = (offerVat: string) => ({ offerVat, deliveryTaxed: false, installationTaxed: false });

describe("the worked examples of quote.md §4.1", () => {
  test("[QU-01] 1: lines to the cent, codes 02 hide delivery and installation", () => {
    expect(
      totals(
        [
          {
            lines: [
              { price: "123.45", quantity: 2 },
              { price: "3.335", quantity: 4 },
            ],
          },
        ],
        {
          delivery: { price: "100", code: "02" },
          installation: { price: "50", code: "02" },
        },
      ),
    ).toMatchObject({ goods: "260.24", netTotal: "260.24", tax: "57.25", payable: "317.49" });
  });

  test("[QU-02] 2: four discounts one after the other, each running total rounded", () => {
    const result = totals(goodsOf("1000.05"), {
      discounts: sampleDiscounts({ standard: ["50", "10", "5", "2,5"] }),
    });
    expect(result).toMatchObject({ goods: "416.84", netTotal: "416.84", tax: "91.70", payable: "508.54" });
    expect(result.groups[0]?.running).toEqual(["500.03", "450.03", "427.53", "416.84"]);
    expect(result.groups[0]?.steps[1]).toEqual({
      percent: "10",
      before: "500.03",
      amount: "50.00",
      after: "450.03",
    });
    expect(result.discount).toBe("583.21");
  });

  test("[QU-02] [QU-03] 3: standard, appliances and the article 0PR49ZV0009A, tax on delivery and installation too", () => {
    expect(totals(THREE_GROUPS, THREE_GROUPS_TERMS)).toMatchObject({
      goods: "1407.50",
      netTotal: "1857.50",
      tax: "408.65",
      payable: "2266.15",
    });
  });

  test("[QU-01] 4: a level-1 line and a row outside the basket are ignored", () => {
    expect(
      totals([
        {
          lines: [
            { price: "250", quantity: 2 },
            { price: "80", level: 1 },
          ],
        },
        { skipBasket: true, lines: [{ price: "999" }] },
      ]),
    ).toMatchObject({ goods: "500.00", netTotal: "500.00", tax: "110.00", payable: "610.00" });
  });

  test("[QU-02] 5: dealer mode, one discount over both groups, the excluded article still undiscounted, dealer's tax", () => {
    const result = totals(THREE_GROUPS, {
      dealerMode: true,
      discounts: sampleDiscounts({ standard: ["40", "10"], appliances: ["20", "5"], dealer: "52.5" }),
      tax: { ...vat("22"), dealerVat: "10" },
    });
    expect(result).toMatchObject({
      goods: "1071.32",
      netTotal: "1071.32",
      tax: "107.13",
      payable: "1178.45",
    });
    expect(result.groups.map(({ group, net }) => [group.kind, net])).toEqual([
      ["dealer", "1011.42"],
      ["undiscounted", "59.90"],
    ]);
  });

  test("[QU-03] [QU-04] 7: USA1, delivery 02 becomes 03 and is taxed, installation is not", () => {
    const result = totals(
      goodsOf("2469.12"),
      {
        discounts: sampleDiscounts({ standard: ["10"] }),
        delivery: { price: "395", code: "02" },
        installation: { price: "850", code: "03" },
        tax: { salesTax: "8.875", offerVat: "22", deliveryTaxed: true, installationTaxed: false },
      },
      { code: "USA1", country: "US" },
      "USD",
    );
    expect(result).toMatchObject({
      goods: "2222.21",
      netTotal: "3467.21",
      tax: "232.28",
      payable: "3699.49",
    });
    expect(result.delivery).toEqual({ code: "03", charged: true, amount: "395.00", rate: "8.875" });
    expect(result.taxes.map(({ rate, base, tax }) => [rate, base, tax])).toEqual([
      ["0", "850.00", "0.00"],
      ["8.875", "2617.21", "232.28"],
    ]);
  });

  test("[QU-01] 9: Swiss francs are paid to 0.05, the difference on its own line, deposit and balance exact", () => {
    const result = totals(
      goodsOf("1074.03"),
      {
        discounts: sampleDiscounts({ standard: ["7.5"] }),
        delivery: { price: "120", code: "03" },
        tax: vat("8.1"),
      },
      {},
      "CHF",
    );
    expect(result).toMatchObject({
      goods: "993.48",
      netTotal: "1113.48",
      tax: "90.19",
      total: "1203.67",
      rounding: "-0.02",
      payable: "1203.65",
      deposit: { percent: "50", amount: "601.85", balance: "601.80" },
    });
  });
});

describe("discounts", () => {
  test("[QU-02] a missing discount is 0, and appliances do not fall back to the standard ones", () => {
    const result = totals(THREE_GROUPS, {
      discounts: sampleDiscounts({ standard: [undefined, "10", "abc"], appliances: [] }),
    });
    expect(result.groups.map(({ net }) => net)).toEqual(["1107.27", "899.00", "59.90"]);
    expect(result.groups[0]?.steps).toHaveLength(1);
  });

  test("[QU-02] in the catalogue profile each catalogue has one discount and the document two, without groups", () => {
    const rows: SampleRow[] = [
      { catalogue: "CUCINA", lines: [{ price: "1000", appliance: true }] },
      { catalogue: "BAGNO", lines: [{ price: "500" }] },
    ];
    const result = totals(rows, {
      profile: "catalogue",
      discounts: sampleDiscounts({ standard: ["90"], catalogues: { CUCINA: "10" }, document: ["5", "2"] }),
    });
    expect(result.groups.map(({ group, gross, net }) => [group, gross, net])).toEqual([
      [{ kind: "catalogue", catalogue: "BAGNO" }, "500.00", "500.00"],
      [{ kind: "catalogue", catalogue: "CUCINA" }, "1000.00", "900.00"],
      [{ kind: "document" }, "1400.00", "1303.40"],
    ]);
    expect(result).toMatchObject({ gross: "1500.00", goods: "1303.40", tax: "286.75" });
    const dealers = totals(rows, {
      profile: "catalogue",
      dealerMode: true,
      discounts: sampleDiscounts({ catalogues: { CUCINA: "10" }, document: ["5", "2"], dealer: "50" }),
    });
    expect(dealers.goods).toBe("700.00");
    expect(runningTotal(dealers, "dealer", 1)).toBe("700.00");
    expect(runningTotal(dealers, "standard", 1)).toBe("0.00");
  });

  test("[QU-02] a discount outside 0..100 is refused by name, unless nothing uses it", () => {
    const discounts = sampleDiscounts({ standard: ["10", "101"], dealer: "-1", document: ["200"] });
    expect(() => totals(goodsOf("1"), { discounts })).toThrow("Discount standard 2 is 101%");
    expect(() => totals(goodsOf("1"), { discounts, dealerMode: true })).toThrow("Discount dealer 1 is -1%");
    expect(() => totals(goodsOf("1"), { discounts, profile: "catalogue" })).toThrow(
      "Discount document 1 is 200%",
    );
    expect(totals(goodsOf("1"), { discounts: sampleDiscounts({ document: ["200"] }) }).goods).toBe("1.00");
    expect(totals(goodsOf("1"), { discounts: sampleDiscounts({ standard: ["100"] }) }).payable).toBe("0.00");
  });
});

describe("taxes", () => {
  const checkedLine = { r1: { l1: { vat: "4", checked: true }, l2: { vat: "4", checked: false } } };

  test("[QU-03] a line's own rate counts before its row's, and each only if it is checked", () => {
    const rows: SampleRow[] = [
      { lines: [{ price: "100" }, { price: "200" }] },
      { lines: [{ price: "400" }] },
      { lines: [{ price: "800" }] },
    ];
    const result = totals(rows, {
      lineRates: checkedLine,
      rowRates: {
        r1: { vat: "10", checked: true },
        r2: { vat: "0", checked: false },
        r3: { vat: "0", checked: true },
      },
    });
    expect(result.taxes.map(({ rate, base, tax }) => [rate, base, tax])).toEqual([
      ["0", "800.00", "0.00"],
      ["4", "100.00", "4.00"],
      ["10", "200.00", "20.00"],
      ["22", "400.00", "88.00"],
    ]);
    expect(result.tax).toBe("112.00");
  });

  test("[QU-03] a discounted group is split over its rates by largest remainder, and the bases add up", () => {
    const result = totals([{ lines: [{ price: "10.01" }, { price: "10.01" }, { price: "10.01" }] }], {
      discounts: sampleDiscounts({ standard: ["33"] }),
      lineRates: { r1: { l1: { vat: "4", checked: true }, l2: { vat: "10", checked: true } } },
    });
    // 30.03 less 33% is 20.12; each third is exactly 6.7067, and the two cents go to the two lower rates
    expect(result.taxes.map(({ rate, base }) => [rate, base])).toEqual([
      ["4", "6.71"],
      ["10", "6.71"],
      ["22", "6.70"],
    ]);
    expect(result.netTotal).toBe("20.12");
  });

  test.each<[string, Partial<OfferTerms>, Partial<Shop>, string]>([
    ["the offer's", { tax: { ...vat("10"), customerVat: "4" } }, {}, "10"],
    ["else the customer fields'", { tax: { ...vat(""), customerVat: "4" } }, {}, "4"],
    ["else 22 for type 1", { documentType: 1, tax: vat("") }, {}, "22"],
    ["else 0 for type 3", { documentType: 3, tax: vat("") }, {}, "0"],
    ["else 0 for type 4", { documentType: 4, tax: vat("") }, {}, "0"],
    ["else 22", { tax: vat("") }, {}, "22"],
    [
      "in the US the offer's sales tax",
      { unitedStates: true, tax: { ...vat("22"), salesTax: "6" } },
      { salesTaxes: "7" },
      "6",
    ],
    ["else the shop's", { tax: vat("22") }, { code: "MIDLAND", salesTaxes: "7" }, "7"],
    ["else 0", { tax: vat("22") }, { code: "USA1" }, "0"],
    ["for dealers theirs", { dealerMode: true, tax: { ...vat("22"), dealerVat: "10" } }, {}, "10"],
    ["else the same as for customers", { dealerMode: true, tax: vat("4") }, {}, "4"],
    ["else 0 in the US", { dealerMode: true, tax: { ...vat("4"), salesTax: "6" } }, { code: "USA1" }, "0"],
  ])("[QU-03] the document's rate is %s", (_, terms, shop, rate) => {
    expect(totals(goodsOf("100"), terms, shop).documentRate).toBe(rate);
  });

  test("[QU-03] in the US installation is taxed by ipVat, goods always", () => {
    const charges = { delivery: { price: "100", code: "03" }, installation: { price: "200", code: "03" } };
    const tax = (deliveryTaxed: boolean, installationTaxed: boolean) =>
      totals(goodsOf("1000"), {
        ...charges,
        unitedStates: true,
        tax: { salesTax: "10", deliveryTaxed, installationTaxed },
      }).tax;
    expect([tax(false, false), tax(true, false), tax(false, true), tax(true, true)]).toEqual([
      "100.00",
      "110.00",
      "120.00",
      "130.00",
    ]);
  });

  test("[QU-03] tax is rounded once for each rate, not for each row", () => {
    const rows = Array.from({ length: 10 }, (): SampleRow => ({ lines: [{ price: "0.02" }] }));
    expect(totals(rows).tax).toBe("0.04");
  });
});

describe("services, charges, deposit", () => {
  const service = { id: "s", description: { en: "Survey" } };

  test("[QU-03] a service is a percentage of its catalogue's discounted goods or a price, with its own tax, undiscounted", () => {
    const result = totals(
      [
        { catalogue: "CUCINA", lines: [{ price: "1000" }] },
        { catalogue: "BAGNO", lines: [{ price: "500" }] },
      ],
      {
        discounts: sampleDiscounts({ standard: ["10"] }),
        services: {
          CUCINA: [
            { ...service, percent: "8", price: "999" },
            { ...service, id: "out", offered: false, price: "50" },
          ],
          BAGNO: [{ ...service, percent: "0", price: "80,005", vat: "10" }],
        },
      },
    );
    expect(result.services.map(({ amount, rate, base }) => [amount, rate, base])).toEqual([
      ["72.00", "22", "900.00"],
      ["80.01", "10", undefined],
    ]);
    expect(result).toMatchObject({ goods: "1350.00", servicesTotal: "152.01", generalTotal: "1502.01" });
    expect(result.catalogues).toEqual([
      {
        catalogue: "CUCINA",
        gross: "1000.00",
        goods: "900.00",
        discount: "100.00",
        services: "72.00",
        total: "972.00",
      },
      {
        catalogue: "BAGNO",
        gross: "500.00",
        goods: "450.00",
        discount: "50.00",
        services: "80.01",
        total: "530.01",
      },
    ]);
    expect(
      totals(goodsOf("1"), { unitedStates: true, services: { CUCINA: [{ ...service, price: "5" }] } })
        .services[0]?.rate,
    ).toBe("0");
  });

  test("[QU-04] only the shops USA1 and MIDLAND turn delivery 02 into 03, installation never, a US flag neither", () => {
    const charges = { delivery: { price: "100" }, installation: { price: "200", code: "02" } };
    const charged = (code: string, unitedStates = false) => {
      const result = totals(goodsOf("1"), { ...charges, unitedStates }, { code });
      return [result.delivery.code, result.delivery.amount, result.installation.amount];
    };
    expect(charged("USA1")).toEqual(["03", "100.00", "0.00"]);
    expect(charged("MIDLAND")).toEqual(["03", "100.00", "0.00"]);
    expect(charged("MILANO", true)).toEqual(["02", "0.00", "0.00"]);
  });

  test.each([
    ["Deposit 50% + Balance before shipping", { percent: "50", amount: "61.00", balance: "61.00" }],
    ["33,33 % now, 66,67% later", { percent: "33.33", amount: "40.66", balance: "81.34" }],
    ["100%", { percent: "100", amount: "122.00", balance: "0.00" }],
    ["on delivery", undefined],
    ["150%", undefined],
  ])("the deposit of %j", (paymentTerms, deposit) => {
    expect(totals(goodsOf("100"), { paymentTerms }).deposit).toEqual(deposit);
  });

  test("an offer of nothing is all zeros, and one with a line that has no price is not complete", () => {
    expect(totals([])).toMatchObject({ gross: "0.00", taxes: [], payable: "0.00", complete: true });
    const { evaluated } = sampleProject(goodsOf("1"));
    const priced = priceProject(evaluated, {}, { currency: "EUR" });
    expect(totalOffer(priced, newOfferTerms({}, "en"), SHOP)).toMatchObject({
      gross: "0.00",
      complete: false,
    });
  });
});
