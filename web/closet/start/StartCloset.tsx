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
  useReadOnlyReason,
  useValueWords,
} from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { EmptyState, ProgressBar, Size } from "@stanza/web-ui";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ClosetArticle, closetArticles } from "./closet-articles.ts";
import css from "./StartCloset.module.css";
import { startCloset } from "./start-closet.ts";

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
        <Startable closets={closets} />
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
      <h2>{t("closet.ofProject")}</h2>
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

function Startable({ closets }: { readonly closets: readonly ClosetArticle[] }) {
  const { t } = useTranslation();
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const [starting, setStarting] = useState<string | null>(null);
  const start = (closet: ClosetArticle) => {
    if (starting !== null || reason !== undefined) return;
    setStarting(closet.entry.code);
    startCloset(closet)
      .catch(reportError)
      .finally(() => setStarting(null));
  };
  return (
    <section>
      <h2>{t("closet.startNew")}</h2>
      <ul className={css.cards}>
        {closets.map((closet) => (
          <li key={`${closet.catalogue.code} ${closet.entry.code}`}>
            <button
              type="button"
              className={css.card}
              aria-busy={starting === closet.entry.code || undefined}
              aria-disabled={reason !== undefined || undefined}
              title={reason}
              onClick={() => start(closet)}
            >
              <ArticlePicture article={closet.article} catalogue={closet.catalogue} className={css.picture} />
              <strong>{textIn(closet.entry.description, words.language)}</strong>
              <span>{textIn(closet.catalogue.description, words.language)}</span>
              <Size>
                {formatSize(closet.article.box, words.lengthUnit, words.language, { withUnit: false }) ?? ""}
              </Size>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
