import type { Catalogue } from "../bundle.ts";
import type { FoundArticle } from "../live-catalogue.ts";
import { type SearchItem, searchItems } from "./search-items.ts";
import { type SearchTerm, searchTerms, squashedCode } from "./search-terms.ts";
import { MATCH_POINTS, wordMatch } from "./search-words.ts";

export type ArticleSearch = (
  text: string,
  options?: { readonly model?: string; readonly limit?: number },
) => readonly FoundArticle[];

/** A whole code as one word, where what was typed is one. */
const CODE_POINTS = 50;

/** Prepares the search over all models' trees: codes, names, folders and tags in every language. */
export function indexArticles(catalogue: Pick<Catalogue, "models" | "articles">): ArticleSearch {
  const all = searchItems(catalogue.models, (neutro) => catalogue.articles[neutro]);
  return (text, { model, limit } = {}) => {
    const terms = searchTerms(text);
    if (terms.length === 0 && text.trim() !== "") return [];
    const code = squashedCode(text);
    const candidates = model === undefined ? all : all.filter(({ found }) => found.model === model);
    const scored = candidates
      .map((item, order) => ({ found: item.found, score: scoreOf(item, terms, code), order }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.order - b.order)
      .map(({ found }) => found);
    return limit === undefined ? scored : scored.slice(0, limit);
  };
}

/** Every term has to be answered; no term finds everything alike. */
function scoreOf({ words }: SearchItem, terms: readonly SearchTerm[], code: string): number {
  if (code !== "" && words[0]?.word === code) return CODE_POINTS * 10;
  let total = 1;
  for (const { word: query, sizes } of terms) {
    let best = 0;
    for (const { word, weight } of words) {
      const match = sizes.includes(word) ? "exact" : query === undefined ? null : wordMatch(word, query);
      if (match) best = Math.max(best, weight * MATCH_POINTS[match]);
    }
    if (best === 0) return 0;
    total += best;
  }
  return total;
}
