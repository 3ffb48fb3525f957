import type { OfferMail, OfferSummary } from "@stanza/contract";
import { client, okBody, queryClient } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";
import { useOffers } from "../page/use-offers.ts";

/** The interval for asking about unfinished jobs, ms. */
const SOON = 3000;

/** An offer as it is by now: what somebody or the client did since a dialog was opened is in it. */
export function useFreshOffer(given: OfferSummary): OfferSummary {
  const { data } = useOffers(given.projectId);
  return data?.find(({ id }) => id === given.id) ?? given;
}

/** The events of an offer, oldest first. */
export function useOfferEvents(id: number) {
  return useQuery({
    queryKey: ["offer-events", id],
    queryFn: async ({ signal }) => okBody(await client.listOfferEvents({ params: { id }, signal })).events,
  });
}

/** Mails of an offer, newest first; asked for again as long as one is on its way. One that has left makes its offer sent. */
export function useOfferMails({ id, projectId }: Pick<OfferSummary, "id" | "projectId">) {
  return useQuery({
    queryKey: ["offer-mails", id],
    queryFn: async ({ signal, queryKey }) => {
      const before = queryClient.getQueryData<readonly OfferMail[]>(queryKey);
      const { mails } = okBody(await client.listOfferMails({ params: { id }, signal }));
      const known = before?.flatMap((mail) => (mail.state === "sent" ? [mail.id] : []));
      const hasLeft =
        known !== undefined && mails.some((mail) => mail.state === "sent" && !known.includes(mail.id));
      if (hasLeft) {
        void queryClient.invalidateQueries({ queryKey: ["offers", projectId] });
        void queryClient.invalidateQueries({ queryKey: ["offer-events", id] });
      }
      return mails;
    },
    refetchInterval: ({ state }) => (state.data?.some((mail) => mail.state === "waiting") ? SOON : false),
  });
}

/** Links of an offer, newest first. */
export function useOfferLinks(id: number) {
  return useQuery({
    queryKey: ["offer-links", id],
    queryFn: async ({ signal }) => okBody(await client.listOfferLinks({ params: { id }, signal })).links,
  });
}

/** Comments of an offer, oldest first, and how it was accepted through a link. */
export function useOfferComments(id: number) {
  return useQuery({ queryKey: [...COMMENTS_KEY, id], queryFn: ({ signal }) => readComments(id, signal) });
}

/** With which the keys of all questions about comments begin. */
export const COMMENTS_KEY = ["offer-comments"] as const;

export async function readComments(id: number, signal: AbortSignal) {
  return okBody(await client.listOfferComments({ params: { id }, signal }));
}

/** After something was done with an offer: its place in lists, and what happened to it. */
export async function offerChanged({ id, projectId }: Pick<OfferSummary, "id" | "projectId">): Promise<void> {
  await Promise.all(
    [
      ["offers", projectId],
      ["offer-events", id],
      ["offer-links", id],
      ["offer-mails", id],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
