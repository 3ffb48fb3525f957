import { type ArticleEntry, type Choices, textIn } from "@stanza/catalogue";
import { IconSearch, IconX } from "@tabler/icons-react";
import { type PointerEvent, type ReactNode, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { loadCatalogues, useCatalogues } from "../../stores/catalogue-store.ts";
import { beginPlacement } from "../../stores/editor-store.ts";
import { priceTerms } from "../../stores/evaluation-link.ts";
import { useOpenProject } from "../../stores/project-store.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { usePriceBook } from "../selected-rows.ts";
import { useReadOnlyReason } from "../use-read-only-reason.ts";
import { useValueWords } from "../use-value-words.ts";
import type { CardActions } from "./ArticleCard.tsx";
import { ArticleGrid } from "./ArticleGrid.tsx";
import { type Added, addArticle } from "./add-article.ts";
import { articleFacts } from "./article-facts.ts";
import css from "./Finder.module.css";
import { FolderTree } from "./FolderTree.tsx";
import { folderKey, useFinder } from "./finder-store.ts";
import { foundArticles } from "./found-articles.ts";

const NO_CHOICES: Choices = {};

interface Props {
  /** Beside the canvas, or a screen of its own. */
  readonly look: "drawer" | "page";
  /** After an article was taken in hand. */
  readonly onInHand?: () => void;
  /** After *Add*, which may have ended with the article in hand. */
  readonly onAdded?: (added: Added) => void;
}

/** Finds articles: catalogue, model, folder, search; every card can be placed by hand or added by itself. */
export function ArticleFinder({ look, onInHand, onAdded }: Props) {
  const { t } = useTranslation();
  const { status, loaded } = useCatalogues();
  const finder = useFinder();
  const codes = [...loaded.keys()];
  const code = finder.catalogue !== null && loaded.has(finder.catalogue) ? finder.catalogue : codes[0];
  if (status === "failed")
    return (
      <ErrorState
        title={t("finder.failed")}
        text={t("finder.failedText")}
        actions={
          <Button variant="primary" onClick={() => void loadCatalogues()}>
            {t("action.tryAgain")}
          </Button>
        }
      />
    );
  if (code === undefined) return <Loading look={look} />;
  return <Loaded code={code} look={look} onInHand={onInHand} onAdded={onAdded} />;
}

function Loaded({ code, look, onInHand, onAdded }: Props & { readonly code: string }) {
  const { t } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const finder = useFinder();
  const open = useOpenProject();
  const words = useValueWords();
  const book = usePriceBook();
  const reason = useReadOnlyReason();
  const query = useDeferredValue(finder.query);
  const catalogue = loaded.get(code)?.open;
  const use = open?.document.project.catalogues[code];
  const wanted = finder.models[code] ?? use?.model ?? "";
  const model = catalogue?.model(wanted) ?? catalogue?.defaultModel();
  const folder = model ? (finder.folders[folderKey(code, model.code)] ?? null) : null;
  const header = model ? use?.headers[model.code] : undefined;
  const currency = useMemo(() => (open ? priceTerms(open) : undefined), [open]);
  const terms = useStableTerms(currency);
  const tree = useMemo(
    () => (catalogue && model ? catalogue.classification(model.code, header ?? NO_CHOICES) : []),
    [catalogue, model, header],
  );
  const groups = useMemo(
    () => (catalogue && model ? foundArticles(catalogue, model.code, tree, folder, query) : []),
    [catalogue, model, tree, folder, query],
  );
  const actions = useMemo((): CardActions | undefined => {
    if (!catalogue || !model) return undefined;
    return {
      catalogue,
      words,
      reason,
      currency: terms.currency,
      facts: (entry) => articleFacts(catalogue, model.code, entry, header, book, terms),
      place: (entry: ArticleEntry, pressed?: PointerEvent) => {
        beginPlacement(catalogue, model.code, entry, pressed);
        onInHand?.();
      },
      add: (entry) => void addArticle(catalogue, model.code, entry).then((added) => onAdded?.(added)),
    };
  }, [catalogue, model, words, reason, header, book, terms, onInHand, onAdded]);
  if (!catalogue || !model || !actions) return null;
  const chooseFolder = (next: string | null) =>
    useFinder.setState(({ folders }) => ({
      query: "",
      folders: { ...folders, [folderKey(code, model.code)]: next },
    }));
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isSearching = query.trim() !== "";
  return (
    <div className={css.finder} data-look={look}>
      <div className={css.bar}>
        <Search />
        <div className={css.choices}>
          {loaded.size > 1 ? <CatalogueChips chosen={code} /> : null}
          {catalogue.models.length > 1 ? (
            <select
              className={css.model}
              aria-label={t("finder.model")}
              value={model.code}
              onChange={(event) =>
                useFinder.setState(({ models }) => ({ models: { ...models, [code]: event.target.value } }))
              }
            >
              {catalogue.models.map((one) => (
                <option key={one.code} value={one.code}>
                  {textIn(one.description, words.language)}
                </option>
              ))}
            </select>
          ) : null}
        </div>
        {look === "drawer" && !isSearching ? (
          <FolderTree look="chips" tree={tree} folder={folder} onChoose={chooseFolder} />
        ) : null}
      </div>
      <div className={css.body}>
        {look === "page" ? (
          <FolderTree look="tree" tree={tree} folder={isSearching ? null : folder} onChoose={chooseFolder} />
        ) : null}
        {count === 0 ? (
          <NothingFound query={query} current={code} />
        ) : (
          <ArticleGrid
            groups={groups}
            actions={actions}
            heading={look === "page" ? "h2" : "h3"}
            cardWidth={look === "page" ? 172 : 124}
            cardHeight={look === "page" ? 252 : 212}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isSearching ? t("finder.found", { count }) : null}
      </p>
    </div>
  );
}

/** Terms by their contents: every edit of the project makes new ones, and cards depend on what they say only. */
function useStableTerms(terms: ReturnType<typeof priceTerms> | undefined) {
  const currency = terms?.currency ?? "EUR";
  const pricesIncrease = terms?.pricesIncrease;
  return useMemo(() => ({ currency, pricesIncrease }), [currency, pricesIncrease]);
}

function Search() {
  const { t } = useTranslation();
  const query = useFinder((state) => state.query);
  const clear = () => useFinder.setState({ query: "" });
  return (
    <search className={css.search}>
      <IconSearch size={17} stroke={1.7} aria-hidden="true" />
      <input
        type="search"
        aria-label={t("finder.search")}
        placeholder={t("finder.search")}
        value={query}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => useFinder.setState({ query: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || query === "") return;
          event.stopPropagation();
          clear();
        }}
      />
      {query === "" ? null : (
        <IconButton label={t("finder.clear")} icon={<IconX size={16} />} onClick={clear} />
      )}
    </search>
  );
}

/** The catalogues; while somebody searches each says how much it has. */
function CatalogueChips({ chosen }: { readonly chosen: string }): ReactNode {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const query = useDeferredValue(useFinder((state) => state.query));
  return (
    <fieldset className={css.catalogues}>
      <legend className="visually-hidden">{t("finder.catalogues")}</legend>
      {[...loaded.values()].map(({ open }) => (
        <label key={open.code} className={css.chip}>
          <input
            type="radio"
            name="finder-catalogue"
            checked={open.code === chosen}
            onChange={() => useFinder.setState({ catalogue: open.code })}
          />
          {textIn(open.description, i18n.language)}
          {query.trim() === "" ? null : <span className={css.chipCount}>{open.search(query).length}</span>}
        </label>
      ))}
    </fieldset>
  );
}

function NothingFound({ query, current }: { readonly query: string; readonly current: string }) {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const others = [...loaded.values()].filter(
    ({ open }) => open.code !== current && open.search(query, { limit: 1 }).length > 0,
  );
  return (
    <EmptyState
      title={t("finder.nothing", { query: query.trim() })}
      text={t("finder.nothingText")}
      actions={
        <>
          {others.map(({ open }) => (
            <Button key={open.code} onClick={() => useFinder.setState({ catalogue: open.code })}>
              {t("finder.lookIn", { name: textIn(open.description, i18n.language) })}
            </Button>
          ))}
          <Button onClick={() => useFinder.setState({ query: "" })}>{t("finder.clear")}</Button>
        </>
      }
    />
  );
}

/** Skeletons that stand in for the first cards. */
const SKELETONS = ["a", "b", "c", "d", "e", "f", "g", "h"];

function Loading({ look }: { readonly look: Props["look"] }) {
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
