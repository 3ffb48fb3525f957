import {
  startEvaluation,
  startProject,
  useAddressedProject,
  useEvaluation,
  useOpenProject,
  useProject,
  useProjectTotal,
} from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { Button, lazyPart, Money, TOAST_FLOOR, useMediaQuery } from "@stanza/web-ui";
import { IconArrowRight } from "@tabler/icons-react";
import { useParams, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ArticleFinder } from "../finder/ArticleFinder.tsx";
import type { Added } from "../finder/add-article.ts";
import { useFinder } from "../finder/finder-store.ts";
import { tellAdded } from "../finder/tell-added.ts";
import css from "./CataloguePage.module.css";

const ItemSearch = lazyPart(async () => (await import("../finder/ItemSearch.tsx")).ItemSearch);

/** Item search (ux.md §5.2): find articles for the open project; with `newprj` as its first step. */
export function CataloguePage() {
  return <Page source="standard" />;
}

/** The custom item search: search first, over everything that the site offers. */
export function CustomCataloguePage() {
  return <Page source="custom" />;
}

function Page({ source }: { readonly source: "standard" | "custom" }) {
  const { t, i18n } = useTranslation();
  const { newprj } = useParams({ strict: false }) as { readonly newprj?: string };
  const isFirst = newprj !== undefined;
  const opening = useAddressedProject();
  const language = useRef(i18n.language);
  useEffect(() => {
    startEvaluation();
    // Articles need a project to go to; one that stays empty is never saved.
    if (!opening && !useProject.getState().open) startProject("", language.current);
  }, [opening]);
  const { catalogue } = useSearch({ strict: false }) as { readonly catalogue?: string };
  useEffect(() => useFinder.setState({ added: 0 }), []);
  useEffect(() => {
    if (catalogue !== undefined) useFinder.setState({ catalogue, query: "", within: null, shelf: null });
  }, [catalogue]);
  const toDesign = useCallback(() => {
    const projectId = useProject.getState().open?.projectId;
    void goTo(paths.workspace({ projectId }));
  }, []);
  const onAdded = useCallback(
    (added: Added, name: string) => {
      if (added === "inHand") toDesign();
      else tellAdded(added, name);
    },
    [toDesign],
  );
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>{t(isFirst ? "finder.first" : "finder.title")}</h1>
          {isFirst ? <p>{t("finder.firstText")}</p> : null}
        </div>
        {isFirst ? <Button onClick={toDesign}>{t("finder.emptyRoom")}</Button> : null}
      </header>
      {source === "custom" ? (
        <ItemSearch onInHand={toDesign} onAdded={onAdded} />
      ) : (
        <ArticleFinder look="page" onInHand={toDesign} onAdded={onAdded} />
      )}
      <Bar toDesign={toDesign} />
    </div>
  );
}

/** The articles added so far, and the way on. */
function Bar({ toDesign }: { readonly toDesign: () => void }) {
  const { t } = useTranslation();
  const added = useFinder((state) => state.added);
  const isEmpty = useEvaluation((state) => (state.priced?.rows.length ?? 0) === 0);
  const total = useProjectTotal();
  const open = useOpenProject();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const name = open?.document.project.description || t("project.untitled");
  return (
    <footer className={css.bar} {...TOAST_FLOOR}>
      <span className={css.added} data-none={added === 0 || undefined}>
        {added === 0
          ? t("finder.addTo", { name })
          : t(isPhone ? "finder.addedCount" : "finder.addedTo", { count: added, name })}
      </span>
      {total && !isEmpty ? (
        <span className={css.total}>
          <small>{total.label}</small> <Money amount={total.amount} currency={total.currency} />
        </span>
      ) : null}
      <Button variant="primary" onClick={toDesign}>
        {t("finder.toDesign")}
        <IconArrowRight size={18} stroke={1.8} />
      </Button>
    </footer>
  );
}
