import type { GalleryHit } from "@stanza/contract";
import { useCatalogues, useOpenProject } from "@stanza/web-project";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type ArticlePage, useArticleSearch, useDebounced, useGallerySearch } from "./article-search.ts";
import { modelInUse, useFinder } from "./finder-store.ts";
import type { FoundEntry } from "./found-articles.ts";
import { type Further, furtherArticles } from "./further-articles.ts";

export interface FurtherState extends Further {
  readonly galleries: readonly GalleryHit[];
  readonly suggestions: readonly { readonly text: string; readonly total: number }[];
  /** `asking`: the server has been asked about what is typed now. `failed`: it gave no answer. */
  readonly status: "idle" | "asking" | "answered" | "failed";
  readonly hasMore: boolean;
  readonly askMore: () => void;
  readonly again: () => void;
}

/** Fewer letters find half of everything. */
const LEAST_LETTERS = 2;
const NOTHING: readonly never[] = [];

/**
 * The server's results for a text beyond those that are shown already: other models, newer versions, sizes, galleries.
 *
 * isAlways   asked for blank and short texts too
 */
export function useFurther(text: string, shown: readonly FoundEntry[], isAlways = false): FurtherState {
  const { i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const uses = useOpenProject()?.document.project.catalogues;
  const models = useFinder((state) => state.models);
  const typed = text.trim();
  const debounced = useDebounced(typed);
  const isAsked = isAlways || debounced.length >= LEAST_LETTERS;
  const articles = useArticleSearch(debounced, isAsked);
  const galleries = useGallerySearch(debounced, debounced.length >= LEAST_LETTERS);
  const isCurrent = typed === debounced && !articles.isPlaceholderData;
  const furtherIn = useCallback(
    (pages: readonly ArticlePage[]): Further => {
      const modelOf = (code: string) => {
        const open = loaded.get(code)?.open;
        return open && modelInUse(open, models, uses);
      };
      const hits = pages.flatMap((page) => page.articles);
      return furtherArticles(hits, shown, loaded, modelOf, i18n.language);
    },
    [shown, loaded, models, uses, i18n.language],
  );
  const further = useMemo(
    () => furtherIn(isAsked ? (articles.data?.pages ?? NOTHING) : NOTHING),
    [isAsked, articles.data, furtherIn],
  );
  const status = !isAlways && typed.length < LEAST_LETTERS ? "idle" : articles.isError ? "failed" : "asking";
  const hasMore = isCurrent && isAsked && articles.hasNextPage;
  return {
    // Results of an older text would be read as an answer to this one.
    ...(isCurrent || isAlways ? further : { entries: NOTHING, newer: NOTHING }),
    galleries: isCurrent && isAsked ? (galleries.data ?? NOTHING) : NOTHING,
    suggestions: isCurrent && isAsked ? (articles.data?.pages[0]?.suggestions ?? NOTHING) : NOTHING,
    status: status === "asking" && isCurrent && articles.data ? "answered" : status,
    hasMore,
    askMore: () => void askMore(),
    again: () => void articles.refetch(),
  };

  /** A page may hold nothing but what is shown already: pages are asked for until one has more, or none is left. */
  async function askMore(): Promise<void> {
    const before = sizeOf(further);
    for (;;) {
      const { data, hasNextPage, isError } = await articles.fetchNextPage();
      if (isError || !hasNextPage || sizeOf(furtherIn(data?.pages ?? NOTHING)) > before) return;
    }
  }
}

const sizeOf = ({ entries, newer }: Further): number => entries.length + newer.length;
