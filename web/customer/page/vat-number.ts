import { checkVAT, countries, type VatCheckResult } from "jsvat";

/** The verdict on a VAT number. It is never a reason to refuse the number (quote.md §7). */
export type VatVerdict = "empty" | "good" | "doubtful" | "unknown-country";

/**
 * Judges a VAT number by its shape and its check digits. jsvat knows 35 countries; three of its answers are mended here:
 * Greece writes EL, whatever people write; Northern Ireland's XI numbers are British ones; Belgian numbers may begin with 1.
 *
 * country   ISO 3166 of the customer, for numbers that are written without their prefix
 */
export function checkVatNumber(number: string, country: string): VatVerdict {
  const plain = number.toUpperCase().replace(/[\s.\-/]/g, "");
  if (plain === "") return "empty";
  const prefixed = /^[A-Z]{2}/.test(plain) ? plain : `${country.toUpperCase()}${plain}`;
  if (/^BE1\d{9}$/.test(prefixed)) return isBelgian(prefixed.slice(2)) ? "good" : "doubtful";
  const wanted = prefixed.replace(/^GR/, "EL").replace(/^XI/, "GB");
  const result: VatCheckResult = checkVAT(wanted, [...countries]);
  if (result.isValid) return "good";
  return isKnown(wanted.slice(0, 2)) ? "doubtful" : "unknown-country";
}

/** Ten digits; the last two are 97 less the remainder of the first eight by 97. */
const isBelgian = (digits: string): boolean =>
  97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));

const isKnown = (prefix: string): boolean =>
  prefix === "EL" || countries.some((one) => checkVAT(`${prefix}1`, [one]).isSupportedCountry);
