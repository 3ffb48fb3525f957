import { textIn } from "@stanza/catalogue";
import { CataloguesFailed, useAllCatalogues } from "@stanza/web-project";
import { useConfig } from "@stanza/web-site";
import chipCss from "@stanza/web-ui/chip.module.css";
import { useDeferredValue, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Added } from "./add-article.ts";
import { ArticleGrid } from "./article-grid.ts";
import css from "./Finder.module.css";
import { FinderLoading } from "./FinderLoading.tsx";
import { FinderSearch } from "./FinderSearch.tsx";
import { FurtherIdeas, FurtherNotes } from "./FurtherNotes.tsx";
import { searchFor, useFinder } from "./finder-store.ts";
import type { FoundGroup } from "./found-articles.ts";
import { NoCatalogue } from "./NoCatalogue.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { useCardActions } from "./use-card-actions.ts";
import { useFurther } from "./use-further.ts";

interface Props {
  readonly onInHand: () => void;
  readonly onAdded: (added: Added, name: string) => void;
}

const NONE: readonly never[] = [];

/**
 * The custom item search: one field over everything that the site offers and the site's own searches as buttons, no catalogue, model or
 * folder to choose first.
 */
export function ItemSearch({ onInHand, onAdded }: Props) {
  const { t } = useTranslation();
  const { status, loaded } = useAllCatalogues();
  const typed = useFinder((state) => state.query);
  const query = useDeferredValue(typed);
  const further = useFurther(query, NONE, true);
  const actionsOf = useCardActions({ onInHand, onAdded });
  const hasSearches = (useConfig((state) => state.config?.itemsearches) ?? NONE).length > 0;
  // A search that was typed on another screen is not this screen's.
  useEffect(() => searchFor(""), []);
  useEffect(() => void ArticleGrid.load().catch(reportError), []);
  if (status === "failed") return <CataloguesFailed />;
  if (loaded.size === 0 && status === "ready") return <NoCatalogue />;
  if (loaded.size === 0) return <FinderLoading look="page" />;
  const { entries } = further;
  const [first] = entries;
  const firstActions = first && actionsOf(first.catalogue, first.model);
  // What its card says and does, or the catalogue that it is in, may still be on its way.
  const isFirstToCome = first ? firstActions === undefined : status === "loading";
  const group: FoundGroup = { key: "search", entries, isMixed: true };
  return (
    <div className={css.finder} data-look="page" data-finder>
      <div className={css.bar}>
        <FinderSearch
          shown={query}
          large
          addFirst={
            further.status === "answered" && firstActions && firstActions.reason === undefined
              ? () => firstActions.add(first.entry)
              : null
          }
          isWaiting={further.status === "asking" || isFirstToCome}
        />
        {hasSearches ? <QuickSearches query={typed} /> : null}
      </div>
      <div className={css.body}>
        {entries.length === 0 ? (
          <NothingFound query={query} further={further} />
        ) : (
          <ArticleGrid
            groups={[group]}
            actionsOf={actionsOf}
            heading="h2"
            cardWidth={172}
            cardHeight={252}
            headingHeight={40}
            before={<FurtherIdeas galleries={further.galleries} />}
            after={<FurtherNotes further={further} />}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {query.trim() !== "" && further.status === "answered"
          ? t("finder.found", { count: entries.length })
          : null}
      </p>
    </div>
  );
}

/** The searches that the site declares (`config.itemsearches`), one touch each; a second touch takes it back. */
function QuickSearches({ query }: { readonly query: string }) {
  const { t, i18n } = useTranslation();
  const searches = useConfig((state) => state.config?.itemsearches) ?? NONE;
  return (
    <fieldset className={css.catalogues}>
      <legend className="visually-hidden">{t("finder.quick")}</legend>
      {searches.map((search) => (
        <button
          key={search.query}
          type="button"
          className={chipCss.chip}
          aria-pressed={search.query === query}
          onClick={() => searchFor(search.query === query ? "" : search.query)}
        >
          {textIn(search.des, i18n.language)}
        </button>
      ))}
    </fieldset>
  );
}
