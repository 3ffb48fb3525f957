import { textIn } from "@stanza/catalogue";
import {
  CataloguesFailed,
  loadCatalogues,
  startEvaluation,
  useAllCatalogues,
  useProject,
  useReadOnlyReason,
  useValueWords,
} from "@stanza/web-project";
import { Button, EmptyState, Skeleton } from "@stanza/web-ui";
import { useSearch } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { create } from "zustand";
import { NoCatalogue } from "../finder/NoCatalogue.tsx";
import { GalleryCard } from "../galleries/GalleryCard.tsx";
import { NoGalleries } from "../galleries/GalleryFinder.tsx";
import { allGalleries, findGallery, type GalleryItem, galleryKey } from "../galleries/gallery-item.ts";
import { searchGalleries } from "../galleries/search-galleries.ts";
import { GalleryDetail } from "./GalleryDetail.tsx";
import { GalleryFilters } from "./GalleryFilters.tsx";
import { filterGalleries, type GalleryFilter, isFiltered, NO_FILTER } from "./gallery-filter.ts";
import css from "./Inspiration.module.css";
import { useAddIdea } from "./use-add-idea.ts";

/** Kept while a gallery is looked at, so that the way back leads to where somebody was. */
const useFilter = create<GalleryFilter>()(() => NO_FILTER);

/** Starts a project with a gallery in it. */
export type StartWithGallery = (item: GalleryItem) => void;

/** Shows the ready arrangements of all catalogues (ux.md §5.22), to start a project with or to add to the open one. */
export function InspirationPage({ onStart }: { readonly onStart: StartWithGallery }) {
  const { idea } = useSearch({ strict: false }) as { readonly idea?: string };
  const { status, loaded } = useAllCatalogues();
  const items = useMemo(() => allGalleries(loaded), [loaded]);
  useEffect(() => {
    startEvaluation();
    if (!useProject.getState().open) void loadCatalogues();
  }, []);
  if (status === "failed") return <CataloguesFailed isPage />;
  const item = idea === undefined ? undefined : findGallery(items, idea);
  if (item) return <GalleryDetail key={galleryKey(item)} item={item} items={items} onStart={onStart} />;
  return (
    <Overview
      items={items}
      isLoading={loaded.size === 0 && status !== "ready"}
      unknown={loaded.size > 0 ? idea : undefined}
      onStart={onStart}
    />
  );
}

interface OverviewProps {
  readonly items: ReturnType<typeof allGalleries>;
  readonly isLoading: boolean;
  /** A gallery that was asked for and is not there. */
  readonly unknown: string | undefined;
  readonly onStart: StartWithGallery;
}

function Overview({ items, isLoading, unknown, onStart }: OverviewProps) {
  const { t, i18n } = useTranslation();
  const filter = useFilter();
  const shown = useDeferredValue(filter);
  const words = useValueWords();
  const isOpen = useProject((state) => state.open !== null);
  const reason = useReadOnlyReason();
  const add = useAddIdea();
  const found = useMemo(() => {
    const roomWords = ({ gallery }: (typeof items)[number]) => ({
      here: gallery.room ? t(`roomKind.${gallery.room}`) : "",
    });
    return searchGalleries(filterGalleries(items, shown, i18n.language), shown.query, roomWords);
  }, [items, shown, t, i18n.language]);
  const clear = () => useFilter.setState(NO_FILTER);
  return (
    <div className={css.page}>
      <header className={css.hero}>
        <h1>{t("ideas.heading")}</h1>
        <p>{t("ideas.intro")}</p>
      </header>
      {unknown === undefined ? null : (
        <p className={css.unknown} role="status">
          {t("ideas.unknown", { code: unknown })}
        </p>
      )}
      <GalleryFilters items={items} filter={filter} onChange={(change) => useFilter.setState(change)} />
      <p className={css.count} role="status">
        {isLoading ? t("finder.loading") : t("ideas.found", { count: found.length })}
        {isFiltered(filter) ? (
          <Button variant="link" size="sm" onClick={clear}>
            {t("ideas.clearFilters")}
          </Button>
        ) : null}
      </p>
      {isLoading ? (
        <div className={css.grid} aria-hidden="true">
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <Skeleton key={key} height={372} />
          ))}
        </div>
      ) : items.length === 0 ? (
        <NoCatalogue />
      ) : found.length === 0 && shown.query.trim() !== "" ? (
        <NoGalleries query={shown.query} onClear={clear} />
      ) : found.length === 0 ? (
        <EmptyState
          title={t("ideas.none")}
          actions={isFiltered(shown) ? <Button onClick={clear}>{t("ideas.clearFilters")}</Button> : undefined}
        />
      ) : (
        <ul className={css.grid}>
          {found.map((item) => (
            <li key={galleryKey(item)}>
              <GalleryCard
                item={item}
                words={words}
                look="page"
                heading="h2"
                {...(isOpen
                  ? { reason }
                  : {
                      addLabel: t("ideas.startNamed", {
                        name: textIn(item.gallery.description, i18n.language),
                      }),
                    })}
                onAdd={() => void (isOpen ? add(item) : onStart(item))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
