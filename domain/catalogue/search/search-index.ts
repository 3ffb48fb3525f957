import type { SearchItem } from "./search-items.ts";
import { SEARCH_WEIGHTS, type SearchWord } from "./search-words.ts";

/** A catalogue's words with the items that have them, so that a search compares each word once. */
export interface SearchIndex {
  readonly items: readonly SearchItem[];
  readonly words: ReadonlyMap<string, IndexedWord>;
}

interface IndexedWord {
  /** False for a word that is a whole code only: it is found by its beginning. */
  readonly isCompared: boolean;
  /** Each item once, by the word that counts most for it. */
  readonly postings: readonly Posting[];
}

interface Posting {
  readonly item: number;
  readonly word: SearchWord;
}

export function buildIndex(items: readonly SearchItem[]): SearchIndex {
  const words = new Map<string, { isCompared: boolean; readonly postings: Posting[] }>();
  for (const [item, { words: found }] of items.entries())
    for (const word of bestWords(found)) {
      const known = words.get(word.word) ?? { isCompared: false, postings: [] };
      known.isCompared ||= word.weight !== SEARCH_WEIGHTS.wholeCode;
      known.postings.push({ item, word });
      words.set(word.word, known);
    }
  return { items, words };
}

/** Each word once: one that an item has several times counts where it counts most. */
export function bestWords(words: readonly SearchWord[]): Iterable<SearchWord> {
  const best = new Map<string, SearchWord>();
  for (const one of words) if (one.weight > (best.get(one.word)?.weight ?? 0)) best.set(one.word, one);
  return best.values();
}
