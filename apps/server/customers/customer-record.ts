import type { CustomerDetails, CustomerRecord } from "@stanza/contract";
import { refuse } from "../operation/refuse.ts";

export interface CustomerRow {
  readonly id: number;
  readonly code: string;
  readonly details: CustomerDetails;
  readonly updated_at: Date;
}

export const CUSTOMER_COLUMNS = "id, code, details, updated_at";

export const customerView = ({ id, code, details, updated_at }: CustomerRow): CustomerRecord => ({
  ...details,
  id,
  code,
  updatedAt: updated_at.toISOString(),
});

/** Returns true when a customer has a personal or a business name: without one they could not be found again. */
export const hasName = ({ customer, business }: CustomerDetails): boolean =>
  [customer.firstName, customer.lastName, business?.name].some((name) => (name ?? "") !== "");

export const nameRequired = () =>
  refuse(422, "name-required", "A customer needs a name, or the name of a business.");

/** The text that a search looks in: names, e-mail, phone (also as digits only), place, VAT number and code. */
export function searchWords({ customer, business }: CustomerDetails, code: string): string {
  const { firstName, lastName, email, phone, vatNumber, address } = customer;
  const parts = [
    `${firstName} ${lastName}`,
    `${lastName} ${firstName}`,
    business?.name ?? "",
    email,
    phone,
    phone.replace(/\D/g, ""),
    vatNumber,
    address.postalCode,
    address.city,
    code,
  ];
  return parts.filter(Boolean).join("\n").toLowerCase();
}
