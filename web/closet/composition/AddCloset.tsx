import { loadCatalogues, useAllCatalogues } from "@stanza/web-project";
import { EmptyState, ProgressBar } from "@stanza/web-ui";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { closetArticles } from "../start/closet-articles.ts";
import { Startable } from "../start/Startable.tsx";
import css from "./Composition.module.css";

/** The closets that can be added to the others. */
export function AddCloset({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const { t } = useTranslation();
  useEffect(() => void loadCatalogues(), []);
  const { loaded, status } = useAllCatalogues();
  const articles = useMemo(() => closetArticles(loaded), [loaded]);
  return (
    <div className={css.panel}>
      {status !== "ready" ? (
        <ProgressBar label={t("workspace.loadingCatalogues")} />
      ) : articles.length === 0 ? (
        <EmptyState title={t("closet.none")} text={t("closet.noneText")} />
      ) : (
        <Startable closets={articles} title={t("multiCloset.addTitle")} onAdded={onAdded} />
      )}
    </div>
  );
}
