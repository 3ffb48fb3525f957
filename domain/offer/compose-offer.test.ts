import type { PricedProject, PricedRow, Shop, Text } from "@stanza/pricing";
import { decimal, sumOf } from "@stanza/quantities";
import { expect, test } from "vitest";
import { composeOffer, type OfferIssue } from "./compose-offer.ts";
import { type CustomerFields, newCustomerFields } from "./customer-fields.ts";
import type { Customer } from "./offer.ts";

const SHOP: Shop = {
  code: "MILANO",
  name: "Milano",
  language: "it",
  country: "IT",
  priceList: "LIST01",
  documentKind: "SRL",
};
const CUSTOMER: Customer = {
  firstName: "Ada",
  lastName: "Rossi",
  email: "ada@example.com",
  phone: "",
  vatNumber: "",
  address: {
    street: "Via Po 1",
    postalCode: "10121",
    city: "Torino",
    county: "TO",
    country: "Italia",
    countryCode: "IT",
  },
};
const ISSUE: OfferIssue = {
  now: "2026-11-20T23:30:00+01:00",
  number: "2026-0042",
  project: { id: "7", description: "Cucina Rossi" },
  language: "it",
  brand: "stanza",
  catalogueTitles: { CUCINA: "Cucina Aria" },
};

const text = (en: string, it: string): Text => ({ en, it });
const line = (
  id: string,
  price: PricedRow["lines"][number]["price"],
  quantity = "1",
): PricedRow["lines"][number] => ({
  id,
  code: id.toUpperCase(),
  description: text(`Line ${id}`, `Riga ${id}`),
  level: price.kind === "included" ? 1 : 0,
  quantity,
  unit: "pc",
  variants: [["FIN", "LB"]],
  discountGroup: "standard",
  price,
});
const row = (rowId: string, catalogue: string, lines: PricedRow["lines"], total: string): PricedRow => ({
  rowId,
  catalogue,
  description: text("Base unit", "Base"),
  quantity: "2",
  automatic: false,
  inBasket: true,
  lines,
  total,
});

const PRICED: PricedProject = {
  currency: "CHF",
  decimals: 2,
  rows: [
    row(
      "r1",
      "CUCINA",
      [
        line(
          "a",
          { kind: "priced", listPrice: "100.01", unitPrice: "100.01", amount: "300.03", trace: [] },
          "1.5",
        ),
        line("b", { kind: "included" }),
      ],
      "300.03",
    ),
    row("door", "MURI", [], "0.00"),
    { ...row("r2", "CUCINA", [line("x", { kind: "outside-basket" })], "0.00"), inBasket: false },
    row("r3", "BAGNO", [line("c", { kind: "priced", unitPrice: "50.00", amount: "100.00" })], "100.00"),
    row("r4", "CUCINA", [line("d", { kind: "priced", unitPrice: "25.00", amount: "50.00" })], "50.00"),
  ],
  gross: "450.03",
  unpriced: [],
};

function fieldsWith(changes: Partial<CustomerFields> = {}): CustomerFields {
  const fields = newCustomerFields(SHOP, "it");
  return {
    ...fields,
    terms: { ...fields.terms, discounts: { ...fields.terms.discounts, standard: ["10"] } },
    ...changes,
  };
}

test("[QU-05] an offer has a number, a date in its own zone, and holds for the two weeks of a new offer", () => {
  const offer = composeOffer(PRICED, fieldsWith(), CUSTOMER, SHOP, ISSUE);
  expect(offer).toMatchObject({
    number: "2026-0042",
    name: "offer",
    date: "2026-11-20",
    validity: "2 settimane",
    validUntil: "2026-12-04",
    language: "it",
    brand: "stanza",
    documentType: 1,
    taxCode: "22",
    customer: CUSTOMER,
    paymentTerms: "Acconto 50%, saldo prima della spedizione",
  });
});

test("positions stand in groups by catalogue, numbered through, in the quote's language; rows that are not sold are left out", () => {
  const { groups } = composeOffer(PRICED, fieldsWith(), CUSTOMER, SHOP, ISSUE);
  expect(
    groups.map(({ title, subtotal, positions }) => [
      title,
      subtotal,
      positions.map((each) => [each.number, each.rowId, each.amount]),
    ]),
  ).toEqual([
    [
      "Cucina Aria",
      "350.03",
      [
        [1, "r1", "300.03"],
        [2, "r4", "50.00"],
      ],
    ],
    ["BAGNO", "100.00", [[3, "r3", "100.00"]]],
  ]);
  expect(groups[0]?.positions[0]?.lines).toEqual([
    {
      id: "a",
      code: "A",
      description: "Riga a",
      variants: [["FIN", "LB"]],
      quantity: "3",
      unit: "pc",
      included: false,
      unitPrice: "100.01",
      amount: "300.03",
      unpriced: false,
      discountGroup: "standard",
      taxRate: "22",
    },
    {
      id: "b",
      code: "B",
      description: "Riga b",
      variants: [["FIN", "LB"]],
      quantity: "2",
      unit: "pc",
      included: true,
      unpriced: false,
      discountGroup: "standard",
    },
  ]);
});

test("[QU-01] [QU-02] [QU-03] printed amounts add up: groups, each discount, taxes, the Swiss rounding, deposit and balance", () => {
  const offer = composeOffer(PRICED, fieldsWith(), CUSTOMER, SHOP, ISSUE);
  expect(offer.discounts).toEqual([
    {
      group: { kind: "standard" },
      gross: "450.03",
      steps: [{ percent: "10", before: "450.03", amount: "45.00", after: "405.03" }],
      running: ["405.03", "405.03", "405.03", "405.03"],
      net: "405.03",
    },
  ]);
  expect(offer).toMatchObject({
    gross: "450.03",
    goods: "405.03",
    netTotal: "405.03",
    tax: "89.11",
    total: "494.14",
    rounding: "0.01",
    payable: "494.15",
    deposit: { percent: "50", amount: "247.10", balance: "247.05" },
    complete: true,
  });
  expect(sumOf(offer.groups.map(({ subtotal }) => decimal(subtotal))).cmp(offer.gross)).toBe(0);
});

test("an offer is plain JSON and carries no price trace", () => {
  const offer = composeOffer(PRICED, fieldsWith(), CUSTOMER, SHOP, ISSUE);
  expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
  expect(JSON.stringify(offer)).not.toMatch(/trace|listPrice/);
});

test("a line without a price stays in the offer and makes it incomplete", () => {
  const reason = { kind: "no-item", list: "L", item: "Z" } as const;
  const priced: PricedProject = {
    ...PRICED,
    rows: [row("r9", "CUCINA", [line("z", { kind: "unpriced", reason })], "0.00")],
    gross: "0.00",
    unpriced: [{ rowId: "r9", lineId: "z", code: "Z", description: text("Line z", "Riga z"), reason }],
  };
  const offer = composeOffer(priced, fieldsWith(), CUSTOMER, SHOP, ISSUE);
  expect(offer.complete).toBe(false);
  expect(offer.unpriced).toEqual([{ rowId: "r9", code: "Z", description: "Riga z" }]);
  expect(offer.groups[0]?.positions[0]?.lines[0]).toMatchObject({ unpriced: true, included: false });
  expect(offer.groups[0]?.positions[0]?.lines[0]).not.toHaveProperty("amount");
});

test("a validity that is no period has no last day, and a day chosen by a person has priority", () => {
  const fields = fieldsWith();
  const openEnded = { ...fields, terms: { ...fields.terms, validity: "while stocks last" } };
  expect(composeOffer(PRICED, openEnded, CUSTOMER, SHOP, ISSUE)).not.toHaveProperty("validUntil");
  expect(
    composeOffer(PRICED, fields, CUSTOMER, SHOP, { ...ISSUE, validUntil: "2027-01-31" }).validUntil,
  ).toBe("2027-01-31");
  expect(() => composeOffer(PRICED, fields, CUSTOMER, SHOP, { ...ISSUE, now: "today" })).toThrow(RangeError);
});

test("[QU-04] new customer fields take company, tax code and terms from the shop's document type", () => {
  expect(newCustomerFields({ documentKind: "LTD", priceList: "L3", country: "GB" }, "en")).toMatchObject({
    company: "3",
    taxCode: "00",
    priceList: "L3",
    language: "en",
    country: "GB",
    terms: { documentType: 4, tax: { offerVat: "0" } },
  });
});
