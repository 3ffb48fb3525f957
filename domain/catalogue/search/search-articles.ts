import type { Catalogue } from "../bundle.ts";
import type { FoundArticle, SearchOptions } from "../live-catalogue.ts";
import { type SearchItem, searchItems } from "./search-items.ts";
import { type SearchTerm, searchTerms, squashedCode } from "./search-terms.ts";
import { MATCH_POINTS, wordMatch } from "./search-words.ts";

export type ArticleSearch = (text: string, options?: SearchOptions) => readonly FoundArticle[];

/** Points for a search word that matches a whole code. */
const CODE_POINTS = 500;

/** Prepares the search over all models' trees: codes, names, folders and tags in every language. */
export function indexArticles(catalogue: Pick<Catalogue, "models" | "articles">): ArticleSearch {
  const all = searchItems(catalogue.models, (neutro) => catalogue.articles[neutro]);
  return (text, { model, limit, forgives = true } = {}) => {
    const terms = searchTerms(text);
    if (terms.length === 0 && text.trim() !== "") return [];
    const code = squashedCode(text);
    const candidates = model === undefined ? all : all.filter(({ found }) => found.model === model);
    const ranked = (isForgiving: boolean) =>
      candidates
        .map((item, order) => ({ found: item.found, score: scoreOf(item, terms, code, isForgiving), order }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.order - b.order)
        .map(({ found }) => found);
    const sure = ranked(false);
    const found = sure.length > 0 || !forgives ? sure : ranked(true);
    return limit === undefined ? found : found.slice(0, limit);
  };
}

/** Scores an article. Every term has to match; without terms all articles score alike. */
function scoreOf(
  { words }: SearchItem,
  terms: readonly SearchTerm[],
  code: string,
  isForgiving: boolean,
): number {
  if (code !== "" && words[0]?.word === code) return CODE_POINTS;
  let total = 1;
  for (const { word: query, sizes } of terms) {
    let best = 0;
    for (const { word, weight } of words) {
      const match = sizes.includes(word)
        ? "exact"
        : query === undefined
          ? null
          : wordMatch(word, query, isForgiving);
      if (match) best = Math.max(best, weight * MATCH_POINTS[match]);
    }
    if (best === 0) return 0;
    total += best;
  }
  return total;
}
