import type { Address, Customer } from "@stanza/offer";
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
