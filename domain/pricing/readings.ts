/**
 * The one place for what the specification leaves open about money: each entry is one answer of quote.md §4.2 (the number
 * in brackets), so that another answer is a change of one line. Listed in docs/assumptions.md.
 */

/** Never discounted, not even in dealer mode; this comes before the appliances' mark [10] (spec 2 §6). */
export const UNDISCOUNTED_ARTICLE = "0PR49ZV0009A";

/** This exact pair among the line's own variants makes it an appliance [11]. */
export const APPLIANCE_MARK = ["_GRUPPOPREV", "ELDOM"] as const;

/** Level of the lines that add nothing to totals [8]. */
export const INCLUDED_LEVEL = 1;

/** Discounts are refused outside this range; a surcharge is a price increase [31]. */
export const DISCOUNT_RANGE = { from: "0", to: "100" } as const;

/** Discounts one after the other: on goods, and on a document of the catalogue profile (spec 2 §5). */
export const TIERS = 4;
export const DOCUMENT_TIERS = 2;

/** A coefficient on prices outside this range is refused where projects are stored [6]; sums use it as it is given. */
export const INCREASE_RANGE = { from: "0.01", to: "100" } as const;

/** No delivery, installation or service costs more. */
export const MOST_CHARGE = "1000000000";

/** Means "no charge" for delivery and installation, like a missing code [21]. */
export const FREE_OF_CHARGE = "02";

/** Shops that are American whatever the document says [23]; their delivery code '02' becomes '03' [22]. */
export const US_SHOPS: readonly string[] = ["USA1", "MIDLAND"];
export const US_DELIVERY_CODE = "03";

/** Document rate by document type when neither offer nor customer fields give one; for any other type: the default [30]. */
export const DOCUMENT_RATES: Readonly<Record<number, string>> = { 1: "22", 2: "22", 3: "0", 4: "0" };
export const DEFAULT_RATE = "22";

/** In the US: sales tax when neither offer nor shop names one; the dealer's (a resale) [17]; a service's own (quote.md §4 R8). */
export const US_DEFAULT_RATE = "0";

/** Quantities from formulas have rounding noise beyond these digits. */
export const QUANTITY_DECIMALS = 6;

/** The deposit is the first percentage of the payment terms, up to 100 [32]. */
export const DEPOSIT_PERCENT = /(\d+(?:[.,]\d+)?)\s*%/;
