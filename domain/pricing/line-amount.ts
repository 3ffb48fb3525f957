import { type Decimal, decimalPlaces, isSame, ONE, roundTo } from "@stanza/quantities";

/**
 * The price of a line: the unit price after the price increase keeps the digits of the list price, at least the currency's; the amount is
 * rounded once.
 *
 * factor    pricesIncrease, 1 for none
 * decimals  digits of the currency
 *
 * Source: quote.md §4 R2.
 */
export function lineAmount(
  price: Decimal,
  factor: Decimal,
  quantities: readonly Decimal[],
  decimals: number,
): { readonly unitPrice: Decimal; readonly amount: Decimal } {
  const unitPrice = isSame(factor, ONE)
    ? price
    : roundTo(price.times(factor), Math.max(decimals, decimalPlaces(price)));
  const amount = quantities.reduce(
    (product, quantity) => (isSame(quantity, ONE) ? product : product.times(quantity)),
    unitPrice,
  );
  return { unitPrice, amount: roundTo(amount, decimals) };
}
