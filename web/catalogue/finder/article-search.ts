import type { ArticleHit, GalleryHit } from "@stanza/contract";
import { AnswerError, client } from "@stanza/web-site";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

export interface ArticlePage {
  readonly articles: readonly ArticleHit[];
  readonly total: number;
  /** Other searches that find something, when this one finds nothing. */
  readonly suggestions: readonly { readonly text: string; readonly total: number }[];
}

/** Articles of a page. */
const PAGE = 48;
/** A person who types is let finish the word, ms. */
const PAUSE = 180;
const MOST_GALLERIES = 6;
/** The catalogues change by the day, not by the minute. */
const FRESH = 5 * 60_000;

/** The text once it has stood still for a moment. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** One page of the server's article search; throws `AnswerError`. */
export async function fetchArticles(
  query: { readonly q: string; readonly offset?: number; readonly limit?: number },
  signal?: AbortSignal,
): Promise<ArticlePage> {
  const answer = await client.searchArticles({ query, ...(signal ? { signal } : {}) });
  if (answer.status === 200) return answer.body;
  throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
}

/** The server's results in all catalogues of the site, page by page. */
export function useArticleSearch(text: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: ["articles", text],
    queryFn: ({ pageParam, signal }) => fetchArticles({ q: text, offset: pageParam, limit: PAGE }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((sum, { articles }) => sum + articles.length, 0);
      return last.articles.length > 0 && seen < last.total ? seen : undefined;
    },
    enabled,
    staleTime: FRESH,
    retry: 1,
    placeholderData: keepPreviousData,
  });
}

/** The galleries that answer a text. */
export function useGallerySearch(text: string, enabled: boolean) {
  return useQuery({
    queryKey: ["galleries", text],
    queryFn: async ({ signal }): Promise<readonly GalleryHit[]> => {
      const answer = await client.searchGalleries({ query: { q: text, limit: MOST_GALLERIES }, signal });
      if (answer.status === 200) return answer.body.galleries;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
    enabled,
    staleTime: FRESH,
    retry: 1,
  });
}
