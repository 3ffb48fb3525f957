import type { Text } from "@stanza/catalogue";
import type { DecimalText } from "@stanza/quantities";
import type { InstalmentTotal } from "./instalments.ts";

/** One printed discount: `amount` = `before` − `after`. */
export interface DiscountStep {
  readonly percent: DecimalText;
  readonly before: DecimalText;
  /** Subtracted, shown positive. */
  readonly amount: DecimalText;
  readonly after: DecimalText;
}

/**
 * A group of goods with common discounts. `dealer` is standard and appliances in one; `document` is all catalogues after their own
 * discounts.
 */
export type TotalGroup =
  | { readonly kind: "standard" | "appliances" | "undiscounted" | "dealer" | "document" }
  | { readonly kind: "catalogue"; readonly catalogue: string };

export interface GroupTotal {
  readonly group: TotalGroup;
  readonly gross: DecimalText;
  /** Only the discounts above 0. */
  readonly steps: readonly DiscountStep[];
  /** Running total after each place of the discount table, 0 % included: totalDiscount1..4, 1E..4E, Dealer (spec 2 §3). */
  readonly running: readonly DecimalText[];
  readonly net: DecimalText;
}

/** The totals of one catalogue (spec 2 §3 "Catalog totals"). */
export interface CatalogueTotal {
  readonly catalogue: string;
  readonly gross: DecimalText;
  /** Its goods after discounts (in the catalogue profile: its own discount only). */
  readonly goods: DecimalText;
  readonly discount: DecimalText;
  readonly services: DecimalText;
  /** goods + services */
  readonly total: DecimalText;
}

export interface ServiceTotal {
  readonly catalogue: string;
  readonly id: string;
  readonly description: Text;
  /** Present: `amount` is this percentage of `base`. */
  readonly percent?: DecimalText;
  readonly base?: DecimalText;
  readonly rate: DecimalText;
  readonly amount: DecimalText;
}

export interface ChargeTotal {
  /** After the shop's rule ('02' becomes '03' for delivery in USA1 and MIDLAND). */
  readonly code: string;
  readonly charged: boolean;
  readonly amount: DecimalText;
  /** Rate it is taxed at. */
  readonly rate: DecimalText;
}

/** The source of a tax base. */
export type TaxedPart =
  | { readonly kind: "goods"; readonly group: TotalGroup }
  | { readonly kind: "service"; readonly catalogue: string; readonly id: string }
  | { readonly kind: "delivery" }
  | { readonly kind: "installation" };

/** `tax` = base × rate / 100, rounded. */
export interface TaxLine {
  readonly rate: DecimalText;
  readonly base: DecimalText;
  readonly tax: DecimalText;
  readonly parts: readonly { readonly of: TaxedPart; readonly amount: DecimalText }[];
}

/** The amounts that an offer prints, as text with the currency's decimals. */
export interface OfferAmounts {
  readonly gross: DecimalText;
  /** gross − goods */
  readonly discount: DecimalText;
  readonly goods: DecimalText;
  readonly catalogues: readonly CatalogueTotal[];
  readonly servicesTotal: DecimalText;
  /** goods + services (generalTotal) */
  readonly generalTotal: DecimalText;
  readonly delivery: ChargeTotal;
  readonly installation: ChargeTotal;
  /** generalTotal + delivery + installation (netTotal, totVatE, Crm3CadPrNet) */
  readonly netTotal: DecimalText;
  readonly unitedStates: boolean;
  /** Ascending by rate. */
  readonly taxes: readonly TaxLine[];
  /** Sum of the tax lines (vatPrice, Crm3CadPrVat) */
  readonly tax: DecimalText;
  /** netTotal + tax (totVatI, totalVat, Crm3CadPrTot) */
  readonly total: DecimalText;
  /** payable − total; 0 except for Swiss francs, which are rounded to the smallest coin. */
  readonly rounding: DecimalText;
  readonly payable: DecimalText;
  /** The payments of an agreed schedule, which add up to `payable`; absent: there is none. */
  readonly instalments?: readonly InstalmentTotal[];
  /** Absent when there are instalments, and when the payment terms name no percentage. */
  readonly deposit?: {
    readonly percent: DecimalText;
    readonly amount: DecimalText;
    readonly balance: DecimalText;
  };
  /** False: some line has no price, so the offer is shown as a draft and must not be sent. */
  readonly complete: boolean;
}

/** All totals of an offer, every amount as text with the currency's decimals. Plain JSON data. */
export interface OfferTotals extends OfferAmounts {
  readonly currency: string;
  readonly decimals: number;
  readonly dealerMode: boolean;
  /** The rate of rows and lines without their own (quote.md §4 R7). */
  readonly documentRate: DecimalText;
  readonly groups: readonly GroupTotal[];
  readonly services: readonly ServiceTotal[];
}
