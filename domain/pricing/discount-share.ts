import {
  type DecimalText,
  decimal,
  decimalOr,
  decimalText,
  type NumberInput,
  quotient,
} from "@stanza/quantities";

/** The discount on the goods, and their amount before it. */
export interface DiscountShare {
  readonly gross: DecimalText;
  readonly discount: DecimalText;
}

/**
 * The discount of an offer for comparison with a limit.
 *
 * pricesIncrease  coefficient of the project
 *
 * ASSUMED: a coefficient below 1 lowers every price and is a discount like any other, so the goods are held against what they would cost
 * without it; one above 1 gives no room for more discount.
 */
export function discountShare(
  { gross, goods, decimals }: { readonly gross: string; readonly goods: string; readonly decimals: number },
  pricesIncrease: NumberInput,
): DiscountShare {
  const increase = decimalOr(pricesIncrease, "1");
  const isDecrease = increase.cmp(0) > 0 && increase.cmp(1) < 0;
  const full = isDecrease ? quotient(decimal(gross), increase, decimals) : decimal(gross);
  return {
    gross: decimalText(full, decimals),
    discount: decimalText(full.minus(goods), decimals),
  };
}

/** In percent of the gross with two decimals, for people; 0 without a gross. Compare shares, not percentages. */
export function discountPercent({ gross, discount }: DiscountShare): DecimalText {
  const whole = decimal(gross);
  const percent = whole.cmp(0) > 0 ? quotient(decimal(discount).times("100"), whole, 2) : decimal("0");
  return decimalText(percent, 2);
}

/** Returns true when the exact discount, before rounding, is more than `percent` of the gross. */
export function isAboveLimit({ gross, discount }: DiscountShare, percent: string): boolean {
  return decimal(discount).times("100").cmp(decimal(gross).times(percent)) > 0;
}

/** Returns true when this discount is no larger a share of its gross than `allowed` is of its own. */
export function isCoveredBy(share: DiscountShare, allowed: DiscountShare): boolean {
  return decimal(share.discount).times(allowed.gross).cmp(decimal(allowed.discount).times(share.gross)) <= 0;
}
