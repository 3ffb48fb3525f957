/**
 * The form of postal codes by country, for countries with a fixed form; other codes are accepted as they are.
 *
 * Source: the postal operators' address formats (Universal Postal Union, S42).
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ["DE", "ES", "FR", "IT", "FI", "EE", "HR", "TR", "MX", "SM", "VA", "MC", "ME", "RS", "UA"].map((code) => [
      code,
      /^\d{5}$/,
    ]),
  ),
  ...Object.fromEntries(
    ["AT", "BE", "BG", "CH", "CY", "DK", "HU", "LI", "LU", "NO", "SI", "AU", "NZ"].map((code) => [
      code,
      /^\d{4}$/,
    ]),
  ),
  ...Object.fromEntries(["RO", "RU", "IN", "CN", "SG"].map((code) => [code, /^\d{6}$/])),
  ...Object.fromEntries(["CZ", "SK", "SE", "GR"].map((code) => [code, /^\d{3} ?\d{2}$/])),
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  JP: /^\d{3}-\d{4}$/,
  LT: /^(?:LT-)?\d{5}$/i,
  LV: /^LV-\d{4}$/i,
  MT: /^[A-Z]{3} ?\d{4}$/i,
  BR: /^\d{5}-?\d{3}$/,
};

/** Returns true when a postal code has its country's form. Empty ones and those of other countries are accepted as they are. */
export function isPostalCode(text: string, country: string): boolean {
  const form = FORMS[country.toUpperCase()];
  return text.trim() === "" || form === undefined || form.test(text.trim());
}
