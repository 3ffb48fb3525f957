import { pricingShop } from "@stanza/contract";
import type { OfferTotals } from "@stanza/pricing";
import { useSession } from "@stanza/web-site";
import { useLoaded } from "@stanza/web-ui";
import { useMemo } from "react";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { useOpenProject } from "../project-store.ts";
import { totalling } from "./totalling.ts";

/**
 * What an offer of the open project would say, of the prices on screen. `null` while there are none, for terms with an impossible discount,
 * and where a dealer asks for promotions, whose prices only the server knows.
 */
export function useOfferTotals(): OfferTotals | null {
  const priced = useEvaluation((state) => state.priced);
  const shop = useSession((state) => state.profile?.shop);
  const document = useOpenProject()?.document;
  const terms = document?.terms;
  const rows = document?.rows;
  const promoted = terms?.dealerMode === true && document?.promotion !== undefined;
  const code = useLoaded(totalling);
  return useMemo(() => {
    if (!code || !priced || !shop || !terms || promoted) return null;
    return code.soldTotals(priced, { terms, ...(rows ? { rows } : {}) }, pricingShop(shop)) ?? null;
  }, [code, priced, shop, terms, rows, promoted]);
}
