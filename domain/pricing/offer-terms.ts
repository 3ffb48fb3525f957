import type { Text } from "@stanza/catalogue";
import type { NumberInput } from "@stanza/quantities";
import type { Instalment } from "./instalments.ts";

/**
 * 1 SRL or ITA in Italian, 2 SRL or ITA in another language, 3 INC, 4 LTD, 5 LLC (spec 2 §6).
 */
export type DocumentType = 1 | 2 | 3 | 4 | 5;

/** A charge besides the goods. Code `02` means no charge, and so does a missing code (quote.md §4 R6). */
export interface Charge {
  readonly price: NumberInput;
  readonly code?: string;
}

/** A service sold with a catalogue's goods (spec 2 §3 "Service row"). */
export interface Service {
  readonly id: string;
  readonly description: Text;
  /** False: kept, but not part of this offer. Absent counts as true. */
  readonly offered?: boolean;
  /** Above 0: the price is this percentage of the catalogue's discounted goods. */
  readonly percent?: NumberInput;
  /** Minimum price for a percentage. */
  readonly minimum?: NumberInput;
  /** The price without a percentage. */
  readonly price?: NumberInput;
  /** Not a number: the document's rate (US: 0). */
  readonly vat?: NumberInput;
}

/** A tax rate of one row or line. It counts only when it is checked (a new row's rate 0 is not a real 0). */
export interface OwnRate {
  readonly vat: NumberInput;
  readonly checked: boolean;
}

/** Every discount, in percent 0..100; absent or not a number: 0. */
export interface Discounts {
  /** dDiscount1..4, on the standard group. */
  readonly standard: readonly NumberInput[];
  /** dDiscount1E..4E, on electrical appliances. */
  readonly appliances: readonly NumberInput[];
  /** dDiscountD, the single one of dealer mode. */
  readonly dealer: NumberInput;
  /** discount1 and discount2 of the document, in the catalogue profile. */
  readonly document: readonly NumberInput[];
  /** discount1 of each catalogue, in the catalogue profile. */
  readonly catalogues: Readonly<Record<string, NumberInput>>;
}

/** The agreement beyond the prices: discounts, charges, taxes, terms of payment. Numbers as typed; see quote.md §4 for their defaults. */
export interface OfferTerms {
  /** The discounts that count: `tiered` the maker's groups with up to four each, `catalogue` one per catalogue and two on the document. */
  readonly profile: "tiered" | "catalogue";
  /** The dealer's own view: one discount, the dealer's tax. */
  readonly dealerMode: boolean;
  readonly discounts: Discounts;
  readonly delivery: Charge;
  readonly installation: Charge;
  /** By catalogue code. */
  readonly services: Readonly<Record<string, readonly Service[]>>;
  readonly documentType?: DocumentType;
  /** The document's own flag; the shops USA1 and MIDLAND are American in any case. */
  readonly unitedStates: boolean;
  readonly tax: {
    /** offer.vat */
    readonly offerVat?: NumberInput;
    /** customerFields.vat */
    readonly customerVat?: NumberInput;
    /** offer.vatD */
    readonly dealerVat?: NumberInput;
    /** offer.salesTax, percent; absent: the shop's. */
    readonly salesTax?: NumberInput;
    /** offer.dpVat: American delivery is taxed. */
    readonly deliveryTaxed: boolean;
    /** offer.ipVat: American installation is taxed. */
    readonly installationTaxed: boolean;
  };
  /** Per-row customer fields vat and checkVat, by row id. */
  readonly rowRates: Readonly<Record<string, OwnRate>>;
  /** customDataFe iva and check of an ERP line, by row id, then line id. */
  readonly lineRates: Readonly<Record<string, Readonly<Record<string, OwnRate>>>>;
  /** Free text; its first "n%" is the deposit where there are no instalments. */
  readonly paymentTerms: string;
  /** The payments, the last being what is left. Absent or empty: as the words say. */
  readonly instalments?: readonly Instalment[];
  /** Free text such as "2 weeks". */
  readonly validity: string;
  readonly leadTime: string;
}

/** The facts about a shop that concern money (spec 2 §3 Shop, its `extra` read). */
export interface Shop {
  readonly code: string;
  readonly name: string;
  /** Two letters, e.g. `it`. */
  readonly language: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly priceList: string;
  /** ISO 4217 (extra CURRENCY); absent: the country's. */
  readonly currency?: string;
  /** extra DOCTYPE: SRL, ITA, INC, LTD or LLC. */
  readonly documentKind?: string;
  /** Percent, for a document type without a rate, e.g. the Swiss one. */
  readonly usualVat?: NumberInput;
  /** extra SalesTaxes, percent. */
  readonly salesTaxes?: NumberInput;
  /** extra Instalments: the payments of a new offer, `when` by language; absent: those of the words. */
  readonly instalments?: readonly (Omit<Instalment, "when" | "date"> & { readonly when: Text })[];
}
