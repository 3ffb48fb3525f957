import type { Offer } from "@stanza/offer";
import { formatLongDate, formatMoney } from "@stanza/quantities";
import comparisonCss from "@stanza/web-ui/comparison.module.css";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import css from "./Link.module.css";
import own from "./SharedComparison.module.css";

interface Props {
  /** With the options that are switched on. */
  readonly offer: Offer;
  /** False: these are the amounts of a moment ago. */
  readonly isFresh: boolean;
}

/** What the offer would come to in other fronts or finishes, as on paper: nothing of it is offered. */
export function SharedComparison({ offer, isFresh }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { comparison, currency, decimals, language } = offer;
  if (!comparison) return null;
  const amountOf = (amount: string) => (
    <td className={own.amount} data-label={t("totals.payable")}>
      {formatMoney(amount, currency, language, decimals)}
    </td>
  );
  return (
    <section className={css.card} aria-labelledby={id} aria-busy={!isFresh}>
      <h2 id={id}>{t("link.comparison", { subject: comparison.subject })}</h2>
      <p className={css.hint}>{t("link.comparisonText", { date: formatLongDate(offer.date, language) })}</p>
      <table className={comparisonCss.comparison}>
        <thead>
          <tr>
            <th scope="col">{comparison.subject}</th>
            <th scope="col">{t("totals.payable")}</th>
          </tr>
        </thead>
        <tbody className={own.rows}>
          <tr data-offered>
            <th scope="row">
              {comparison.offered}
              <small>{t("link.compared.offered")}</small>
            </th>
            {amountOf(offer.payable)}
          </tr>
          {comparison.alternatives.map(({ name, payable, kept }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>
                  {t("link.compared.alternative")}
                  {kept > 0 ? ` · ${t("link.compared.kept", { count: kept })}` : ""}
                </small>
              </th>
              {payable === undefined ? <td>{t("link.compared.unpriced")}</td> : amountOf(payable)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
