import type { LineMargin, Margin } from "@stanza/pricing";
import { formatMoney, formatPercent } from "@stanza/quantities";
import { useTranslation } from "react-i18next";
import own from "./Margin.module.css";
import { useLineMargin, useRowMargin } from "./margin-view.ts";

/** Purchase, sale and margin of a position, in a line; nothing while they are hidden. */
export function RowMarginNote({ rowId, currency }: { readonly rowId: string; readonly currency: string }) {
  const margin = useRowMargin(rowId);
  return margin ? <Note margin={margin} currency={currency} /> : null;
}

/** The same for one line of a position, in its table. */
export function LineMarginRow({
  rowId,
  lineId,
  columns,
  currency,
}: {
  readonly rowId: string;
  readonly lineId: string;
  /** Of the table. */
  readonly columns: number;
  readonly currency: string;
}) {
  const margin = useLineMargin(rowId, lineId);
  return margin ? (
    <tr>
      <td colSpan={columns}>
        <Note margin={margin} unit={margin.unitPurchase} currency={currency} />
      </td>
    </tr>
  ) : null;
}

interface NoteProps {
  readonly margin: Margin;
  readonly unit?: LineMargin["unitPurchase"];
  readonly currency: string;
}

function Note({ margin, unit, currency }: NoteProps) {
  const { t, i18n } = useTranslation();
  const money = (amount: string) => formatMoney(amount, currency, i18n.language);
  const sales = t("margin.afterDiscounts", { amount: money(margin.sales) });
  if (!margin.complete && margin.percent === undefined)
    return <span className={own.note}>{`${sales} · ${t("margin.unknown")}`}</span>;
  const percent =
    margin.percent === undefined ? "" : ` (${formatPercent(margin.percent, i18n.language, "own")})`;
  return (
    <span className={own.note}>
      {sales} ·{" "}
      {unit === undefined
        ? t("margin.purchaseOf", { amount: money(margin.purchase) })
        : t("margin.purchaseEach", { amount: money(margin.purchase), unit: money(unit) })}{" "}
      ·{" "}
      <span data-loss={margin.margin.startsWith("-") || undefined}>
        {t("margin.marginOf", { amount: money(margin.margin) })}
        {percent}
      </span>
      {margin.complete ? null : ` · ${t("margin.unknownPart")}`}
    </span>
  );
}
