import type { DecimalText } from "@stanza/quantities";
import { useSells } from "@stanza/web-site";
import { useLoaded } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { totalling } from "./totalling.ts";
import { useDesign } from "./use-design.ts";
import { useOfferTotals } from "./use-offer-totals.ts";
import { useTaxName } from "./use-tax-name.ts";

interface ProjectTotal {
  readonly amount: DecimalText;
  readonly currency: string;
  /** Says whether the tax is in it. */
  readonly label: string;
}

/**
 * The total of the open project as its offer says it, with tax; for people who sell nothing that of their design. Where the terms cannot be
 * totalled, the goods without tax. `null` while there are no prices.
 */
export function useProjectTotal(): ProjectTotal | null {
  const { t } = useTranslation();
  const priced = useEvaluation((state) => state.priced);
  const design = useDesign();
  const offered = useOfferTotals();
  const tax = useTaxName();
  const sells = useSells();
  // Without it the goods without tax would stand there for a moment.
  const canTotal = useLoaded(totalling) !== undefined;
  if (!priced || !canTotal) return null;
  const withTax = sells ? offered?.payable : design?.total;
  return withTax === undefined
    ? { amount: priced.gross, currency: priced.currency, label: t("total.goods", { tax }) }
    : { amount: withTax, currency: priced.currency, label: t("total.withTax", { tax }) };
}
