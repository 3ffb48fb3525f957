import type { OptionTotals } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { formatMoney, formatPercent } from "@stanza/quantities";
import { useTranslation } from "react-i18next";
import css from "./OfferLink.module.css";

interface Props {
  readonly offer: Offer;
  /** With the options that are switched on. */
  readonly totals: OptionTotals;
  /** False: these are the totals of a moment ago. */
  readonly isFresh: boolean;
  readonly failed: boolean;
}

/** The totals of the offer. */
export function SharedTotals({ offer, totals, isFresh, failed }: Props) {
  const { t, i18n } = useTranslation();
  const money = (amount: string) => formatMoney(amount, offer.currency, i18n.language);
  const isZero = (amount: string) => Number(amount) === 0;
  const lines = [
    { label: t("totals.gross"), amount: totals.gross },
    { label: t("totals.discount"), amount: totals.discount, minus: true },
    { label: t("totals.services"), amount: totals.servicesTotal },
    { label: t("totals.delivery"), amount: offer.delivery.amount },
    { label: t("totals.installation"), amount: offer.installation.amount },
    { label: t("totals.net"), amount: totals.netTotal, always: true },
    { label: t(offer.unitedStates ? "link.salesTax" : "terms.vat"), amount: totals.tax, always: true },
    { label: t("totals.rounding"), amount: totals.rounding },
  ].filter(({ amount, always }) => always || !isZero(amount));
  const { deposit } = totals;
  return (
    <section className={css.card} aria-label={t("totals.title")} aria-busy={!isFresh && !failed}>
      <dl className={css.totals}>
        {lines.map(({ label, amount, minus }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="numeric">{minus ? `−${money(amount)}` : money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.payable} aria-live="polite">
        <span>{t("totals.payable")}</span>
        <strong className="numeric">{money(totals.payable)}</strong>
      </p>
      {failed ? (
        <p className={css.problem} role="alert">
          {t("link.optionsFailed")}
        </p>
      ) : null}
      {deposit ? (
        <p className={css.hint}>
          {t("totals.deposit", {
            percent: formatPercent(deposit.percent, i18n.language, "own"),
            amount: money(deposit.amount),
            balance: money(deposit.balance),
          })}
        </p>
      ) : null}
      {offer.paymentTerms || offer.leadTime ? (
        <dl className={css.terms}>
          {offer.paymentTerms ? (
            <div>
              <dt>{t("terms.payment")}</dt>
              <dd>{offer.paymentTerms}</dd>
            </div>
          ) : null}
          {offer.leadTime ? (
            <div>
              <dt>{t("terms.leadTime")}</dt>
              <dd>{offer.leadTime}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </section>
  );
}
