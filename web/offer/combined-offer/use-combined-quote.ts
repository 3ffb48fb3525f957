import { decodeChecked } from "@stanza/codecs";
import type { DiscountGuard, PromotionStanding } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import type { OfferMargin } from "@stanza/pricing";
import { AnswerError, client, okBody } from "@stanza/web-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMarginSwitch } from "../margin/margin-view.ts";
import type { partsOf } from "./combined-draft.ts";
import { useResting } from "./use-resting.ts";

/** Typing is let come to rest before the server is asked, ms. */
const REST = 350;

/**
 * The server's quote for one offer of several projects, with the terms of the first of them; purchase and margin where they are shown.
 *
 * first   absent: none is chosen yet
 * parts   absent: they cannot be offered yet; the last quote stays
 */
export function useCombinedQuote(first: number | undefined, parts: ReturnType<typeof partsOf>) {
  const { i18n } = useTranslation();
  const agreed = useQuery({
    queryKey: ["agreed", first, i18n.language],
    enabled: first !== undefined,
    queryFn: async ({ signal }) => {
      const { document } = okBody(await client.getProject({ params: { id: first ?? 0 }, signal }));
      const decoded = decodeChecked(document);
      if (!decoded.ok) throw new AnswerError(200, "The project does not decode.");
      const { terms, language = i18n.language, promotion } = decoded.document;
      return { terms, language, promotion };
    },
  });
  const resting = useResting(parts, REST);
  const quote = useQuery({
    queryKey: ["quote-combined", resting, agreed.data],
    enabled: resting !== undefined && agreed.data !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { terms, language } = agreed.data ?? {};
      const body = { parts: resting ?? [], terms, language } as Parameters<
        typeof client.quoteCombinedOffer
      >[0]["body"];
      const answer = okBody(await client.quoteCombinedOffer({ body, signal }));
      return answer as {
        readonly offer: Offer;
        readonly guard: DiscountGuard;
        readonly promotion: PromotionStanding;
        readonly seesMargin?: true;
      };
    },
  });
  const { on } = useMarginSwitch();
  const margin = useQuery({
    // After another quote it is asked again.
    queryKey: ["margin-combined", resting, agreed.data, quote.dataUpdatedAt],
    enabled: on && quote.data?.seesMargin === true && resting !== undefined && agreed.data !== undefined,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { parts: resting ?? [], terms: agreed.data?.terms } as Parameters<
        typeof client.getCombinedMargin
      >[0]["body"];
      return okBody(await client.getCombinedMargin({ body, signal })) as OfferMargin;
    },
  });
  return { agreed, quote, margin };
}
