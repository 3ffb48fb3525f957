import { editDistance } from "../rules/suggest.ts";
import type { Text } from "../text.ts";

/** What of an article a word was found in, the most telling first. */
export const SEARCH_FIELDS = ["code", "name", "kind", "tag", "size", "folder"] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** A word that an article is found by. */
export interface SearchWord {
  /** As compared: lower case, no accents. */
  readonly word: string;
  /** As written. */
  readonly shown: string;
  readonly field: SearchField;
  /** How much it says about the article, 1..5. */
  readonly weight: number;
}

/** Every word of a text. */
export function wordsOf(text: string): readonly { readonly word: string; readonly shown: string }[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((shown) => ({ word: plainText(shown), shown }))
    .filter(({ word }) => word !== "");
}

export const textWords = (text: Text): readonly { readonly word: string; readonly shown: string }[] =>
  Object.values(text).flatMap(wordsOf);

/** Lower case without accents; ß and æ as they are typed without them. */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae");
}

/** How a word answers what was typed: it is it, begins with it, has it inside, or has it with a typing mistake. */
export type WordMatch = "exact" | "start" | "inside" | "similar";

export const MATCH_POINTS: Readonly<Record<WordMatch, number>> = {
  exact: 10,
  start: 8,
  inside: 4,
  similar: 2,
};

/** Typing mistakes that are forgiven in a word of this length: one from four letters on, two from eight. */
export const allowedMistakes = (letters: number): number => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0);

/** How `word` answers the typed `query`, both plain; `null`: not at all. What was typed may stop before the word ends. */
export function wordMatch(word: string, query: string, isForgiving = true): WordMatch | null {
  if (word === query) return "exact";
  if (word.startsWith(query)) return "start";
  if (query.length >= 3 && word.includes(query)) return "inside";
  const allowed = isForgiving ? allowedMistakes(query.length) : 0;
  // Another number is another size or code, never a mistyped one.
  if (allowed === 0 || /^\d+$/.test(query)) return null;
  const start = word.slice(0, query.length + 1);
  const distance = Math.min(
    editDistance(word, query, allowed + 1),
    editDistance(start, query, allowed + 1),
    editDistance(start.slice(0, query.length), query, allowed + 1),
  );
  return distance <= allowed ? "similar" : null;
}
