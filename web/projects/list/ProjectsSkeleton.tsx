import { cx, Skeleton } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import css from "./ProjectsPage.module.css";

const PLACES = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

/** The list's own shape while it is on its way. */
export function ProjectsSkeleton({ layout }: { readonly layout: "table" | "gallery" }) {
  if (layout === "gallery") {
    return (
      <div className={css.gallery} aria-busy="true">
        {PLACES.map((place) => (
          <div key={place} className={css.tile}>
            <Skeleton height={150} style={{ borderRadius: 0 }} />
            <div className={css.tileText}>
              <Skeleton width="70%" height={16} />
              <Skeleton width="45%" height={12} />
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={cx(pageCss.card, css.tableFrame)} aria-busy="true">
      {PLACES.map((place) => (
        <div key={place} className={css.skeletonRow}>
          <Skeleton width={56} height={42} />
          <Skeleton width="30%" height={14} />
          <Skeleton width={96} height={20} />
          <Skeleton width="16%" height={14} />
          <Skeleton width={80} height={14} />
        </div>
      ))}
    </div>
  );
}
