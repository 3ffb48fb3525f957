import type { Offer } from "@stanza/offer";
import { openWhyPrice, useTaxName } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import reach from "@stanza/web-ui/reach.module.css";
import { useTranslation } from "react-i18next";
import css from "./OrderGrid.module.css";

interface Props {
  readonly offer: Offer;
  /** Number of lines. */
  readonly count: number;
  readonly money: (amount: string) => string;
}

/** The foot of the grid: the number of lines and the totals of the offer. */
export function GridTotals({ offer, count, money }: Props) {
  const { t } = useTranslation();
  const tax = useTaxName();
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={4}>
          {t("order.lines", { count })}
        </th>
        <td className={css.number}>
          <small>{t("totals.gross")}</small>
          {money(offer.gross)}
        </td>
        <td className={css.number}>
          <small>{t("totals.discount")}</small>
          {Number(offer.discount) === 0 ? "" : "−"}
          {money(offer.discount)}
        </td>
        <td className={css.number}>
          <small>{t("totals.goods")}</small>
          {money(offer.goods)}
        </td>
        <td className={css.number}>
          <small>{t("order.tax")}</small>
          {money(offer.tax)}
        </td>
        <td colSpan={3} className={cx(css.number, css.payable)}>
          <small>{t("total.dealer", { tax })}</small>
          <button
            type="button"
            className={cx(css.why, reach.reach)}
            title={t("whyPrice.totalTitle")}
            onClick={() => openWhyPrice({ kind: "payable" })}
          >
            {money(offer.payable)}
          </button>
        </td>
      </tr>
    </tfoot>
  );
}
