import type { AmountRef } from "@stanza/pricing";
import { openWhyPrice, useMayExplainPrices } from "@stanza/web-project";
import { cx, Money } from "@stanza/web-ui";
import reach from "@stanza/web-ui/reach.module.css";
import { useTranslation } from "react-i18next";
import css from "./ExplainedMoney.module.css";

interface Props {
  readonly of: AmountRef;
  /** Name of the thing with this price. */
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
}

/** An amount that opens to how it came about, for those who may see it. */
export function ExplainedMoney({ of, name, amount, currency }: Props) {
  const { t } = useTranslation();
  const money = <Money amount={amount} currency={currency} />;
  if (!useMayExplainPrices()) return money;
  return (
    <button
      type="button"
      className={cx(css.why, reach.reach)}
      title={t("offer.whyPriceOf", { name })}
      onClick={() => openWhyPrice(of)}
    >
      {money}
      <span className="visually-hidden">, {t("offer.whyPriceOf", { name })}</span>
    </button>
  );
}
