import { type Choices, textIn } from "@stanza/catalogue";
import { CataloguesFailed, CustomButton, useCatalogues, useOpenProject } from "@stanza/web-project";
import { keepFocus } from "@stanza/web-ui";
import chipCss from "@stanza/web-ui/chip.module.css";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ArticleGrid } from "./ArticleGrid.tsx";
import type { Added } from "./add-article.ts";
import css from "./Finder.module.css";
import { FinderLoading } from "./FinderLoading.tsx";
import { FinderSearch } from "./FinderSearch.tsx";
import { FolderTree } from "./FolderTree.tsx";
import { FurtherIdeas, FurtherNotes } from "./FurtherNotes.tsx";
import { folderKey, useFinder } from "./finder-store.ts";
import { foundArticles, foundInEach } from "./found-articles.ts";
import { NothingFound } from "./NothingFound.tsx";
import { useCardActions } from "./use-card-actions.ts";
import { useFurther } from "./use-further.ts";

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
  const { status, loaded } = useCatalogues();
  const finder = useFinder();
  const codes = [...loaded.keys()];
  const code = finder.catalogue !== null && loaded.has(finder.catalogue) ? finder.catalogue : codes[0];
  if (status === "failed") return <CataloguesFailed />;
  if (code === undefined) return <FinderLoading look={look} />;
  return <Loaded code={code} look={look} onInHand={onInHand} onAdded={onAdded} />;
}

function Loaded({ code, look, onInHand, onAdded }: Props & { readonly code: string }) {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const finder = useFinder();
  const open = useOpenProject();
  const query = useDeferredValue(finder.query);
  const catalogue = loaded.get(code)?.open;
  const use = open?.document.project.catalogues[code];
  const wanted = finder.models[code] ?? use?.model ?? "";
  const model = catalogue?.model(wanted) ?? catalogue?.defaultModel();
  const folder = model ? (finder.folders[folderKey(code, model.code)] ?? null) : null;
  const header = model ? use?.headers[model.code] : undefined;
  const tree = useMemo(
    () => (catalogue && model ? catalogue.classification(model.code, header ?? NO_CHOICES) : []),
    [catalogue, model, header],
  );
  const groups = useMemo(
    () => (catalogue && model ? foundArticles(catalogue, model.code, tree, folder, query) : []),
    [catalogue, model, tree, folder, query],
  );
  const further = useFurther(query, groups, code);
  const actionsOf = useCardActions({ onInHand, onAdded });
  const finderElement = useRef<HTMLDivElement>(null);
  // Results that are still to come replace the card that the arrow key has gone to.
  useEffect(() => (finderElement.current ? keepFocus(finderElement.current) : undefined), []);
  if (!catalogue || !model) return null;
  const chooseFolder = (next: string | null) =>
    useFinder.setState(({ folders }) => ({
      query: "",
      folders: { ...folders, [folderKey(code, model.code)]: next },
    }));
  const isSearching = query.trim() !== "";
  const all = isSearching ? [...groups, ...further.groups] : groups;
  const count = all.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div ref={finderElement} className={css.finder} data-look={look} data-finder>
      <div className={css.bar}>
        <FinderSearch shown={query} />
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
                  {textIn(one.description, i18n.language)}
                </option>
              ))}
            </select>
          ) : null}
          <CustomButton catalogue={catalogue} model={model.code} />
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
          <NothingFound query={query} further={further} />
        ) : (
          <ArticleGrid
            groups={all}
            actionsOf={({ from }) => actionsOf(from?.catalogue ?? code, from?.model ?? model.code)}
            heading={look === "page" ? "h2" : "h3"}
            cardWidth={look === "page" ? 172 : 124}
            cardHeight={look === "page" ? 252 : 212}
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

/** The catalogues; while somebody searches each says how much it has. */
function CatalogueChips({ chosen }: { readonly chosen: string }): ReactNode {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const query = useDeferredValue(useFinder((state) => state.query));
  const found = useMemo(() => (query.trim() === "" ? null : foundInEach(loaded, query)), [loaded, query]);
  return (
    <fieldset className={css.catalogues}>
      <legend className="visually-hidden">{t("finder.catalogues")}</legend>
      {[...loaded.values()].map(({ open }) => (
        <label key={open.code} className={chipCss.chip}>
          <input
            type="radio"
            name="finder-catalogue"
            checked={open.code === chosen}
            onChange={() => useFinder.setState({ catalogue: open.code })}
          />
          {textIn(open.description, i18n.language)}
          {found ? <span className={css.chipCount}>{found.get(open.code)?.length}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}
