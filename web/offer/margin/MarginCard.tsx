import type { OfferMargin } from "@stanza/pricing";
import { formatMoney, formatPercent } from "@stanza/quantities";
import { Button, Skeleton, Switch } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import own from "./Margin.module.css";
import { switchMargin, useMarginSwitch } from "./margin-view.ts";

interface Props {
  readonly margin: OfferMargin | undefined;
  readonly isFailed: boolean;
  readonly askAgain: () => void;
  /** Title of a catalogue's group in the offer. */
  readonly titleOf: (catalogue: string) => string;
}

/** Purchase against sale of the whole offer and of each catalogue, behind one switch. Nobody else's screen has it. */
export function MarginCard({ margin, isFailed, askAgain, titleOf }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { on } = useMarginSwitch();
  return (
    <section className={css.card} aria-label={t("margin.title")}>
      <div className={css.cardHead}>
        <label htmlFor={id}>{t("margin.show")}</label>
        <Switch id={id} on={on} onChange={switchMargin} />
      </div>
      {!on ? null : isFailed && !margin ? (
        <p className={css.cardBody} role="alert">
          {t("margin.failed")}{" "}
          <Button variant="link" onClick={askAgain}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : margin ? (
        <Sums margin={margin} titleOf={titleOf} />
      ) : (
        <div className={css.cardBody} aria-busy="true">
          <Skeleton height={72} />
        </div>
      )}
    </section>
  );
}

function Sums({ margin, titleOf }: { readonly margin: OfferMargin; readonly titleOf: Props["titleOf"] }) {
  const { t, i18n } = useTranslation();
  const money = (amount: string) => formatMoney(amount, margin.currency, i18n.language);
  const percent = (value: string | undefined) =>
    value === undefined ? "" : formatPercent(value, i18n.language, "own");
  return (
    <div className={css.cardBody}>
      <dl className={own.sums}>
        <dt>{t("margin.sales")}</dt>
        <dd>{money(margin.sales)}</dd>
        <dt>{t("margin.purchase")}</dt>
        <dd>{money(margin.purchase)}</dd>
        <dt className={own.strong}>{t("margin.margin")}</dt>
        <dd className={own.strong} data-loss={margin.margin.startsWith("-") || undefined}>
          {money(margin.margin)} <small>{percent(margin.percent)}</small>
        </dd>
        {margin.catalogues.length > 1
          ? margin.catalogues.map((one) => (
              <div key={one.catalogue} className={own.catalogue}>
                <dt>{titleOf(one.catalogue)}</dt>
                <dd data-loss={one.margin.startsWith("-") || undefined}>
                  {money(one.margin)} <small>{percent(one.percent)}</small>
                </dd>
              </div>
            ))
          : null}
      </dl>
      {margin.complete ? null : <p className={own.incomplete}>{t("margin.incomplete")}</p>}
      <p className={css.meta}>{t("margin.without")}</p>
    </div>
  );
}
