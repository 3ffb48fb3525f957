import { Skeleton } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";

const ROWS = ["a", "b", "c", "d", "e"] as const;

export function OfferSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
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
