import type { DecimalText } from "@stanza/quantities";
import type { DiscountGroup } from "../priced-project.ts";

/** Discounts in percent, one after the other. */
export type PurchaseDiscounts = readonly DecimalText[];

/** What a shop pays for the articles of one catalogue. */
export interface CatalogueConditions {
  /** Off the list price, by the group in which a line is discounted; a group without any is bought at the list price. */
  readonly groups: Readonly<Partial<Record<DiscountGroup, PurchaseDiscounts>>>;
  /** By ERP code: other discounts than those of the group. */
  readonly codes: Readonly<Record<string, PurchaseDiscounts>>;
  /** By ERP code and currency: net unit prices, which need no list price. */
  readonly net: Readonly<Record<string, Readonly<Record<string, DecimalText>>>>;
}

/** A shop's purchase conditions, by catalogue. A catalogue without conditions has no known purchase price. */
export type PurchaseConditions = Readonly<Record<string, CatalogueConditions>>;
