import { type PriceBook, type PriceTerms, priceRow } from "@stanza/pricing";
import type { ChoiceChanges } from "@stanza/project";
import { decimal, decimalText } from "@stanza/quantities";
import { type ChoiceTarget, choicesAfter, resolveChoices } from "../choices/resolve-choices.ts";

/** The change of the rows' total that a wish would make: decimal text with its sign, `undefined` where a price is missing. */
export function priceChange(
  targets: readonly ChoiceTarget[],
  wish: ChoiceChanges,
  book: PriceBook,
  terms: PriceTerms,
): string | undefined {
  let sum = decimal(0);
  for (const target of targets) {
    const { row: evaluated } = target;
    const { evaluation, choices } = resolveChoices(target, wish);
    const row = { ...evaluated.row, choices: choicesAfter(evaluated.row.choices, choices) };
    const before = priceRow(evaluated, book, terms);
    const after = priceRow({ ...evaluated, row, article: evaluation.result }, book, terms);
    const lines = [...before.lines, ...after.lines];
    if (lines.some(({ price }) => price.kind === "unpriced")) return undefined;
    sum = sum.plus(decimal(after.total)).minus(decimal(before.total));
  }
  return decimalText(sum);
}
