import type { FoundArticle } from "./found-article.ts";
import type { SearchIndex } from "./search-index.ts";
import { type SearchTerm, searchTerms, squashedCode } from "./search-terms.ts";
import { isSure, MATCH_POINTS, SEARCH_WEIGHTS, type WordMatch, wordMatch } from "./search-words.ts";

/** An index that is searched, in all models or in one. */
export interface Searched {
  readonly index: SearchIndex;
  readonly model?: string | undefined;
  /** The one that the person is looking through: its articles come before those of others that fit as well. */
  readonly isHome?: boolean;
}

/** A little more than what a name of one word is ahead of a name of two. */
const HOME = (SEARCH_WEIGHTS.wholeName - SEARCH_WEIGHTS.head) * MATCH_POINTS.exact + 10;

/** An article that was found, the number of the index that has it, and the words that it was found by. */
export interface RankedArticle extends FoundArticle {
  readonly from: number;
  readonly because: readonly string[];
}

interface Candidate {
  readonly from: number;
  readonly item: number;
  score: number;
  matched: number;
  readonly because: string[];
}

/**
 * The articles that match every word of a text, of all the indexes in one ranking: best first, equals in the order of the indexes and of
 * their trees. The server ranks by the same words, weights and points in SQL (`find-items.ts`); sizes are searched only there. A blank text
 * gives everything in order.
 */
export function searchArticles(searched: readonly Searched[], text: string): readonly RankedArticle[] {
  const terms = searchTerms(text);
  if (terms.length === 0) return text.trim() === "" ? everything(searched) : [];
  const candidates = new Map<string, Candidate>();
  for (const term of terms) {
    const best = bestOf(searched, term);
    if (best.size === 0) return [];
    for (const [key, { from, item, score, shown }] of best) {
      const known = candidates.get(key) ?? { from, item, score: 0, matched: 0, because: [] };
      known.score += score;
      known.matched += 1;
      known.because.push(shown);
      candidates.set(key, known);
    }
  }
  const code = terms.length > 1 ? squashedCode(text) : "";
  return [...candidates.values()]
    .filter(({ matched }) => matched === terms.length)
    .map((one) => ({ ...one, score: one.score + wholeCode(searched, one, code) + homeOf(searched, one) }))
    .sort((a, b) => b.score - a.score || a.from - b.from || a.item - b.item)
    .flatMap(({ from, item, because }) => {
      const found = searched[from]?.index.items[item]?.found;
      return found ? [{ ...found, from, because }] : [];
    });
}

const everything = (searched: readonly Searched[]): readonly RankedArticle[] =>
  searched.flatMap(({ index, model }, from) =>
    index.items.flatMap(({ found }) =>
      model === undefined || found.model === model ? [{ ...found, from, because: [] }] : [],
    ),
  );

interface Best {
  readonly from: number;
  readonly item: number;
  readonly score: number;
  readonly shown: string;
}

/** The items that one term finds, each by its best word. Where a word is sure, those with typing mistakes are left out. */
function bestOf(
  searched: readonly Searched[],
  { word: query, sizes }: SearchTerm,
): ReadonlyMap<string, Best> {
  const matching = searched.flatMap(({ index }, from) =>
    [...index.words].flatMap(([word, indexed]) => {
      const match: WordMatch | null = sizes.includes(word)
        ? "exact"
        : query === undefined || (!indexed.isCompared && !word.startsWith(query))
          ? null
          : wordMatch(word, query);
      return match ? [{ from, match, postings: indexed.postings }] : [];
    }),
  );
  const hasSure = matching.some(({ match }) => isSure(match));
  const best = new Map<string, Best>();
  for (const { from, match, postings } of matching) {
    if (hasSure && match === "similar") continue;
    const { index, model } = searched[from]!;
    for (const { item, word } of postings) {
      if (model !== undefined && index.items[item]?.found.model !== model) continue;
      const score = word.weight * MATCH_POINTS[match];
      const key = `${from} ${item}`;
      if (score > (best.get(key)?.score ?? 0)) best.set(key, { from, item, score, shown: word.shown });
    }
  }
  return best;
}

const homeOf = (searched: readonly Searched[], { from }: Candidate): number =>
  searched[from]?.isHome ? HOME : 0;

function wholeCode(searched: readonly Searched[], { from, item }: Candidate, code: string): number {
  if (code === "") return 0;
  const postings = searched[from]?.index.words.get(code)?.postings ?? [];
  const word = postings.find((one) => one.item === item)?.word;
  return word ? word.weight * MATCH_POINTS.exact : 0;
}
