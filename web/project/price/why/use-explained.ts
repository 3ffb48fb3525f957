import { textIn } from "@stanza/catalogue";
import { pricingShop } from "@stanza/contract";
import { soldPart } from "@stanza/offer";
import { type AmountRef, type Explanation, explainAmount, newOfferTerms, totalOffer } from "@stanza/pricing";
import { useSession } from "@stanza/web-site";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCatalogues } from "../../catalogues/catalogue-store.ts";
import { useEvaluation } from "../../evaluation/evaluation-store.ts";
import { useOpenProject } from "../../project-store.ts";
import { useOfferTotals } from "../use-offer-totals.ts";
import type { AmountNames } from "./amount-name.ts";

export interface Explained {
  readonly names: AmountNames;
  readonly currency: string;
  /** Undefined where there is no such amount, or nothing more to say about it. */
  readonly explain: (of: AmountRef) => Explanation | undefined;
}

/** Everything that explains the open project's prices as they are on screen; `null` while there are none. */
export function useExplained(): Explained | null {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const priced = useEvaluation((state) => state.priced);
  const loaded = useCatalogues((state) => state.loaded);
  const profile = useSession((state) => state.profile);
  const document = useOpenProject()?.document;
  const isOpen = document !== undefined;
  const rows = document?.rows;
  const offered = useOfferTotals();
  return useMemo(() => {
    if (!priced || !isOpen || !profile) return null;
    const sold = soldPart(priced, rows ? { rows } : {});
    const shop = pricingShop(profile.shop);
    // Terms that cannot be totalled change no price of an article or of the goods.
    const totals = offered ?? totalOffer(sold, newOfferTerms(shop, language), shop);
    return {
      names: {
        priced,
        totals,
        catalogueName: (code) => textIn(loaded.get(code)?.open.description ?? {}, language) || code,
        t,
        language,
      },
      currency: priced.currency,
      explain: (of) => {
        if (isOfRow(of)) return explainAmount(priced, totals, of);
        return offered || of.kind === "gross" ? explainAmount(sold, totals, of) : undefined;
      },
    };
  }, [priced, isOpen, rows, offered, profile, loaded, t, language]);
}

/** Optional rows are explained like any other, though no total counts them. */
const isOfRow = ({ kind }: AmountRef) => kind === "row" || kind === "line" || kind === "unit-price";
