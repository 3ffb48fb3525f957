import type { EvaluatedArticle } from "@stanza/catalogue";
import { priceRow } from "@stanza/pricing";
import { decimal, decimalText } from "@stanza/quantities";
import {
  type ChoiceTarget,
  priceTerms,
  signedPrice,
  useOpenProject,
  usePriceBook,
} from "@stanza/web-project";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** What an article would cost, and in words how much more or less than another that is. */
export interface PriceDifference {
  readonly total: string;
  readonly currency: string;
  readonly difference: string;
}

/** Prices the article of a row as it would be against `base`; undefined: it, or the base, has no price. */
export function usePriceDifference(
  target: ChoiceTarget,
  base: EvaluatedArticle,
): (article: EvaluatedArticle) => PriceDifference | undefined {
  const { i18n } = useTranslation();
  const book = usePriceBook();
  const open = useOpenProject();
  return useMemo(() => {
    const terms = open && priceTerms(open);
    const total = (article: EvaluatedArticle) => {
      if (!terms) return undefined;
      const priced = priceRow({ ...target.row, article }, book, terms);
      return priced.lines.some(({ price }) => price.kind === "unpriced") ? undefined : priced.total;
    };
    const before = total(base);
    return (article) => {
      const now = total(article);
      if (!terms || now === undefined || before === undefined) return undefined;
      const by = decimalText(decimal(now).minus(before), 2);
      return {
        total: now,
        currency: terms.currency,
        difference: signedPrice(by, terms.currency, i18n.language),
      };
    };
  }, [target, base, book, open, i18n.language]);
}
