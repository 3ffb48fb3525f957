import type { BusinessDetails, Customer } from "./offer.ts";

/**
 * A customer's first and last name as they are written in lists, letters and the headings of printed papers.
 *
 * business   its name is used for a customer without a name of their own
 * returns    an empty string when neither is known
 */
export function customerName(
  { firstName, lastName }: Pick<Customer, "firstName" | "lastName">,
  business?: Pick<BusinessDetails, "name">,
): string {
  return [firstName, lastName].filter(Boolean).join(" ").trim() || (business?.name ?? "");
}
