import { Skeleton } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./Finder.module.css";

/** Skeletons that stand in for the first cards. */
const SKELETONS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Stands in for the finder until the catalogues are there. */
export function FinderLoading({ look }: { readonly look: "drawer" | "page" }) {
  const { t } = useTranslation();
  return (
    <div className={css.finder} data-look={look} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t("finder.loading")}
      </p>
      <div className={css.bar}>
        <Skeleton height={36} />
      </div>
      <div className={css.skeletons}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} height={look === "page" ? 242 : 202} />
        ))}
      </div>
    </div>
  );
}
