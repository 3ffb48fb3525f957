import { type Choices, type OpenCatalogue, textIn } from "@stanza/catalogue";
import {
  CataloguesFailed,
  CustomButton,
  useAllCatalogues,
  useCatalogues,
  useOpenProject,
} from "@stanza/web-project";
import { keepFocus, lazyPart, useMediaQuery } from "@stanza/web-ui";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Added } from "./add-article.ts";
import { ArticleGrid } from "./article-grid.ts";
import { CatalogueChips, CatalogueSelect, ResultChips } from "./CatalogueChips.tsx";
import css from "./Finder.module.css";
import { FinderLoading } from "./FinderLoading.tsx";
import { FinderSearch } from "./FinderSearch.tsx";
import { FolderTree } from "./FolderTree.tsx";
import { isNarrowed, narrowed } from "./facets/facets.ts";
import { useEntryFacts } from "./facets/use-entry-facts.ts";
import { folderKey, modelInUse, useFinder } from "./finder-store.ts";
import { browsedArticles, type FoundEntry, type FoundGroup, foundArticles } from "./found-articles.ts";
import { furtherGroups } from "./further-articles.ts";
import { NoCatalogue } from "./NoCatalogue.tsx";
import { ShelfButtons, useShelves } from "./Shelves.tsx";
import { useCardActions } from "./use-card-actions.ts";
import { useFurther } from "./use-further.ts";

const FacetsButton = lazyPart(async () => (await import("./facets/FacetsButton.tsx")).FacetsButton);
const FurtherIdeas = lazyPart(async () => (await import("./FurtherNotes.tsx")).FurtherIdeas);
const FurtherNotes = lazyPart(async () => (await import("./FurtherNotes.tsx")).FurtherNotes);
const NothingLeft = lazyPart(async () => (await import("./facets/NothingLeft.tsx")).NothingLeft);
const NothingFound = lazyPart(async () => (await import("./NothingFound.tsx")).NothingFound);
const NO_CHOICES: Choices = {};
const NOTHING: readonly FoundEntry[] = [];

interface Props {
  /** Beside the canvas, or a screen of its own. */
  readonly look: "drawer" | "page";
  /** After an article was taken in hand. */
  readonly onInHand?: () => void;
  /** After *Add*, which may have ended with the article in hand. */
  readonly onAdded?: (added: Added, name: string) => void;
}

/** Finds articles: catalogue, model, folder, search; every card can be placed by hand or added by itself. */
export function ArticleFinder({ look, onInHand, onAdded }: Props) {
  const { status, loaded } = useAllCatalogues();
  const finder = useFinder();
  const codes = [...loaded.keys()];
  const code = finder.catalogue !== null && loaded.has(finder.catalogue) ? finder.catalogue : codes[0];
  useEffect(() => {
    for (const { load } of [ArticleGrid, FacetsButton]) load().catch(reportError);
  }, []);
  if (status === "failed") return <CataloguesFailed />;
  if (code === undefined && status === "ready") return <NoCatalogue />;
  // The one that was asked for may still be on its way.
  const isComing = status === "loading" && finder.catalogue !== null && finder.catalogue !== code;
  if (code === undefined || isComing) return <FinderLoading look={look} />;
  return <Loaded code={code} look={look} onInHand={onInHand} onAdded={onAdded} />;
}

function Loaded({ code, look, onInHand, onAdded }: Props & { readonly code: string }) {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const isWhole = useCatalogues((state) => state.isWhole);
  const { query: typed, models, folders, within, shelf, facets } = useFinder();
  const uses = useOpenProject()?.document.project.catalogues;
  const query = useDeferredValue(typed);
  const isSearching = query.trim() !== "";
  const catalogue = loaded.get(code)?.open;
  const model = catalogue?.model(modelInUse(catalogue, models, uses));
  const folder = model ? (folders[folderKey(code, model.code)] ?? null) : null;
  const header = model ? uses?.[code]?.headers[model.code] : undefined;
  const tree = useMemo(
    () => (catalogue && model ? catalogue.classification(model.code, header ?? NO_CHOICES) : []),
    [catalogue, model, header],
  );
  const browsed = useMemo(
    () => (model ? browsedArticles({ catalogue: code, model: model.code }, tree, folder) : []),
    [code, model, tree, folder],
  );
  const { language } = i18n;
  const found = useMemo(
    () =>
      isSearching
        ? foundArticles(loaded, query, code, (open) => modelInUse(open, models, uses), language)
        : NOTHING,
    [isSearching, loaded, query, code, models, uses, language],
  );
  const further = useFurther(query, found);
  const actionsOf = useCardActions({ onInHand, onAdded });
  const factsOf = useEntryFacts(actionsOf);
  const shelves = useShelves();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const finderElement = useRef<HTMLDivElement>(null);
  // Results that are still to come replace the card that the arrow key has gone to.
  useEffect(() => (finderElement.current ? keepFocus(finderElement.current) : undefined), []);
  if (!catalogue || !model) return null;
  const chooseFolder = (next: string | null) =>
    useFinder.setState(({ folders: before }) => ({
      query: "",
      within: null,
      shelf: null,
      folders: { ...before, [folderKey(code, model.code)]: next },
    }));
  const isWithin = (one: FoundEntry) => within === null || one.catalogue === within;
  const narrow = (some: readonly FoundEntry[]) => narrowed(some, facets, factsOf);
  const ranked: FoundGroup = {
    key: `search ${query} ${within} ${shelf}`,
    entries: shelf !== null && !isSearching ? shelves[shelf] : found.filter(isWithin),
    isMixed: within === null,
  };
  const all = isSearching
    ? [ranked, ...furtherGroups(further.entries.filter(isWithin), loaded)]
    : shelf === null
      ? browsed
      : [ranked];
  const groups = all
    .map((group) => ({ ...group, entries: narrow(group.entries) }))
    .filter(({ entries }) => entries.length > 0);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const [first] = groups.flatMap(({ entries }) => entries);
  const firstActions = first && actionsOf(first.catalogue, first.model);
  // What its card says and does, or the catalogue that it is in, may still be on its way.
  const isFirstToCome = first ? firstActions === undefined : !isWhole;
  const folderTree = (as: "tree" | "chips") => (
    <FolderTree look={as} tree={tree} folder={folder} isAside={shelf !== null} onChoose={chooseFolder}>
      <ShelfButtons shelves={shelves} shelf={shelf} />
    </FolderTree>
  );
  return (
    <div ref={finderElement} className={css.finder} data-look={look} data-finder>
      <div className={css.bar}>
        <div className={css.searching}>
          <FinderSearch
            shown={query}
            addFirst={
              isSearching && firstActions && firstActions.reason === undefined
                ? () => firstActions.add(first.entry)
                : null
            }
            isWaiting={isSearching && (further.status === "asking" || isFirstToCome)}
          />
          <FacetsButton
            found={all.flatMap(({ entries }) => entries)}
            factsOf={factsOf}
            count={count}
            currency={actionsOf(code, model.code)?.currency ?? "EUR"}
          />
        </div>
        {isSearching ? (
          <div className={css.choices}>
            <ResultChips found={narrow([...found, ...further.entries])} />
          </div>
        ) : (
          <div className={isPhone ? css.strip : css.choices}>
            {loaded.size < 2 ? null : isPhone ? (
              <CatalogueSelect chosen={code} />
            ) : (
              <CatalogueChips chosen={code} />
            )}
            <ModelSelect catalogue={catalogue} model={model.code} />
            {isPhone ? folderTree("chips") : null}
            <CustomButton catalogue={catalogue} model={model.code} />
          </div>
        )}
        {look === "drawer" && !isSearching && !isPhone ? folderTree("chips") : null}
      </div>
      <div className={css.body}>
        {look === "page" && !isSearching && !isPhone ? folderTree("tree") : null}
        {count === 0 && isNarrowed(facets) > 0 ? (
          <NothingLeft />
        ) : count === 0 ? (
          <NothingFound query={query} further={further} />
        ) : (
          <ArticleGrid
            groups={groups}
            actionsOf={actionsOf}
            heading={look === "page" ? "h2" : "h3"}
            cardWidth={look === "page" ? 172 : 124}
            cardHeight={look === "page" ? 252 : isPhone ? 176 : 212}
            headingHeight={isPhone ? 28 : 40}
            before={isSearching ? <FurtherIdeas galleries={further.galleries} /> : null}
            after={isSearching ? <FurtherNotes further={further} /> : null}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isSearching ? t("finder.found", { count }) : null}
      </p>
    </div>
  );
}

interface ModelProps {
  readonly catalogue: OpenCatalogue;
  readonly model: string;
}

/** The catalogue's models, where it has several. */
function ModelSelect({ catalogue, model }: ModelProps) {
  const { t, i18n } = useTranslation();
  if (catalogue.models.length < 2) return null;
  return (
    <select
      className={css.model}
      aria-label={t("finder.model")}
      value={model}
      onChange={(event) =>
        useFinder.setState(({ models: before }) => ({
          models: { ...before, [catalogue.code]: event.target.value },
        }))
      }
    >
      {catalogue.models.map((one) => (
        <option key={one.code} value={one.code}>
          {textIn(one.description, i18n.language)}
        </option>
      ))}
    </select>
  );
}
