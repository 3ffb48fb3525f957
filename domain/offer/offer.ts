import type { DiscountGroup, GroupTotal, OfferAmounts, PromotionKind } from "@stanza/pricing";
import type { CalendarDate, DecimalText } from "@stanza/quantities";
import type { OfferComparison } from "./comparison.ts";

/** A postal address; empty strings where unknown. */
export interface Address {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly county: string;
  readonly country: string;
  /** ISO 3166, two letters; empty where unknown. */
  readonly countryCode: string;
}

/** The person to whom the offer is made (spec 1 §3 `orderaddress`). */
export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly vatNumber: string;
  readonly address: Address;
}

/** The customer's business details (spec 2 §3 `bd…`). Empty strings where unknown. */
export interface BusinessDetails {
  readonly name: string;
  readonly agency: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly nation: string;
  readonly phone: string;
  readonly iban: string;
  readonly bic: string;
  readonly abi: string;
  readonly cab: string;
  readonly cin: string;
  readonly account: string;
  /** Italy: codice fiscale, where it is not the VAT number. */
  readonly fiscalCode?: string;
  /** Italy: codice destinatario, the address for electronic invoices (SdI). */
  readonly recipientCode?: string;
  /** Italy: PEC, certified e-mail. */
  readonly certifiedEmail?: string;
}

/** One ERP line as printed. */
export interface OfferLine {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  /** `COD=VALUE` pairs in order. */
  readonly variants: readonly (readonly [code: string, value: string])[];
  /** Line quantity × position quantity. */
  readonly quantity: DecimalText;
  readonly unit: "pc" | "m" | "m2" | "kg" | "set";
  /** True: level 1 or without a price of its own; printed as "included". */
  readonly included: boolean;
  /** Absent when included or unpriced. */
  readonly unitPrice?: DecimalText;
  readonly amount?: DecimalText;
  /** True: its price is missing; such an offer is a draft. */
  readonly unpriced: boolean;
  readonly discountGroup: DiscountGroup;
  /** Tax rate of the line, percent; absent on lines without an amount, and in offers made before it was kept. */
  readonly taxRate?: DecimalText;
}

/** A row of the project as a numbered position of the offer. */
export interface OfferPosition {
  /** From 1 across groups and options, as on every other paper of the project (`inPositionOrder`). */
  readonly number: number;
  /** The project's row, for its picture. */
  readonly rowId: string;
  readonly description: string;
  readonly note: string;
  readonly quantity: DecimalText;
  readonly automatic: boolean;
  readonly lines: readonly OfferLine[];
  readonly amount: DecimalText;
}

/** The positions of one catalogue. */
export interface OfferGroup {
  readonly catalogue: string;
  /** Index of the part in a combined offer, from 0. */
  readonly part?: number;
  readonly title: string;
  readonly positions: readonly OfferPosition[];
  readonly subtotal: DecimalText;
}

/** A position that the customer may take or leave. It is in no group and in no total. */
export interface OfferOption {
  /** `amount` is its price before discounts; it has the number that it keeps when it is taken. */
  readonly position: OfferPosition;
  readonly catalogue: string;
  /** The further amount to pay, discounts and taxes included, if only this option is taken. */
  readonly surcharge: DecimalText;
  /** The total of the offer in that case. */
  readonly payable: DecimalText;
}

/** The maker's promotions for a dealer's purchase, and their effects. */
export interface OfferPromotion {
  readonly chosen: readonly {
    readonly kind: PromotionKind;
    readonly code: string;
    readonly description: string;
  }[];
  /** The later day of the order for which it is valid; absent: the day of the offer. */
  readonly orderDate?: CalendarDate;
  /** Discount that the maker grants, percent; absent: none. */
  readonly dealerDiscount?: DecimalText;
  readonly deliveryPrice?: DecimalText;
  /** Code of the list by code of the catalogue. */
  readonly priceLists?: Readonly<Record<string, string>>;
}

/** One project of a combined offer. */
export interface OfferPart {
  readonly project: { readonly id: string; readonly description: string };
  /** Heading of its groups. */
  readonly title: string;
  /** Number of whole projects. */
  readonly quantity: DecimalText;
  /** Amount of one project, before discounts. */
  readonly each: DecimalText;
  /** each × quantity; the parts add up to the gross. */
  readonly amount: DecimalText;
}

export interface OfferService {
  readonly id: string;
  readonly catalogue: string;
  readonly description: string;
  readonly percent?: DecimalText;
  readonly base?: DecimalText;
  readonly rate: DecimalText;
  readonly amount: DecimalText;
}

/**
 * A finished offer: everything that the PDF and the screen print, fully computed. Plain JSON; amounts are decimal text in `currency`, dates
 * are calendar dates, texts are in `language`.
 */
export interface Offer extends OfferAmounts {
  readonly format: 1;
  readonly number: string;
  /** The name that the person gave it, by default `offer`. */
  readonly name: string;
  readonly version: string;
  readonly project: { readonly id: string; readonly description: string };
  readonly crmOrder: string;
  readonly date: CalendarDate;
  /** As agreed, e.g. "2 weeks". */
  readonly validity: string;
  /** Last day of validity; absent when `validity` is not a period. */
  readonly validUntil?: CalendarDate;
  readonly language: string;
  /** The brand folder for the PDF. */
  readonly brand: string;
  readonly shop: { readonly code: string; readonly name: string; readonly country: string };
  readonly documentType?: 1 | 2 | 3 | 4 | 5;
  /** Printed tax code of the document type: `22`, `ST`, `00`; empty without one. */
  readonly taxCode: string;
  readonly customer: Customer;
  readonly business?: BusinessDetails;
  readonly shipping?: Address;

  readonly currency: string;
  readonly decimals: number;
  readonly dealerMode: boolean;
  /** In dealer mode alone, because clients must not see it. Absent: none. */
  readonly promotion?: OfferPromotion;
  readonly groups: readonly OfferGroup[];
  /** Absent in offers made before options existed, like the next four fields. */
  readonly options?: readonly OfferOption[];
  /** What the offer would come to in other fronts or finishes; absent: nobody asked for it. Nothing of it is offered. */
  readonly comparison?: OfferComparison;
  /** Projects of a combined quotation; absent: an offer of one project. */
  readonly parts?: readonly OfferPart[];
  /** Version of each catalogue's evaluation, by its code. */
  readonly catalogueVersions?: Readonly<Record<string, string>>;
  /** Price list of each catalogue by its code, empty without one. The version of a list is its catalogue's. */
  readonly priceLists?: Readonly<Record<string, string>>;
  /**
   * Hex SHA-256 of this document's JSON without this field. The PDF and the client's page both show it, and an acceptance names it. The
   * server sets it as the last field.
   */
  readonly hash?: string;
  /** Each discounted group with its steps; groups without lines are left out. */
  readonly discounts: readonly GroupTotal[];
  readonly services: readonly OfferService[];
  readonly paymentTerms: string;
  readonly leadTime: string;
  readonly notes: string;
  /** The lines without a price, for the person who must act. */
  readonly unpriced: readonly {
    readonly rowId: string;
    readonly code: string;
    readonly description: string;
  }[];
}
