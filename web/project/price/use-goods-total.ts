import type { DecimalText } from "@stanza/quantities";
import { useSells } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { useDesign } from "./use-design.ts";
import { useTaxName } from "./use-tax-name.ts";

interface GoodsTotal {
  readonly amount: DecimalText;
  readonly currency: string;
  /** Says whether the tax is in it. */
  readonly label: string;
}

/** What the goods of the open project come to for this person: with tax, unless they sell. `null` while there are no prices. */
export function useGoodsTotal(): GoodsTotal | null {
  const { t } = useTranslation();
  const priced = useEvaluation((state) => state.priced);
  const design = useDesign();
  const tax = useTaxName();
  const sells = useSells();
  if (!priced) return null;
  if (sells || !design)
    return { amount: priced.gross, currency: priced.currency, label: t("total.goods", { tax }) };
  return { amount: design.total, currency: design.currency, label: t("total.withTax", { tax }) };
}
