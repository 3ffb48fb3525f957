import {
  type DecimalText,
  decimalOr,
  decimalText,
  type NumberInput,
  parseDecimal,
  sumOf,
} from "@stanza/quantities";
import { MOST_INSTALMENTS } from "./instalments.ts";
import type { OfferTerms, OwnRate } from "./offer-terms.ts";
import { DOCUMENT_TIERS, INCREASE_RANGE, MOST_CHARGE, TIERS } from "./readings.ts";

/** A term that must not be agreed on, because it hides a discount or is a typing mistake. `at` uses the names of the stored project. */
export type LimitProblem =
  | {
      readonly kind: "outside-limits";
      readonly at: string;
      readonly value: DecimalText;
      readonly from: DecimalText;
      readonly to: DecimalText;
    }
  /** A charge that would silently count as 0. */
  | { readonly kind: "not-a-number"; readonly at: string; readonly value: string }
  /** More discounts than count: the last ones would silently be lost. */
  | { readonly kind: "too-many-discounts"; readonly at: string; readonly most: number };

/** A limit problem in English, without its place. */
export function limitSentence(problem: LimitProblem): string {
  switch (problem.kind) {
    case "outside-limits":
      return `expected a number from ${problem.from} to ${problem.to}, got ${problem.value}`;
    case "not-a-number":
      return `expected a number, got ${problem.value}`;
    case "too-many-discounts":
      return `expected at most ${problem.most} discounts`;
  }
}

/**
 * Reports charges below 0 and tax rates outside 0 to 100 percent, which would reduce the total past every discount and its limit
 * (reliability.md T24), charges that are no number, and more discounts than count. A rate that is no number takes its default and is no
 * fault.
 *
 * ASSUMED: nobody grants money by a negative charge; a discount is a discount.
 */
export function termsLimitProblems(terms: OfferTerms): readonly LimitProblem[] {
  const { tax, delivery, installation, services, rowRates, lineRates, discounts } = terms;
  const charge = (at: string, value: NumberInput) => [
    ...notANumber(at, value),
    ...outside(at, value, "0", MOST_CHARGE),
  ];
  const rate = (at: string, value: NumberInput) => outside(at, value, "0", "100");
  const own = (at: string, { vat }: OwnRate) => rate(at, vat);
  return [
    tooMany("offer.discounts.dDiscount5", discounts.standard, TIERS),
    tooMany("offer.discounts.dDiscount5E", discounts.appliances, TIERS),
    tooMany("offer.discount3", discounts.document, DOCUMENT_TIERS),
    scheduleProblems(terms),
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

/** The last payment's own number does not count: it is what the others leave. */
function scheduleProblems({ instalments = [] }: OfferTerms): readonly LimitProblem[] {
  const at = "offer.instalments";
  if (instalments.length > MOST_INSTALMENTS)
    return outside(at, instalments.length, "0", String(MOST_INSTALMENTS));
  const counted = instalments.slice(0, -1);
  const own = counted.flatMap(({ percent, amount }, index) => [
    ...notANumber(`${at}.${index}.percent`, percent),
    ...outside(`${at}.${index}.percent`, percent, "0", "100"),
    ...notANumber(`${at}.${index}.amount`, amount),
    ...outside(`${at}.${index}.amount`, amount, "0", MOST_CHARGE),
  ]);
  const shares = decimalText(sumOf(counted.map(({ percent }) => decimalOr(percent, "0"))));
  return own.length > 0 ? own : outside(at, shares, "0", "100");
}

/** Reports a coefficient on every price outside 0.01 to 100 (reliability.md T24); anything but a number counts as 1. */
export function increaseProblems(pricesIncrease: NumberInput): readonly LimitProblem[] {
  return outside("pricesIncrease", pricesIncrease, INCREASE_RANGE.from, INCREASE_RANGE.to);
}

function notANumber(at: string, input: NumberInput): readonly LimitProblem[] {
  const isEmpty = input === undefined || input === null || String(input).trim() === "";
  return isEmpty || parseDecimal(input) !== undefined
    ? []
    : [{ kind: "not-a-number", at, value: String(input) }];
}

/** Empty places behind the last discount count for nothing and are no fault. */
function tooMany(at: string, discounts: readonly NumberInput[], most: number): readonly LimitProblem[] {
  const isTyped = (input: NumberInput) => decimalOr(input, "0").cmp(0) !== 0;
  return discounts.slice(most).some(isTyped) ? [{ kind: "too-many-discounts", at, most }] : [];
}

function outside(at: string, input: NumberInput, from: string, to: string): readonly LimitProblem[] {
  const value = parseDecimal(input);
  if (value === undefined || (value.cmp(from) >= 0 && value.cmp(to) <= 0)) return [];
  return [{ kind: "outside-limits", at, value: decimalText(value), from, to }];
}
