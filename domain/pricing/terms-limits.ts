import { type DecimalText, decimalText, type NumberInput, parseDecimal } from "@stanza/quantities";
import type { OfferTerms, OwnRate } from "./offer-terms.ts";
import { INCREASE_RANGE, MOST_CHARGE } from "./readings.ts";

/** A number that must not be agreed on, because it hides a discount or is a typing mistake. `at` uses the names of the stored project. */
export interface LimitProblem {
  readonly kind: "outside-limits";
  readonly at: string;
  readonly value: DecimalText;
  readonly from: DecimalText;
  readonly to: DecimalText;
}

/**
 * Reports charges below 0 and tax rates outside 0 to 100 percent. They would reduce the total past every discount and its limit
 * (reliability.md T24). Anything but a number takes its default and is no fault.
 *
 * ASSUMED: nobody grants money by a negative charge; a discount is a discount.
 */
export function termsLimitProblems(terms: OfferTerms): readonly LimitProblem[] {
  const { tax, delivery, installation, services, rowRates, lineRates } = terms;
  const charge = (at: string, value: NumberInput) => outside(at, value, "0", MOST_CHARGE);
  const rate = (at: string, value: NumberInput) => outside(at, value, "0", "100");
  const own = (at: string, { vat }: OwnRate) => rate(at, vat);
  return [
    charge("offer.delivery.price", delivery.price),
    charge("offer.installation.price", installation.price),
    ...Object.entries(services).flatMap(([catalogue, list]) =>
      list.flatMap(({ price, minimum, percent, vat }, i) => {
        const at = `offer.catalogs.${catalogue}.services.${i}`;
        return [
          charge(`${at}.price`, price),
          charge(`${at}.minimum`, minimum),
          rate(`${at}.perc`, percent),
          rate(`${at}.vat`, vat),
        ];
      }),
    ),
    rate("offer.vat", tax.offerVat),
    rate("customerFields.vat", tax.customerVat),
    rate("offer.vatD", tax.dealerVat),
    rate("offer.salesTax", tax.salesTax),
    ...Object.entries(rowRates).map(([row, given]) => own(`rows.${row}.vat`, given)),
    ...Object.entries(lineRates).flatMap(([row, lines]) =>
      Object.entries(lines).map(([line, given]) => own(`rows.${row}.customDataFe.${line}.iva`, given)),
    ),
  ].flat();
}

/** Reports a coefficient on every price outside 0.01 to 100 (reliability.md T24); anything but a number counts as 1. */
export function increaseProblems(pricesIncrease: NumberInput): readonly LimitProblem[] {
  return outside("pricesIncrease", pricesIncrease, INCREASE_RANGE.from, INCREASE_RANGE.to);
}

function outside(at: string, input: NumberInput, from: string, to: string): readonly LimitProblem[] {
  const value = parseDecimal(input);
  if (value === undefined || (value.cmp(from) >= 0 && value.cmp(to) <= 0)) return [];
  return [{ kind: "outside-limits", at, value: decimalText(value), from, to }];
}
