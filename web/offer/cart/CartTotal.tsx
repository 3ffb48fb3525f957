import type { OfferTotals } from "@stanza/pricing";
import { formatPercent } from "@stanza/quantities";
import { useTaxName } from "@stanza/web-project";
import { AppLink } from "@stanza/web-site";
import { buttonClass, Money, TOAST_FLOOR } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { ExplainedMoney } from "../totals/ExplainedMoney.tsx";
import css from "./Cart.module.css";

interface Props {
  readonly totals: OfferTotals;
  readonly currency: string;
  /** The totals are those of before the last change. */
  readonly updating: boolean;
  /** The way on from the cart. */
  readonly next: { readonly href: string; readonly label: string };
}

/** The totals of the cart and the way on, always in view. */
export function CartTotal({ totals, currency, updating, next }: Props) {
  const { t, i18n } = useTranslation();
  const taxName = useTaxName();
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <div className={css.bar} aria-busy={updating} {...TOAST_FLOOR}>
      <dl>
        <div>
          <dt>{t("totals.of.goods")}</dt>
          <dd>{money(totals.goods)}</dd>
        </div>
        {Number(totals.servicesTotal) !== 0 ? (
          <div>
            <dt>{t("totals.services")}</dt>
            <dd>{money(totals.servicesTotal)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t("totals.delivery")}</dt>
          <dd>{totals.delivery.charged ? money(totals.delivery.amount) : t("terms.free")}</dd>
        </div>
        {totals.installation.charged ? (
          <div>
            <dt>{t("totals.installation")}</dt>
            <dd>{money(totals.installation.amount)}</dd>
          </div>
        ) : null}
        {totals.taxes.map((tax) => (
          <div key={tax.rate}>
            <dt>{t("totals.tax", { tax: taxName, rate: formatPercent(tax.rate, i18n.language, "own") })}</dt>
            <dd>{money(tax.tax)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.total}>
        {t("total.withTax", { tax: taxName })}
        <strong>
          <ExplainedMoney
            of={{ kind: "payable" }}
            name={t("total.withTax", { tax: taxName })}
            amount={totals.payable}
            currency={currency}
          />
        </strong>
      </p>
      <AppLink href={next.href} className={buttonClass({ variant: "primary", size: "lg" })}>
        {next.label}
      </AppLink>
    </div>
  );
}
