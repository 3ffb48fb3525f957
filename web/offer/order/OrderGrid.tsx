import { pricingShop } from "@stanza/contract";
import { documentRate } from "@stanza/pricing";
import { decimalText, formatMoney } from "@stanza/quantities";
import { useTaxName } from "@stanza/web-project";
import { useSession } from "@stanza/web-site";
import { cx, useMediaQuery } from "@stanza/web-ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { OfferShown } from "../page/offer-shown.ts";
import { GridCell } from "./GridCell.tsx";
import { GridTotals } from "./GridTotals.tsx";
import { COLUMNS, gridLines, NUMBERS } from "./grid-lines.ts";
import { OrderBar } from "./OrderBar.tsx";
import { OrderCards } from "./OrderCards.tsx";
import css from "./OrderGrid.module.css";
import { useGrid } from "./use-grid.ts";

/** The dealer's spreadsheet of ERP lines: arrow keys, F2, blocks to copy and paste, totals always in view; on a phone, cards. */
export function OrderGrid({ offer, document, readOnly, updating }: OfferShown) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const profile = useSession((state) => state.profile);
  const { terms } = document;
  const dealer = useMemo(() => ({ ...terms, dealerMode: true }), [terms]);
  const rate = profile ? decimalText(documentRate(dealer, pricingShop(profile.shop))) : "0";
  const lines = useMemo(() => gridLines(offer, document, rate), [offer, document, rate]);
  const grid = useGrid(lines, readOnly);
  const isNarrow = useMediaQuery("(max-width: 699px)");
  const money = (amount: string) => formatMoney(amount, offer.currency, i18n.language);
  const bar = <OrderBar offer={offer} document={document} lines={lines} rate={rate} readOnly={readOnly} />;
  if (isNarrow)
    return (
      <>
        {bar}
        <OrderCards offer={offer} lines={lines} readOnly={readOnly} updating={updating} money={money} />
      </>
    );
  return (
    <>
      {bar}
      <div className={cx(css.frame, updating && css.updating)}>
        <table
          ref={grid.element}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are reached with the arrow keys
          role="grid"
          aria-label={t("order.title")}
          aria-rowcount={lines.length + 1}
          className={css.grid}
          onKeyDown={grid.onKeyDown}
          onCopy={grid.onCopy}
          onPaste={grid.onPaste}
        >
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={cx(NUMBERS.has(column) && css.number)}>
                  {t(`order.column.${column}`, { tax })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, l) => (
              <tr
                key={`${line.rowId} ${line.lineId}`}
                data-first={line.editable.has("needsPhoto") || undefined}
              >
                {COLUMNS.map((column, c) => (
                  <GridCell key={column} line={line} column={column} l={l} c={c} grid={grid} money={money} />
                ))}
              </tr>
            ))}
          </tbody>
          <GridTotals offer={offer} count={lines.length} money={money} />
        </table>
      </div>
    </>
  );
}
