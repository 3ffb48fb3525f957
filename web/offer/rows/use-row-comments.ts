import type { OfferComment, OfferSummary } from "@stanza/contract";
import { useQuery } from "@tanstack/react-query";
import { useOffers } from "../page/use-offers.ts";
import { COMMENTS_KEY, readComments } from "../status/offer-queries.ts";

/** The most commented offers of a project, newest first, whose comments are shown. */
const MOST_OFFERS = 5;

/** The comments on a row, from the newest offer that has any. */
export interface RowComments {
  readonly offer: OfferSummary;
  readonly comments: readonly OfferComment[];
}

/** Comments by row of the project, oldest first, of the newest offer that has any on the row. */
export function useRowComments(projectId: number | null): ReadonlyMap<string, RowComments> {
  const { data } = useOffers(projectId);
  const offers = (data ?? []).filter(({ comments }) => comments > 0).slice(0, MOST_OFFERS);
  const { data: answers } = useQuery({
    queryKey: [...COMMENTS_KEY, "of-rows", ...offers.map(({ id }) => id)],
    queryFn: ({ signal }) => Promise.all(offers.map(({ id }) => readComments(id, signal))),
    enabled: offers.length > 0,
  });
  return rowComments(offers.map((offer, i) => ({ offer, comments: answers?.[i]?.comments ?? [] })));
}

/** offers  newest first */
export function rowComments(offers: readonly RowComments[]): ReadonlyMap<string, RowComments> {
  const found = new Map<string, RowComments>();
  for (const { offer, comments } of offers) {
    for (const row of new Set(comments.flatMap((comment) => comment.row ?? []))) {
      if (!found.has(row)) found.set(row, { offer, comments: comments.filter((one) => one.row === row) });
    }
  }
  return found;
}
