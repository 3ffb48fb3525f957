import type { DecimalText } from "@stanza/quantities";
import type { GroupTotal, TaxedPart, TotalGroup } from "../offer-totals.ts";
import type { PriceStep } from "../price-step.ts";

/** The named totals of an offer. */
export type TotalName =
  | "gross"
  | "discount"
  | "goods"
  | "servicesTotal"
  | "generalTotal"
  | "delivery"
  | "installation"
  | "netTotal"
  | "tax"
  | "total"
  | "rounding"
  | "payable"
  | "deposit"
  | "balance";

/** An amount that can be explained: the offer's totals, and the amounts under them. */
export type AmountRef =
  | { readonly kind: TotalName }
  | { readonly kind: "row"; readonly rowId: string }
  | { readonly kind: "line"; readonly rowId: string; readonly lineId: string }
  | { readonly kind: "unit-price"; readonly rowId: string; readonly lineId: string }
  | { readonly kind: "group-gross" | "group-net"; readonly group: TotalGroup }
  | { readonly kind: "service"; readonly catalogue: string; readonly id: string }
  | { readonly kind: "catalogue-goods"; readonly catalogue: string }
  | { readonly kind: "tax-line" | "tax-base"; readonly rate: DecimalText }
  | { readonly kind: "tax-part"; readonly rate: DecimalText; readonly part: TaxedPart };

export interface ExplainedTerm {
  readonly of: AmountRef;
  readonly amount: DecimalText;
  readonly sign: 1 | -1;
}

/** The computation of one amount, as data: the parts that were added, subtracted or multiplied, each of which can be explained in turn. */
export interface Explanation {
  readonly of: AmountRef;
  readonly amount: DecimalText;
  readonly how: Computation;
}

export type Computation =
  | { readonly kind: "sum"; readonly terms: readonly ExplainedTerm[] }
  /** `factors` multiplied, then rounded to the currency. */
  | {
      readonly kind: "product";
      readonly unitPrice: ExplainedTerm;
      readonly factors: readonly DecimalText[];
    }
  /** `percent` of the base, rounded (a deposit: to the coin). */
  | { readonly kind: "percent"; readonly percent: DecimalText; readonly base: ExplainedTerm }
  /** The base less each discount in turn. */
  | { readonly kind: "discounts"; readonly base: ExplainedTerm; readonly steps: GroupTotal["steps"] }
  /** The base rounded to the smallest coin. */
  | { readonly kind: "coin"; readonly base: ExplainedTerm }
  /** The part of a discounted group with one tax rate (or of one catalogue), in whole units. */
  | { readonly kind: "share"; readonly whole: readonly ExplainedTerm[] }
  | { readonly kind: "price-list"; readonly steps: readonly PriceStep[] }
  /** Typed by a person; `free`: its code says no charge. */
  | { readonly kind: "given"; readonly free: boolean };

/** The references of some kinds, which the function for them explains. */
export type RefTo<K extends AmountRef["kind"]> = AmountRef & { readonly kind: K };

/** The explanation of a sum. */
export const explainedSum = (
  of: AmountRef,
  amount: DecimalText,
  terms: readonly ExplainedTerm[],
): Explanation => ({
  of,
  amount,
  how: { kind: "sum", terms },
});
