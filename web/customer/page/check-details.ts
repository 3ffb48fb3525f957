import { isEmail } from "@stanza/contract";
import type { Address, BusinessDetails, Customer } from "@stanza/offer";
import { isValidBIC, isValidIBAN } from "ibantools";
import { isPostalCode } from "./postal-code.ts";

/** Why a field cannot stay as it is; a key of the interface's texts under `customer.fault`. */
export type Fault =
  | "email"
  | "postalCode"
  | "iban"
  | "bic"
  | "digits5"
  | "cin"
  | "fiscalCode"
  | "recipientCode";

/** IBAN as people type it: spaces and small letters are no fault. */
export const plainIban = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

export const emailFault = (email: string): Fault | undefined =>
  email === "" || isEmail(email) ? undefined : "email";

export const postalFault = ({
  postalCode,
  countryCode,
}: Pick<Address, "postalCode" | "countryCode">): Fault | undefined =>
  isPostalCode(postalCode, countryCode) ? undefined : "postalCode";

/** A wrong IBAN sends money to somebody else, so it is refused and not only doubted (quote.md §7). */
export const ibanFault = (iban: string): Fault | undefined =>
  iban === "" || isValidIBAN(plainIban(iban)) ? undefined : "iban";

export const bicFault = (bic: string): Fault | undefined =>
  bic === "" || isValidBIC(bic.trim().toUpperCase()) ? undefined : "bic";

/** ABI and CAB, the bank's and the branch's five digits in Italy, and CIN, its one check letter. */
export const bankFault = (key: "abi" | "cab" | "cin", value: string): Fault | undefined => {
  if (value === "") return undefined;
  if (key === "cin") return /^[A-Z]$/i.test(value) ? undefined : "cin";
  return /^\d{5}$/.test(value) ? undefined : "digits5";
};

/** What an electronic invoice in Italy needs: codice fiscale of a person or company, codice destinatario, certified e-mail. */
export const invoiceFault = (
  key: "fiscalCode" | "recipientCode" | "certifiedEmail",
  value: string,
): Fault | undefined => {
  if (value === "") return undefined;
  if (key === "certifiedEmail") return emailFault(value);
  if (key === "recipientCode") return /^[A-Z\d]{6,7}$/i.test(value) ? undefined : "recipientCode";
  return /^(\d{11}|[A-Z]{6}[A-Z\d]{2}[A-Z][A-Z\d]{2}[A-Z][A-Z\d]{3}[A-Z])$/i.test(value)
    ? undefined
    : "fiscalCode";
};

/** The Italian bank fields that an IBAN holds (IBAN registry: IT kk X ABI CAB account); empty for other countries. */
export function bankOf(iban: string): Partial<Pick<BusinessDetails, "cin" | "abi" | "cab" | "account">> {
  const found = /^IT\d\d([A-Z])(\d{5})(\d{5})([A-Z\d]{12})$/.exec(plainIban(iban));
  return found && ibanFault(iban) === undefined
    ? { cin: found[1]!, abi: found[2]!, cab: found[3]!, account: found[4]! }
    : {};
}

export const hasFault = (customer: Customer, shipping: Address | undefined): boolean =>
  emailFault(customer.email) !== undefined ||
  postalFault(customer.address) !== undefined ||
  (shipping !== undefined && postalFault(shipping) !== undefined);
