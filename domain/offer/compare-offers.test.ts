import type { PricedProject, PricedRow, Shop } from "@stanza/pricing";
import { newProject, type Project } from "@stanza/project";
import { decimal, sumOf } from "@stanza/quantities";
import { expect, test } from "vitest";
import { compareOffers, type PositionChange } from "./compare-offers.ts";
import { composeOffer } from "./compose-offer.ts";
import { newCustomerFields } from "./customer-fields.ts";
import type { Offer } from "./offer.ts";

const SHOP: Shop = {
  code: "MILANO",
  name: "Milano",
  language: "it",
  country: "IT",
  priceList: "L",
  documentKind: "SRL",
};

interface Sample {
  readonly id: string;
  readonly price: string;
  readonly quantity?: string;
  readonly finish?: string;
  readonly note?: string;
}

function offerOf(rows: readonly Sample[], currency = "EUR"): Offer {
  const priced = rows.map(({ id, price, quantity = "1", finish = "OAK", note }): PricedRow => {
    const amount = `${decimal(price).times(quantity)}`;
    return {
      rowId: id,
      catalogue: "CUCINA",
      description: { en: `Unit ${id}` },
      quantity,
      automatic: false,
      inBasket: true,
      ...(note === undefined ? {} : { note }),
      lines: [
        {
          id: "l",
          code: id.toUpperCase(),
          description: { en: id },
          level: 0,
          quantity: "1",
          unit: "pc",
          variants: [["FIN", finish]],
          discountGroup: "standard",
          price: { kind: "priced", unitPrice: price, amount },
        },
      ],
      total: amount,
    };
  });
  const project: PricedProject = {
    currency,
    decimals: 2,
    rows: priced,
    gross: `${sumOf(priced.map(({ total }) => decimal(total)))}`,
    unpriced: [],
  };
  const none = { street: "", postalCode: "", city: "", county: "", country: "", countryCode: "" };
  const customer = { firstName: "", lastName: "", email: "", phone: "", vatNumber: "", address: none };
  return composeOffer(project, newCustomerFields(SHOP, "it"), customer, SHOP, {
    now: "2026-11-20T10:00:00Z",
    number: "1",
    project: { id: "1", description: "" },
    language: "en",
    brand: "stanza",
    catalogueTitles: {},
  });
}

function projectOf(places: Readonly<Record<string, number>>): Project {
  return {
    ...newProject(),
    rows: Object.entries(places).map(([id, x]) => ({
      id,
      catalogue: "CUCINA",
      model: "ARIA",
      article: "BASE",
      choices: {},
      placement: { on: "room", at: [x, 0, 0], rotY: 0 },
      quantity: 1,
    })),
  };
}

const told = (change: PositionChange) =>
  change.kind === "changed"
    ? [change.after.rowId, change.aspects, change.amount.change]
    : [change.position.rowId, change.kind, change.amount.change];

test("[QU-08] a comparison with a later version lists additions, removals, moves and changes, by row and in total", () => {
  const before = offerOf([
    { id: "gone", price: "100.00" },
    { id: "same", price: "200.00" },
    { id: "oak", price: "300.00" },
    { id: "dear", price: "40.00" },
    { id: "two", price: "50.00" },
  ]);
  const after = offerOf([
    { id: "same", price: "200.00" },
    { id: "oak", price: "320.00", finish: "WALNUT" },
    { id: "dear", price: "44.00" },
    { id: "two", price: "50.00", quantity: "2", note: "both" },
    { id: "new", price: "10.00" },
  ]);
  const projects = {
    before: projectOf({ gone: 0, same: 0, oak: 600, dear: 1200, two: 1800 }),
    after: projectOf({ same: 0, oak: 650, dear: 1200.2, two: 1800, new: 2400 }),
  };
  const difference = compareOffers(before, after, projects);
  expect(difference.positions.map(told)).toEqual([
    ["gone", "removed", "-100.00"],
    ["oak", ["article", "place"], "20.00"],
    ["dear", ["price"], "4.00"],
    ["two", ["quantity", "note"], "50.00"],
    ["new", "added", "10.00"],
  ]);
  expect(difference.gross).toEqual({ before: "690.00", after: "674.00", change: "-16.00" });
  expect(difference.payable.change).toBe("-19.52");
});

test("[QU-08] the amounts that are compared add up to the total, charges and rounding among them", () => {
  const offer: Offer = {
    ...offerOf([{ id: "same", price: "200.00" }]),
    servicesTotal: "10.00",
    delivery: { ...offerOf([]).delivery, charged: true, amount: "30.00" },
    installation: { ...offerOf([]).installation, charged: false, amount: "99.00" },
    netTotal: "240.00",
    tax: "52.83",
    rounding: "0.02",
    payable: "292.85",
  };
  const difference = compareOffers(offer, { ...offer, delivery: { ...offer.delivery, amount: "35.00" } });
  expect([difference.delivery.change, difference.installation.before]).toEqual(["5.00", "0"]);
  const { gross, discount, services, delivery, installation, tax, rounding, payable } = difference;
  const parts = [gross, services, delivery, installation, tax, rounding].map(({ before }) => decimal(before));
  expect(`${sumOf(parts).minus(discount.before)}`).toBe(`${decimal(payable.before)}`);
});

test("[QU-08] versions in two languages differ in their articles, not in the articles' names", () => {
  const english = offerOf([
    { id: "same", price: "200.00" },
    { id: "oak", price: "300.00" },
  ]);
  const after = offerOf([
    { id: "same", price: "200.00" },
    { id: "oak", price: "300.00", finish: "WALNUT" },
  ]);
  const translated: Offer = {
    ...after,
    language: "it",
    groups: after.groups.map((group) => ({
      ...group,
      positions: group.positions.map((one) => ({ ...one, description: `Base ${one.rowId}` })),
    })),
  };
  expect(compareOffers(english, translated).positions.map(told)).toEqual([["oak", ["article"], "0.00"]]);
  const renamed = { ...translated, language: english.language };
  expect(compareOffers(english, renamed).positions).toHaveLength(2);
});

test("[QU-08] the changes of the positions add up to that of the gross, and without a change nothing is reported", () => {
  const offer = offerOf([
    { id: "a", price: "19.99", quantity: "3" },
    { id: "b", price: "7.50" },
  ]);
  expect(compareOffers(offer, offer)).toMatchObject({ positions: [], gross: { change: "0.00" } });
  const other = offerOf([{ id: "c", price: "1.11" }]);
  const difference = compareOffers(offer, other);
  const sum = sumOf(difference.positions.map(({ amount }) => decimal(amount.change)));
  expect(sum.cmp(difference.gross.change)).toBe(0);
  expect(() => compareOffers(offer, offerOf([], "CHF"))).toThrow(RangeError);
});
