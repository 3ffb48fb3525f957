import type { DiscountGuard, PromotionStanding } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { type OfferTerms, termsProblems } from "@stanza/pricing";
import type { OpenProject } from "@stanza/web-project";
import { AnswerError, client } from "@stanza/web-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

export interface Quote {
  readonly offer: Offer;
  /** Rows and lines without a price. */
  readonly unpriced: readonly { readonly row: string; readonly line: string }[];
  /** The discounts beside this person's limit. */
  readonly guard?: DiscountGuard;
  /** The state of the chosen promotions; the offer has only those that hold. */
  readonly promotion: PromotionStanding;
  /** This person may see purchase prices. */
  readonly seesMargin?: true;
}

/**
 * The server's quote for the open project with these terms. It asks again when the terms change, each time the page is opened,
 * and after each save of what prices depend on; meanwhile the last answer stays. Terms that cannot be totalled are not sent.
 */
export function useQuote(open: OpenProject | null, terms: OfferTerms, language: string) {
  const saved = open?.savedDocument;
  const { project, rows, head } = open?.document ?? {};
  const isSaved =
    saved !== undefined &&
    project === saved?.project &&
    rows === saved?.rows &&
    head?.pricesIncrease === saved?.head.pricesIncrease;
  const projectId = isSaved ? (open?.projectId ?? null) : null;
  const promotion = open?.document.promotion ?? null;
  // Nothing is sent that the server has: the page's start asks in the same words (`boot.js`), and the answer is taken from there.
  const isAgreed = terms === saved?.terms && promotion === (saved?.promotion ?? null);
  return useQuery({
    queryKey: ["quote", projectId, terms, language, promotion],
    enabled: projectId !== null && termsProblems(terms).length === 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Quote> => {
      const answer = await client.quoteProject({
        params: { id: projectId ?? 0 },
        body: isAgreed ? { language } : { terms, language, promotion },
        signal,
      });
      if (answer.status === 200) return answer.body as Quote;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
  });
}
