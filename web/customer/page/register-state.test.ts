import { NO_ADDRESS, NO_BUSINESS, NO_CUSTOMER } from "@stanza/codecs";
import type { CustomerRecord } from "@stanza/contract";
import { expect, test } from "vitest";
import { detailsOf, differences, missingDetails } from "./register-state.ts";

const ADDRESS = {
  ...NO_ADDRESS,
  street: "Via Roma 1",
  postalCode: "20100",
  city: "Milano",
  country: "Italia",
  countryCode: "IT",
};
const ANNA = {
  ...NO_CUSTOMER,
  firstName: "Anna",
  lastName: "Rossi",
  email: "anna@example.org",
  address: ADDRESS,
};
const RECORD: CustomerRecord = { id: 3, code: "C-3", updatedAt: "2026-11-20T10:00:00Z", customer: ANNA };

test("[PR-11] what differs from the register is named part by part; empty and missing are the same", () => {
  expect(differences({ customer: ANNA }, RECORD)).toEqual([]);
  expect(differences({ customer: ANNA, business: NO_BUSINESS, shipping: NO_ADDRESS }, RECORD)).toEqual([]);
  expect(
    differences(
      {
        customer: { ...ANNA, phone: "02 555", address: { ...ADDRESS, city: "Monza" } },
        shipping: ADDRESS,
        business: { ...NO_BUSINESS, name: "Rossi SRL" },
      },
      RECORD,
    ),
  ).toEqual(["phone", "address", "shipping", "business"]);
});

test("[PR-11] what an offer still needs is listed; a business needs its VAT number", () => {
  expect(missingDetails({ customer: NO_CUSTOMER })).toEqual(["name", "email", "address", "postalCode"]);
  expect(missingDetails({ customer: ANNA })).toEqual([]);
  expect(missingDetails({ customer: ANNA, business: { ...NO_BUSINESS, name: "Rossi SRL" } })).toEqual([
    "vatNumber",
  ]);
});

test("[PR-11] the register takes nobody without a name, and nothing that cannot be right", () => {
  expect(detailsOf({ customer: NO_CUSTOMER })).toBeUndefined();
  expect(detailsOf({ customer: { ...ANNA, email: "anna@" } })).toBeUndefined();
  expect(detailsOf({ customer: NO_CUSTOMER, business: { ...NO_BUSINESS, name: "Rossi SRL" } })).toBeDefined();
  expect(detailsOf({ customer: ANNA, shipping: ADDRESS })).toEqual({ customer: ANNA, shipping: ADDRESS });
});
