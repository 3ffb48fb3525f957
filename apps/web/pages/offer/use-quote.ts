import type { Offer } from "@stanza/offer";
import { type OfferTerms, termsProblems } from "@stanza/pricing";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "../../api/client.ts";
import { AnswerError } from "../../api/queries.ts";

export interface Quote {
  readonly offer: Offer;
  /** Rows and lines without a price. */
  readonly unpriced: readonly { readonly row: string; readonly line: string }[];
}

/**
 * What the server would offer of a saved project with these terms. It asks again when the terms change and each time the page is
 * opened; meanwhile the last answer stays. Terms that cannot be totalled are not sent.
 *
 * projectId   null: nothing is asked
 */
export function useQuote(projectId: number | null, terms: OfferTerms, language: string) {
  return useQuery({
    queryKey: ["quote", projectId, terms, language],
    enabled: projectId !== null && termsProblems(terms).length === 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Quote> => {
      const answer = await client.quoteProject({
        params: { id: projectId ?? 0 },
        body: { terms, language },
        signal,
      });
      if (answer.status === 200) return answer.body as Quote;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
  });
}
