import {
  DOCUMENT_RULES,
  newOfferTerms,
  type OfferTerms,
  type PromotionChoice,
  type Shop,
} from "@stanza/pricing";
import type { ComparisonChoice } from "./comparison.ts";
import type { Address, BusinessDetails } from "./offer.ts";

/** Marks of one row (spec 2 §3 "Per-row customer fields"); its tax rate is in the terms, its quantity on the row. */
export interface RowFields {
  /** ntp */
  readonly needsPhoto: boolean;
  /** rifGmk */
  readonly reference: string;
  /** Offered as an option that the customer may take. Absent: it is part of the offer. */
  readonly optional?: true;
}

/** A link to something outside that belongs to the project. */
export interface ProjectReference {
  readonly id: string;
  readonly title: string;
  /** http or https. */
  readonly url: string;
}

/** The agreement with the customer that is kept with the project (spec 2 §3 customerFields, customerFieldsInfo, offer). */
export interface CustomerFields {
  readonly terms: OfferTerms;
  readonly notes: string;
  readonly business?: BusinessDetails;
  readonly shipping?: Address;
  /** crmData.id, nOrdCRM */
  readonly crmOrder?: string;
  /** L_AziSel; absent: the one of the document type. */
  readonly company?: string;
  /** L_ListSel, the shop's price list. */
  readonly priceList?: string;
  /** offer.valIva; absent: the one of the document type. */
  readonly taxCode?: string;
  readonly language?: string;
  readonly country?: string;
  /** By row id. */
  readonly rows?: Readonly<Record<string, RowFields>>;
  /** rifGmk of single ERP lines, by row id, then line id. */
  readonly lineReferences?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Absent: there are none. */
  readonly references?: readonly ProjectReference[];
  /** The maker's promotions that the dealer asks for. Absent: none. The server checks at each offer whether they are valid. */
  readonly promotion?: PromotionChoice;
  /** The alternatives that the offer's papers show beside what is offered. Absent: none. */
  readonly comparison?: ComparisonChoice;
}

/** The fields of a new project of a shop (spec 2 §6, §9). `language` is the quote's. */
export function newCustomerFields(
  shop: Pick<Shop, "documentKind" | "usualVat" | "instalments" | "priceList" | "country">,
  language: string,
): CustomerFields {
  const terms = newOfferTerms(shop, language);
  const rules = terms.documentType && DOCUMENT_RULES[terms.documentType];
  return {
    terms,
    notes: "",
    ...(rules ? { company: rules.company, taxCode: rules.taxCode } : {}),
    priceList: shop.priceList,
    language,
    country: shop.country,
  };
}
