import { useEvaluation, useLoadingArticles, usePricesOf, useProjectTotal } from "@stanza/web-project";
import { cx, Money, Popover, Skeleton } from "@stanza/web-ui";
import { PriceSummary } from "@stanza/web-workspace";
import { useTranslation } from "react-i18next";
import css from "./Header.module.css";

/** The project's total as this person reads it, live; opens what it is made of. While prices are being worked out the last one stays, paler. */
export function HeaderTotal() {
  const { t } = useTranslation();
  const priced = useEvaluation((state) => state.priced);
  const updating = useEvaluation((state) => state.updating);
  const total = useProjectTotal();
  const day = usePricesOf();
  const isLoading = useLoadingArticles() !== null;
  if (!priced || !total)
    return isLoading ? (
      <span className={css.total} role="status">
        <span className="visually-hidden">{t("total.loading")}</span>
        <Skeleton width={84} height={18} />
      </span>
    ) : null;
  const open = priced.unpriced.length;
  return (
    <Popover
      button={
        <button
          type="button"
          className={css.total}
          aria-busy={updating}
          title={open > 0 ? t("total.unpriced", { count: open }) : t("price.title")}
        >
          <small>
            {open > 0
              ? t("total.incomplete")
              : day === undefined
                ? total.label
                : t("offline.pricesOf", { day })}
          </small>
          <span className={cx(css.amount, updating && css.updating)}>
            <Money amount={total.amount} currency={total.currency} />
          </span>
        </button>
      }
      place="bottom-end"
    >
      <PriceSummary />
    </Popover>
  );
}
