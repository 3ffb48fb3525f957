import type { Address, BusinessDetails, Customer } from "@stanza/offer";
import type { StoredAddress } from "./stored-project.ts";

/** The first entry of `orderaddress` (spec 1 §3). */
export function encodeCustomer(customer: Customer): StoredAddress {
  return {
    firstname: customer.firstName,
    surname: customer.lastName,
    email: customer.email,
    mobile: customer.phone,
    vat: customer.vatNumber,
    ...encodeAddress(customer.address),
  };
}

export function decodeCustomer(stored: StoredAddress): Customer {
  return {
    firstName: stored.firstname ?? "",
    lastName: stored.surname ?? "",
    email: stored.email ?? "",
    phone: stored.mobile ?? "",
    vatNumber: stored.vat ?? "",
    address: decodeAddress(stored),
  };
}

export function encodeAddress(address: Address): StoredAddress {
  return {
    street: address.street,
    postalcode: address.postalCode,
    city: address.city,
    county: address.county,
    country: address.country,
    countrycode: address.countryCode,
  };
}

export function decodeAddress(stored: StoredAddress): Address {
  return {
    street: stored.street ?? "",
    postalCode: stored.postalcode ?? "",
    city: stored.city ?? "",
    county: stored.county ?? "",
    country: stored.country ?? "",
    countryCode: stored.countrycode ?? "",
  };
}

/** Names of the customer's business details in `customerFields` (spec 2 §3). */
const BUSINESS_NAMES = {
  name: "bdBusinessName",
  agency: "bdAgency",
  street: "bdStreet",
  city: "bdCity",
  postalCode: "bdPostalCode",
  nation: "bdNation",
  phone: "bdPhone",
  iban: "bdIBAN",
  bic: "bdBIC",
  abi: "bdABI",
  cab: "bdCAB",
  cin: "bdCIN",
  account: "bdConto",
} as const satisfies Record<keyof BusinessDetails, string>;
const BUSINESS_FIELDS = Object.entries(BUSINESS_NAMES) as readonly [keyof BusinessDetails, string][];

export function encodeBusiness(business: BusinessDetails): Record<string, string> {
  return Object.fromEntries(BUSINESS_FIELDS.map(([field, name]) => [name, business[field]]));
}

/** Absent where none of the fields is there. */
export function decodeBusiness(stored: Readonly<Record<string, unknown>>): BusinessDetails | undefined {
  if (!BUSINESS_FIELDS.some(([, name]) => name in stored)) return undefined;
  const text = (name: string) => (typeof stored[name] === "string" ? stored[name] : "");
  return Object.fromEntries(
    BUSINESS_FIELDS.map(([field, name]) => [field, text(name)]),
  ) as unknown as BusinessDetails;
}

export const isBusinessName = (name: string): boolean =>
  BUSINESS_FIELDS.some(([, stored]) => stored === name);
