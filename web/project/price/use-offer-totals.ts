import type { OfferTotals } from "@stanza/pricing";
import { useSession } from "@stanza/web-site";
import { useLoaded } from "@stanza/web-ui";
import { useMemo } from "react";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { useOpenProject } from "../project-store.ts";
import { offerTotalsOf } from "./offer-totals-of.ts";
import { totalling } from "./totalling.ts";

/** What an offer of the open project would say, of the prices on screen; `null` while there are none, and as `offerTotalsOf` says. */
export function useOfferTotals(): OfferTotals | null {
  const priced = useEvaluation((state) => state.priced);
  const shop = useSession((state) => state.profile?.shop);
  const { terms, rows, promotion } = useOpenProject()?.document ?? {};
  const code = useLoaded(totalling);
  return useMemo(
    () =>
      code && priced && shop && terms
        ? offerTotalsOf(
            { terms, ...(rows ? { rows } : {}), ...(promotion ? { promotion } : {}) },
            priced,
            shop,
          )
        : null,
    [code, priced, shop, terms, rows, promotion],
  );
}
