import { mailAddress } from "@stanza/contract";
import type { Offer } from "@stanza/offer";

/** The address of the offer's customer, for letters; `null`: it has none, or none that a letter can be sent to. */
export function clientAddress({ customer }: Offer): string | null {
  const read = mailAddress.safeParse(customer.email.trim());
  return read.success ? read.data : null;
}
