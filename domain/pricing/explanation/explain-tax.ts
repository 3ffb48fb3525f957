import type { DecimalText } from "@stanza/quantities";
import type { OfferTotals, TaxedPart } from "../offer-totals.ts";
import { findGroup, netTerm, sameGroup } from "./explain-goods.ts";
import { type ExplainedTerm, type Explanation, explainedSum, type RefTo } from "./explanation.ts";

/** Explains the tax at one rate, its base and the parts of that base. */
export function explainTax(
  totals: OfferTotals,
  of: RefTo<"tax-line" | "tax-base" | "tax-part">,
): Explanation | undefined {
  const line = totals.taxes.find(({ rate }) => rate === of.rate);
  if (line === undefined) return undefined;
  switch (of.kind) {
    case "tax-line": {
      const base: ExplainedTerm = { of: { kind: "tax-base", rate: of.rate }, amount: line.base, sign: 1 };
      return { of, amount: line.tax, how: { kind: "percent", percent: line.rate, base } };
    }
    case "tax-base":
      return explainedSum(
        of,
        line.base,
        line.parts.map((part) => partTerm(of.rate, part)),
      );
    case "tax-part": {
      const part = line.parts.find((entry) => same(entry.of, of.part));
      if (part === undefined || of.part.kind !== "goods") return undefined;
      const group = findGroup(totals, of.part.group);
      return group && { of, amount: part.amount, how: { kind: "share", whole: [netTerm(group)] } };
    }
  }
}

function partTerm(rate: DecimalText, part: { of: TaxedPart; amount: DecimalText }): ExplainedTerm {
  switch (part.of.kind) {
    case "goods":
      return { of: { kind: "tax-part", rate, part: part.of }, amount: part.amount, sign: 1 };
    case "service":
      return { of: part.of, amount: part.amount, sign: 1 };
    case "delivery":
    case "installation":
      return { of: { kind: part.of.kind }, amount: part.amount, sign: 1 };
  }
}

function same(a: TaxedPart, b: TaxedPart): boolean {
  return a.kind === b.kind && (a.kind !== "goods" || b.kind !== "goods" || sameGroup(a.group, b.group));
}
