import { pricingShop } from "@stanza/contract";
import { type DecimalText, formatMoney } from "@stanza/quantities";
import { sells, useSession } from "@stanza/web-site";
import i18next from "i18next";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import type { Amounts } from "../history/price-effect.ts";
import { useProject } from "../project-store.ts";
import { designNow } from "./design-now.ts";
import { offerTotalsOf } from "./offer-totals-of.ts";
import { shownPrice } from "./shown-price.ts";

/**
 * The amounts of the open project as last evaluated, as they stand on screen: the total as the header has it, the articles' with tax unless
 * the person sells. `null` while there are none.
 */
export function amountsNow(): Amounts | null {
  const { priced } = useEvaluation.getState();
  const { open } = useProject.getState();
  const { profile } = useSession.getState();
  if (!priced || !open) return null;
  const rows = priced.rows.flatMap(({ rowId, lines, total }): [string, DecimalText][] =>
    lines.some(({ price }) => price.kind === "unpriced")
      ? []
      : [[rowId, shownPrice(total, priced.currency, profile)]],
  );
  const retail =
    profile && !sells(profile)
      ? designNow(
          priced,
          { description: open.document.project.description, rows: open.document.rows },
          pricingShop(profile.shop),
          i18next.language,
        )
      : null;
  const total =
    retail?.total ?? (profile ? offerTotalsOf(open.document, priced, profile.shop)?.payable : null);
  return { rows: new Map(rows), total: total ?? priced.gross };
}

/** An amount in the currency of the open project, in the interface's language. */
export const moneyNow = (amount: DecimalText): string =>
  formatMoney(amount, useEvaluation.getState().priced?.currency ?? "EUR", i18next.language);
