import { CataloguesFailed, useAllCatalogues, useReadOnlyReason, useValueWords } from "@stanza/web-project";
import { Button, EmptyState, IconButton, Skeleton } from "@stanza/web-ui";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { create } from "zustand";
import finderCss from "../finder/Finder.module.css";
import { NoCatalogue } from "../finder/NoCatalogue.tsx";
import css from "./Galleries.module.css";
import { GalleryCard } from "./GalleryCard.tsx";
import { allGalleries, galleryKey } from "./gallery-item.ts";
import { searchGalleries } from "./search-galleries.ts";
import { useGalleryActions } from "./use-gallery-actions.ts";

/** The typed search, kept while the drawer shows something else. */
const useQuery = create<{ readonly query: string }>()(() => ({ query: "" }));

/** The galleries beside the canvas: a drag carries one onto it, a button takes it in hand, another finds it a place. */
export function GalleryFinder() {
  const { t } = useTranslation();
  const { status, loaded } = useAllCatalogues();
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const typed = useQuery((state) => state.query);
  const query = useDeferredValue(typed);
  const items = useMemo(() => allGalleries(loaded), [loaded]);
  const { add, place } = useGalleryActions();
  const found = useMemo(
    () =>
      searchGalleries(items, query, ({ gallery }) => ({
        here: gallery.room ? t(`roomKind.${gallery.room}`) : "",
      })),
    [items, query, t],
  );
  if (status === "failed") return <CataloguesFailed />;
  if (loaded.size === 0 && status === "ready") return <NoCatalogue />;
  if (loaded.size === 0)
    return (
      <div className={css.drawerList} aria-busy="true">
        <p className="visually-hidden" role="status">
          {t("finder.loading")}
        </p>
        <Skeleton height={290} />
        <Skeleton height={290} />
      </div>
    );
  return (
    <div className={css.finder}>
      <GallerySearch value={typed} onChange={(value) => useQuery.setState({ query: value })} />
      {found.length === 0 ? (
        <NoGalleries query={query} onClear={() => useQuery.setState({ query: "" })} />
      ) : (
        <ul className={css.drawerList}>
          {found.map((item) => (
            <li key={galleryKey(item)}>
              <GalleryCard
                item={item}
                words={words}
                look="drawer"
                heading="h3"
                reason={reason}
                onAdd={() => void add(item)}
                onPlace={(pressed) => place(item, "pictured", pressed)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {query.trim() === "" ? null : t("ideas.found", { count: found.length })}
      </p>
    </div>
  );
}

export function NoGalleries({ query, onClear }: { readonly query: string; readonly onClear: () => void }) {
  const { t } = useTranslation();
  const isSearch = query.trim() !== "";
  return (
    <EmptyState
      title={isSearch ? t("ideas.nothing", { query: query.trim() }) : t("ideas.none")}
      text={isSearch ? t("ideas.nothingText") : undefined}
      actions={isSearch ? <Button onClick={onClear}>{t("finder.clear")}</Button> : undefined}
    />
  );
}

interface SearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function GallerySearch({ value, onChange }: SearchProps) {
  const { t } = useTranslation();
  return (
    <search className={finderCss.search}>
      <IconSearch size={17} stroke={1.7} aria-hidden="true" />
      <input
        type="search"
        aria-label={t("ideas.search")}
        placeholder={t("ideas.search")}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          event.stopPropagation();
          onChange("");
        }}
      />
      {value === "" ? null : (
        <IconButton label={t("finder.clear")} icon={<IconX size={16} />} onClick={() => onChange("")} />
      )}
    </search>
  );
}
