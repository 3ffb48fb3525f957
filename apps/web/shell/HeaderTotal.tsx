import { useTranslation } from "react-i18next";
import { useEvaluation } from "../stores/evaluation-store.ts";
import { cx } from "../ui/class-names.ts";
import { Money } from "../ui/Money.tsx";
import css from "./Header.module.css";

/** The goods' total, live. While prices are being worked out the last one stays, paler. */
export function HeaderTotal() {
  const { t } = useTranslation();
  const priced = useEvaluation((state) => state.priced);
  const updating = useEvaluation((state) => state.updating);
  if (!priced) return null;
  const open = priced.unpriced.length;
  return (
    <div
      className={css.total}
      aria-busy={updating}
      title={open > 0 ? t("total.unpriced", { count: open }) : undefined}
    >
      <small>{open > 0 ? t("total.incomplete") : t("total.goods")}</small>
      <span className={cx(css.amount, updating && css.updating)}>
        <Money amount={priced.gross} currency={priced.currency} />
      </span>
    </div>
  );
}
