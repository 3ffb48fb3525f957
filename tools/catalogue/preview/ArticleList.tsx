import { searchCatalogue, textIn } from "@stanza/catalogue";
import { useCatalogues } from "@stanza/web-project";
import { TextField } from "@stanza/web-ui";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Preview.module.css";
import { showArticle, usePreview } from "./preview-store.ts";
import { useWords } from "./words.ts";

/** The model's articles, folder by folder; arrow keys go through the list and show each article. */
export function ArticleList() {
  const words = useWords();
  const { i18n } = useTranslation();
  const model = usePreview((state) => state.model);
  const article = usePreview((state) => state.article);
  const [catalogue] = useCatalogues((state) => state.loaded).values();
  const [query, setQuery] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(
    () => (catalogue ? searchCatalogue(catalogue.open, query, { model }) : []),
    [catalogue, query, model],
  );
  const codes = found.map(({ entry }) => entry.code);
  useEffect(() => {
    if (article === "") return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [article]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = codes.indexOf(article);
    const places: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: Math.max(0, at - 1),
      Home: 0,
      End: codes.length - 1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : codes[Math.min(place, codes.length - 1)];
    if (next === undefined) return;
    event.preventDefault();
    void showArticle(next);
  };
  if (!catalogue) return null;
  return (
    <>
      <TextField
        label={words("find")}
        hideLabel
        type="search"
        placeholder={words("find")}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className={css.find}
      />
      {found.length === 0 ? <p className={css.hint}>{words(query === "" ? "noArticles" : "none")}</p> : null}
      <div
        ref={list}
        role="listbox"
        aria-label={words("articles")}
        aria-activedescendant={codes.includes(article) ? `article-${article}` : undefined}
        tabIndex={0}
        className={css.list}
        onKeyDown={onKeyDown}
      >
        {found.map(({ entry, path }, i) => {
          const folder = textIn(path.at(-1) ?? {}, i18n.language);
          const before = found[i - 1];
          const isNew = query === "" && folder !== textIn(before?.path.at(-1) ?? {}, i18n.language);
          return (
            <div key={entry.code} role="presentation">
              {isNew ? (
                <div role="presentation" className={css.folder}>
                  {folder}
                </div>
              ) : null}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys of all of them */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and says which one is active */}
              <div
                id={`article-${entry.code}`}
                role="option"
                aria-selected={entry.code === article}
                className={css.article}
                onClick={() => void showArticle(entry.code)}
              >
                <span>{textIn(entry.description, i18n.language)}</span>
                <code>{entry.code}</code>
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}
