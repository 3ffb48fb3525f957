import type { Design } from "@stanza/offer";
import { formatMoney } from "@stanza/quantities";
import { useTaxName } from "@stanza/web-project";
import { Money } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./Design.module.css";

/** The one price, with the words that say what is in it and what is not. */
export function DesignTotal({ design, updating }: { readonly design: Design; readonly updating: boolean }) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const { total, currency, complete, rounding } = design;
  const money = (amount: string) => formatMoney(amount, currency, i18n.language);
  const unpriced = design.pieces.filter(({ amount }) => amount === undefined).length;
  return (
    <section className={css.total} aria-label={t("total.withTax", { tax })} aria-busy={updating}>
      <span>{t("total.withTax", { tax })}</span>
      <strong>
        <Money amount={total} currency={currency} />
      </strong>
      <small>{t("present.ofWhichTax", { tax, amount: money(design.tax) })}</small>
      <small>{t("design.withoutDelivery")}</small>
      {Number(rounding) === 0 ? null : <small>{t("design.rounded", { amount: money(rounding) })}</small>}
      {complete ? null : <p role="note">{t("design.incomplete", { count: unpriced })}</p>}
    </section>
  );
}
