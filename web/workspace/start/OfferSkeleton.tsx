import { Skeleton } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";

const ROWS = ["a", "b", "c", "d", "e"] as const;

/** Stands in for a page of an offer while it is loading; a screen reader gets a sentence instead. */
export function OfferSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t("page.loading")}
      </p>
      <div className={css.head}>
        <Skeleton width={180} height={32} />
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <div className={css.card}>
            {ROWS.map((row) => (
              <div key={row} className={css.skeletonRow}>
                <Skeleton width={64} height={56} />
                <Skeleton width="45%" height={16} />
                <Skeleton width={90} height={16} />
              </div>
            ))}
          </div>
        </div>
        <div className={css.side}>
          <div className={css.card}>
            {ROWS.map((row) => (
              <div key={row} className={css.skeletonRow}>
                <Skeleton width="50%" height={14} />
                <Skeleton width="30%" height={14} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
