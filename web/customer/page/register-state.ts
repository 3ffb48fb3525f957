import type { CustomerDetails, CustomerRecord } from "@stanza/contract";
import { type Address, type BusinessDetails, type Customer, customerName } from "@stanza/offer";
import { hasFault } from "./check-details.ts";

/** Whom a project is for, as its document says it. */
export interface ProjectCustomer {
  readonly customer: Customer;
  readonly business?: BusinessDetails | undefined;
  readonly shipping?: Address | undefined;
}

/** The parts in which register and project differ; keys of the interface's texts. */
export type DifferentPart = "name" | "email" | "phone" | "vatNumber" | "address" | "shipping" | "business";

/** Details that an offer needs and the project lacks; keys of the interface's texts. */
export type MissingDetail = "name" | "email" | "address" | "vatNumber" | "postalCode";

const text = (value: object | undefined): string => {
  const entries = Object.entries(value ?? {}).filter(([, one]) => one !== "");
  return JSON.stringify(entries.toSorted(([a], [b]) => a.localeCompare(b)));
};

/** The changes that saving to the register would make. Empty fields and missing ones are the same. */
export function differences(project: ProjectCustomer, record: CustomerRecord): readonly DifferentPart[] {
  const [now, kept] = [project.customer, record.customer];
  const parts: readonly (readonly [DifferentPart, boolean])[] = [
    ["name", now.firstName !== kept.firstName || now.lastName !== kept.lastName],
    ["email", now.email !== kept.email],
    ["phone", now.phone !== kept.phone],
    ["vatNumber", now.vatNumber !== kept.vatNumber],
    ["address", text(now.address) !== text(kept.address)],
    ["shipping", text(project.shipping) !== text(record.shipping)],
    ["business", text(project.business) !== text(record.business)],
  ];
  return parts.flatMap(([part, differs]) => (differs ? [part] : []));
}

/**
 * The details that an offer still lacks to be made out and sent. ASSUMED: a name or a business, an e-mail address, street, place and
 * country; of a business the VAT number too.
 */
export function missingDetails({ customer, business }: ProjectCustomer): readonly MissingDetail[] {
  const { address } = customer;
  const isBusiness = (business?.name ?? "") !== "";
  const wanted: readonly (readonly [MissingDetail, boolean])[] = [
    ["name", isBusiness || customerName(customer) !== ""],
    ["email", customer.email !== ""],
    [
      "address",
      address.street !== "" && address.city !== "" && (address.countryCode || address.country) !== "",
    ],
    ["postalCode", address.postalCode !== ""],
    ["vatNumber", !isBusiness || customer.vatNumber !== ""],
  ];
  return wanted.flatMap(([detail, isThere]) => (isThere ? [] : [detail]));
}

/** The details of a project's customer for the register; undefined: the customer has no name, or a detail cannot be right. */
export function detailsOf({ customer, business, shipping }: ProjectCustomer): CustomerDetails | undefined {
  const isNameless = customerName(customer, business).trim() === "";
  if (isNameless || hasFault(customer, shipping)) return undefined;
  return {
    customer: { ...customer, address: { ...customer.address } },
    ...(business ? { business: { ...business } } : {}),
    ...(shipping ? { shipping: { ...shipping } } : {}),
  };
}
