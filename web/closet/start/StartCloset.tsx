import { textIn } from "@stanza/catalogue";
import { isCloset } from "@stanza/evaluation";
import { formatSize } from "@stanza/quantities";
import { ArticlePicture } from "@stanza/web-pictures";
import {
  loadCatalogues,
  Price,
  useAllCatalogues,
  useCatalogues,
  useEvaluation,
  useOpenProject,
  useValueWords,
} from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { buttonClass, EmptyState, ProgressBar, Size } from "@stanza/web-ui";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { closetArticles } from "./closet-articles.ts";
import { Startable } from "./Startable.tsx";
import css from "./StartCloset.module.css";

/** The closets of the open project, and those that one can start. */
export function StartCloset() {
  const { t } = useTranslation();
  useEffect(() => void loadCatalogues(), []);
  const { loaded, status } = useAllCatalogues();
  const closets = useMemo(() => closetArticles(loaded), [loaded]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t("closet.title")}</h1>
        <p>{t("closet.lead")}</p>
      </header>
      <OwnClosets />
      {status !== "ready" ? (
        <ProgressBar label={t("workspace.loadingCatalogues")} />
      ) : closets.length === 0 ? (
        <EmptyState title={t("closet.none")} text={t("closet.noneText")} />
      ) : (
        <Startable closets={closets} title={t("closet.startNew")} />
      )}
    </div>
  );
}

function OwnClosets() {
  const { t } = useTranslation();
  const words = useValueWords();
  const open = useOpenProject();
  const evaluated = useEvaluation((state) => state.evaluated);
  const priced = useEvaluation((state) => state.priced);
  const loaded = useCatalogues((state) => state.loaded);
  const rows = open ? (evaluated?.rows.filter(({ article }) => isCloset(article)) ?? []) : [];
  if (rows.length === 0) return null;
  return (
    <section>
      <div className={css.sectionHead}>
        <h2>{t("closet.ofProject")}</h2>
        <AppLink href={paths.multiCloset()} className={buttonClass({ size: "sm" })}>
          {t("multiCloset.open")}
        </AppLink>
      </div>
      <ul className={css.cards}>
        {rows.map(({ row, article, description }) => {
          const price = priced?.rows.find(({ rowId }) => rowId === row.id);
          return (
            <li key={row.id}>
              <AppLink href={paths.closet({ rowId: row.id })} className={css.card}>
                <ArticlePicture
                  article={article}
                  catalogue={loaded.get(row.catalogue)?.open}
                  className={css.picture}
                />
                <strong>{textIn(description, words.language)}</strong>
                <Size>
                  {formatSize(article.box, words.lengthUnit, words.language, { withUnit: false }) ?? ""}
                </Size>
                {priced && price ? <Price amount={price.total} currency={priced.currency} /> : null}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
