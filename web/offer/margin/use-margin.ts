import type { OfferMargin, OfferTerms } from "@stanza/pricing";
import { AnswerError, client } from "@stanza/web-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

/**
 * What the quoted project costs the shop under the same terms. Nothing is asked while it is hidden or not for this person.
 *
 * quotedAt  when the quote was answered: after another quote it is asked again
 */
export const useMargin = (projectId: number | null, terms: OfferTerms, quotedAt: number, isShown: boolean) =>
  useQuery({
    queryKey: ["quote", projectId, "margin", terms, quotedAt],
    enabled: isShown && projectId !== null,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<OfferMargin> => {
      const answer = await client.getMargin({ params: { id: projectId ?? 0 }, body: { terms }, signal });
      if (answer.status === 200) return answer.body as OfferMargin;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
  });
