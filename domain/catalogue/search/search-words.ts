import { editDistance } from "../rules/suggest.ts";
import type { Text } from "../text.ts";

/** The field of an article that contains a word, the most relevant first. */
export const SEARCH_FIELDS = ["code", "synonym", "name", "kind", "tag", "size", "folder"] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** A word under which an article is found. */
export interface SearchWord {
  /** In the form that is compared: lower case, no accents. */
  readonly word: string;
  /** As written in the catalogue. */
  readonly shown: string;
  readonly field: SearchField;
  /** How much it counts, 10..70 (`SEARCH_WEIGHTS`). */
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

/** Lower case without accents; ß and æ become the letters that people type for them. */
export function plainText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, where nothing is to be folded but case.
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/**
 * How much a word counts by where it stands. What names the thing comes before what describes it: "door" finds interior doors before a "Base
 * unit, one door".
 */
export const SEARCH_WEIGHTS = {
  /** The whole code, which nothing outweighs; its beginning counts less than a word that names the thing. */
  wholeCode: 68,
  /** A name that is this word alone. */
  wholeName: 60,
  /** A synonym, for the article that its author lists first, and for the others. */
  firstSynonym: 58,
  synonym: 54,
  /** A word of a synonym of several: "sliding doors" does not name doors. */
  synonymPart: 25,
  /** The word of the name that says what the thing is (`headWords`). */
  head: 55,
  kindHead: 40,
  codePart: 35,
  tag: 25,
  name: 20,
  kind: 15,
  folder: 10,
} as const;

/** The quality of a match: the whole word, its end (of a compound), its beginning, its inside, or with a typing mistake. */
export const WORD_MATCHES = ["exact", "end", "start", "inside", "similar"] as const;
export type WordMatch = (typeof WORD_MATCHES)[number];

export const MATCH_POINTS: Readonly<Record<WordMatch, number>> = {
  exact: 10,
  end: 9,
  start: 8,
  inside: 4,
  similar: 2,
};

/** The number of typing mistakes that are forgiven in a word of this length: one from four letters on, two from eight. */
export const allowedMistakes = (letters: number): number => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0);

/** Matches that leave no doubt about what was meant; beside them typing mistakes are not forgiven. */
export const isSure = (match: WordMatch): boolean =>
  match === "exact" || match === "end" || match === "start";

/** Matches `word` with the typed `query`, both in plain form; `null`: no match. The query may end before the word does. */
export function wordMatch(word: string, query: string, isForgiving = true): WordMatch | null {
  if (word === query) return "exact";
  if (word.startsWith(query)) return "start";
  if (query.length >= 3 && word.endsWith(query)) return "end";
  if (query.length >= 3 && word.includes(query)) return "inside";
  const allowed = isForgiving ? allowedMistakes(query.length) : 0;
  // A different number is another size or code, never a typing mistake.
  if (allowed === 0 || /^\d+$/.test(query)) return null;
  const start = word.slice(0, query.length + 1);
  const distance = Math.min(
    editDistance(word, query, allowed + 1),
    editDistance(start, query, allowed + 1),
    editDistance(start.slice(0, query.length), query, allowed + 1),
  );
  return distance <= allowed ? "similar" : null;
}
