import { useTaxName } from "@stanza/web-project";
import { cx, Skeleton } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import rows from "../rows/OfferRows.module.css";
import form from "../terms/Terms.module.css";
import totals from "../totals/Totals.module.css";

/** More rows than these are below every screen. */
const MOST_ROWS = 12;

/** The places of the rows and of the services while the server works out what they cost; a screen reader gets a sentence. */
export function RowsAwaited({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="visually-hidden" role="status">
        {t("page.loading")}
      </p>
      <div className={css.card} aria-busy="true">
        <div className={rows.groupHead}>
          <div className={rows.awaitedTitle}>
            <Skeleton height={20} />
          </div>
          <Skeleton width={90} height={16} style={{ flex: "none" }} />
        </div>
        <div className={rows.columns} aria-hidden="true">
          {"\u00a0"}
        </div>
        <ol className={rows.positions} aria-hidden="true">
          {Array.from({ length: Math.min(count, MOST_ROWS) }, (_, place) => place + 1).map((place) => (
            <li key={place} className={cx(rows.position, rows.awaited)}>
              <span className={rows.number}>{place}</span>
              <span className={rows.picture}>
                <Skeleton height={56} />
              </span>
              <span className={rows.what}>
                <Skeleton width="55%" height={16} />
                <Skeleton width="35%" height={12} />
              </span>
              <span className={rows.price}>
                <Skeleton width={72} height={16} style={{ marginInlineStart: "auto" }} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <section className={css.card} aria-label={t("services.title")} aria-busy="true">
        <div className={css.cardHead}>
          <h2>{t("services.title")}</h2>
        </div>
        <p className={form.nothing}>
          <Skeleton width="40%" height={14} />
        </p>
      </section>
    </>
  );
}

/** The totals with the places of their amounts. */
export function TotalsAwaited() {
  const { t } = useTranslation();
  const tax = useTaxName();
  return (
    <section className={css.card} aria-label={t("totals.title")} aria-busy="true">
      <p className={totals.extent}>
        <Skeleton width="55%" height={14} />
      </p>
      <div className={totals.totals} aria-hidden="true">
        {["goods", "net", "tax"].map((line) => (
          <div key={line} className={cx(totals.total, line === "net" && totals.strong)}>
            <Skeleton width="30%" height={20} />
            <Skeleton width={80} height={20} />
          </div>
        ))}
      </div>
      <div className={totals.payable}>
        <span>{t("total.withTax", { tax })}</span>
        <strong aria-hidden="true">
          <Skeleton width={120} height={32} />
        </strong>
      </div>
    </section>
  );
}
