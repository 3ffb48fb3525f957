import { type Decimal, type DecimalText, decimalOr, decimalText } from "@stanza/quantities";
import type { OfferTerms } from "./offer-terms.ts";
import { DISCOUNT_RANGE, DOCUMENT_TIERS, TIERS } from "./readings.ts";
import { type LimitProblem, limitSentence } from "./terms-limits.ts";

/** The discount's list, and its place from 1 (or the catalogue's code). */
export interface DiscountRef {
  readonly of: "standard" | "appliances" | "dealer" | "document" | "catalogue";
  readonly place: number;
  readonly catalogue?: string;
}

/** A discount outside 0..100 percent. */
export interface TermsProblem {
  readonly kind: "discount-out-of-range";
  readonly discount: DiscountRef;
  readonly percent: DecimalText;
}

/** Terms that cannot be totalled or must not be offered; `problems` comes from `termsProblems` or `termsLimitProblems`. */
export class InvalidTermsError extends Error {
  readonly problems: readonly (TermsProblem | LimitProblem)[];

  constructor(problems: readonly (TermsProblem | LimitProblem)[]) {
    super(problems.map(sentence).join("; "));
    this.name = "InvalidTermsError";
    this.problems = problems;
  }
}

function sentence(problem: TermsProblem | LimitProblem): string {
  if (problem.kind !== "discount-out-of-range") return `${problem.at}: ${limitSentence(problem)}`;
  const { discount, percent } = problem;
  return `Discount ${discount.of} ${discount.place} is ${percent}%`;
}

/** The faults of the discounts that the terms' profile and mode use. Empty: `totalOffer` will accept them. */
export function termsProblems(terms: OfferTerms): readonly TermsProblem[] {
  return discountsInUse(terms).flatMap(({ discount, percent }) =>
    percent.cmp(DISCOUNT_RANGE.from) < 0 || percent.cmp(DISCOUNT_RANGE.to) > 0
      ? [{ kind: "discount-out-of-range", discount, percent: decimalText(percent) } as const]
      : [],
  );
}

function discountsInUse({ profile, dealerMode, discounts }: OfferTerms) {
  const listed = (of: DiscountRef["of"], percents: readonly Decimal[]) =>
    percents.map((percent, index) => ({ discount: { of, place: index + 1 } as DiscountRef, percent }));
  const dealer = listed("dealer", [decimalOr(discounts.dealer, "0")]);
  if (profile === "tiered") {
    if (dealerMode) return dealer;
    return [
      ...listed("standard", percentsOf(discounts.standard, TIERS)),
      ...listed("appliances", percentsOf(discounts.appliances, TIERS)),
    ];
  }
  return [
    ...Object.entries(discounts.catalogues).map(([catalogue, input]) => ({
      discount: { of: "catalogue", place: 1, catalogue } as DiscountRef,
      percent: decimalOr(input, "0"),
    })),
    ...(dealerMode ? dealer : listed("document", percentsOf(discounts.document, DOCUMENT_TIERS))),
  ];
}

/** The first `places` discounts; 0 for one that is missing or not a number (spec 2 §5). */
export function percentsOf(inputs: OfferTerms["discounts"]["standard"], places: number): readonly Decimal[] {
  return Array.from({ length: places }, (_, index) => decimalOr(inputs[index], "0"));
}
