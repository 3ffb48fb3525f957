import type { Catalogue } from "../bundle.ts";
import type { ClassificationNode } from "../catalogue.ts";
import type { FoundArticle } from "../live-catalogue.ts";
import { editDistance } from "../rules/suggest.ts";
import type { Text } from "../text.ts";

interface Indexed {
  readonly found: FoundArticle;
  /** Plain words with how much they say about the article. */
  readonly words: readonly { readonly word: string; readonly weight: number }[];
}

export type ArticleSearch = (
  text: string,
  options?: { readonly model?: string; readonly limit?: number },
) => readonly FoundArticle[];

/** Prepares the search over all models' trees: codes, names, folders and tags in every language. */
export function indexArticles(catalogue: Pick<Catalogue, "models" | "articles">): ArticleSearch {
  const all: Indexed[] = [];
  for (const model of catalogue.models) {
    const walk = (node: ClassificationNode, path: readonly Text[]): void => {
      const here = [...path, node.description];
      for (const entry of node.articles) {
        const rule = catalogue.articles[entry.neutro];
        all.push({
          found: { entry, model: model.code, path: here },
          words: [
            ...wordsOf(entry.code).map((word) => ({ word, weight: 4 })),
            { word: plain(entry.code), weight: 5 },
            ...textWords(entry.description).map((word) => ({ word, weight: 3 })),
            ...(rule ? textWords(rule.description) : []).map((word) => ({ word, weight: 2 })),
            ...(rule?.tags ?? []).flatMap(wordsOf).map((word) => ({ word, weight: 2 })),
            ...here.flatMap(textWords).map((word) => ({ word, weight: 1 })),
          ],
        });
      }
      for (const child of node.nodes) walk(child, here);
    };
    for (const node of model.tree) walk(node, []);
  }
  return (text, { model, limit } = {}) => {
    const queries = text.length > 200 ? [] : wordsOf(text);
    const candidates = model === undefined ? all : all.filter(({ found }) => found.model === model);
    if (text.length > 200) return [];
    const scored = candidates
      .map((item, order) => ({ found: item.found, score: scoreOf(item, queries), order }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.order - b.order)
      .map(({ found }) => found);
    return limit === undefined ? scored : scored.slice(0, limit);
  };
}

/** Every word of the query must be found; an empty query finds everything alike. */
function scoreOf({ words }: Indexed, queries: readonly string[]): number {
  let total = 1;
  for (const query of queries) {
    let best = 0;
    for (const { word, weight } of words) best = Math.max(best, weight * likeness(word, query));
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

/** 10 the word itself, 8 its beginning, 4 inside it, 2 with a typing mistake (two from eight letters on), 0 none. */
function likeness(word: string, query: string): number {
  if (word === query) return 10;
  if (word.startsWith(query)) return 8;
  if (query.length >= 3 && word.includes(query)) return 4;
  const allowed = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
  if (allowed === 0) return 0;
  const start = word.slice(0, query.length + 1);
  const distance = Math.min(
    editDistance(word, query, allowed + 1),
    editDistance(start, query, allowed + 1),
    editDistance(start.slice(0, query.length), query, allowed + 1),
  );
  return distance <= allowed ? 2 : 0;
}

const textWords = (text: Text): readonly string[] => Object.values(text).flatMap(wordsOf);

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Lower case without accents; ß and æ as they are typed without them. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae");
}
