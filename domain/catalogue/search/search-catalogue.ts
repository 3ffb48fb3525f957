import type { OpenCatalogue } from "../live-catalogue.ts";
import type { FoundArticle } from "./found-article.ts";
import { searchArticles } from "./search-articles.ts";
import { buildIndex, type SearchIndex } from "./search-index.ts";
import { type SearchItem, searchItems } from "./search-items.ts";

/** What of an open catalogue is searched. Search stands beside it, so that whoever only evaluates loads none of it. */
export type SearchedCatalogue = Pick<OpenCatalogue, "models" | "rule" | "synonyms">;

export interface SearchOptions {
  readonly model?: string;
  readonly limit?: number;
}

const indexes = new WeakMap<SearchedCatalogue, SearchIndex>();

/** The words of a catalogue's articles, made when first asked for; `searchArticles` ranks several catalogues together. */
export function searchIndexOf(open: SearchedCatalogue): SearchIndex {
  const index = indexes.get(open) ?? buildIndex([...searchItemsOf(open)]);
  indexes.set(open, index);
  return index;
}

/** What the index is made of, one article after another; it is not kept. */
export const searchItemsOf = (open: SearchedCatalogue): Iterable<SearchItem> =>
  searchItems(open.models, (neutro) => open.rule(neutro), open.synonyms);

/**
 * Articles whose code, synonyms, name, folder or tags match every word, in any language, best first. Small typing mistakes are forgiven
 * in a word that nothing else matches. An empty text gives all articles in tree order.
 */
export const searchCatalogue = (
  open: SearchedCatalogue,
  text: string,
  { model, limit }: SearchOptions = {},
): readonly FoundArticle[] => searchArticles([{ index: searchIndexOf(open), model }], text).slice(0, limit);
