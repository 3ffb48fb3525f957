import type { LengthUnit, VolumeUnit, WeightUnit } from "@stanza/quantities";
import type { DocumentType, Shop } from "./offer-terms.ts";
import { US_SHOPS } from "./readings.ts";

/** The rules of a document type (spec 2 §6). */
export interface DocumentRules {
  /** Selling company (L_AziSel). */
  readonly company: "1" | "3" | "4";
  readonly length: LengthCode;
  /** Printed tax code (valIva). */
  readonly taxCode: "22" | "ST" | "00";
  /** Tax that a new offer starts with, percent. */
  readonly rate: "22" | "0";
}

export type LengthCode = "MM" | "EX";
export type WeightCode = "KG" | "LB";
export type VolumeCode = "CI" | "CR";

/** The units in use, by the codes of config.measures. */
export interface Measures {
  readonly length: LengthCode;
  readonly weight: WeightCode;
  readonly volume: VolumeCode;
}

export const METRIC_MEASURES: Measures = { length: "MM", weight: "KG", volume: "CR" };
export const AMERICAN_MEASURES: Measures = { length: "EX", weight: "LB", volume: "CI" };

/** ASSUMED: EX is inches in fractions, CI cubic inches, CR cubic metres (docs/assumptions.md). */
export const MEASURE_UNITS: Readonly<Record<LengthCode, LengthUnit>> &
  Readonly<Record<WeightCode, WeightUnit>> &
  Readonly<Record<VolumeCode, VolumeUnit>> = { MM: "mm", EX: "in", KG: "kg", LB: "lb", CI: "in3", CR: "m3" };

const ITALIAN: DocumentRules = { company: "1", length: "MM", taxCode: "22", rate: "22" };
const INC: DocumentRules = { company: "4", length: "EX", taxCode: "ST", rate: "0" };

/** ASSUMED: LLC, which the specification leaves open, follows INC (quote.md §4.2 [30]). */
export const DOCUMENT_RULES: Readonly<Record<DocumentType, DocumentRules>> = {
  1: ITALIAN,
  2: ITALIAN,
  3: INC,
  4: { company: "3", length: "MM", taxCode: "00", rate: "0" },
  5: INC,
};

/** The document type of a shop's kind (extra DOCTYPE), a name or the type's number, in the language of the quote; `undefined` for an unknown kind. */
export function documentTypeOf(kind: string | undefined, language: string): DocumentType | undefined {
  switch (kind?.trim().toUpperCase()) {
    case "1":
      return 1;
    case "2":
      return 2;
    case "SRL":
    case "ITA":
      return /^it\b/i.test(language) ? 1 : 2;
    case "3":
    case "INC":
      return 3;
    case "4":
    case "LTD":
      return 4;
    case "5":
    case "LLC":
      return 5;
    default:
      return undefined;
  }
}

/** Returns true for the shops USA1 and MIDLAND (spec 2 §6). */
export function isUsShop(shop: Pick<Shop, "code">): boolean {
  return US_SHOPS.includes(shop.code.trim().toUpperCase());
}

/**
 * The units of a shop: American shops work in inches, pounds and cubic inches, the others in metric units.
 *
 * ASSUMED: an INC or LLC shop with another code is metric but for its length (spec 2 §6 gives the document type only that).
 */
export function shopMeasures(shop: Pick<Shop, "code" | "documentKind" | "language">): Measures {
  if (isUsShop(shop)) return AMERICAN_MEASURES;
  const type = documentTypeOf(shop.documentKind, shop.language);
  return type === undefined ? METRIC_MEASURES : { ...METRIC_MEASURES, length: DOCUMENT_RULES[type].length };
}

/**
 * The units of a person: a guest's by the country, everybody else's by the shop.
 *
 * ASSUMED: a guest's country is that of the shop whose site they visit, as the guest's profile has it (spec 2 §7 `shop.country`).
 */
export function measuresOf(
  shop: Pick<Shop, "code" | "documentKind" | "language" | "country">,
  isGuest: boolean,
): Measures {
  return isGuest ? guestMeasures(shop.country) : shopMeasures(shop);
}

/** The units for a guest, by two-letter country (spec 2 §6). */
export function guestMeasures(country: string): Measures {
  return ["US", "CA"].includes(country.trim().toUpperCase()) ? AMERICAN_MEASURES : METRIC_MEASURES;
}
