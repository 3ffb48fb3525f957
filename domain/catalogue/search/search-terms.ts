import { plainText, wordsOf } from "./search-words.ts";
import { sizesOf } from "./sizes.ts";

/** One word or size of a search text; an article has to match every one. */
export interface SearchTerm {
  /** As typed, for messages. */
  readonly typed: string;
  /** The word in plain form; absent: the term is only a size. */
  readonly word?: string;
  /** Size words that match just as well (`sizesOf`), the likeliest first. */
  readonly sizes: readonly string[];
}

/** Longer texts are not searched for. */
export const LONGEST_QUERY = 200;
/** Further words are ignored. */
const MOST_TERMS = 8;

/**
 * Splits a search text into terms that all have to match: `base 600`, `60 x 72 cm`, `BASE-1D-600`. Empty for a blank text and for one that
 * is too long.
 */
export function searchTerms(text: string): readonly SearchTerm[] {
  return text.length > LONGEST_QUERY ? [] : termsOf(text).slice(0, MOST_TERMS);
}

/** The sizes that a name states with their unit, such as `Wardrobe 3.6 m`, in the form of the search. */
export const statedSizes = (name: string): readonly { readonly word: string; readonly shown: string }[] =>
  // Most words of a name have no digit and need no reading.
  /\d/.test(name)
    ? chunksOf(name).flatMap((chunk) => {
        const { bare, sizes } = /\d/.test(chunk) ? measuresOf(chunk) : NO_MEASURES;
        return isPlainNumber(bare) ? [] : sizes.map((word) => ({ word, shown: bare }));
      })
    : [];

const NO_MEASURES = { bare: "", sizes: [] };
const isPlainNumber = (text: string): boolean => /^\d+$/.test(text);

function termsOf(text: string): readonly SearchTerm[] {
  return chunksOf(text).flatMap((chunk): readonly SearchTerm[] => {
    const { bare, sizes } = measuresOf(chunk);
    if (sizes.length > 0) return [{ typed: bare, ...(isPlainNumber(bare) ? { word: bare } : {}), sizes }];
    return wordsOf(chunk).map(({ word, shown }) => ({ typed: shown, word, sizes: sizesOf(word) }));
  });
}

/** What stands between spaces, with the parts of a measure drawn together. */
const chunksOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/(\d)\s*(mm|cm|m)?\s*[x×*]\s*(?=\d)/g, "$1$2x")
    .replace(/(\d)\s+(mm|cm|m)(?![\p{L}\p{N}])/gu, "$1$2")
    .split(/\s+/);

function measuresOf(chunk: string): { readonly bare: string; readonly sizes: readonly string[] } {
  const bare = withUnitToAll(chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
  return { bare, sizes: sizesOf(bare) };
}

/** Gives each measure its unit: `60x72cm` states it once for both. */
function withUnitToAll(chunk: string): string {
  const [, unit] = /^[\d.,]+(?:x[\d.,]+)+(mm|cm|m)$/.exec(chunk) ?? [];
  if (unit === undefined) return chunk;
  return chunk
    .slice(0, -unit.length)
    .split("x")
    .map((part) => part + unit)
    .join("x");
}

/** A code without its separators, as some people type it: `base1d600`. Empty for a text of two words or more. */
export const squashedCode = (text: string): string =>
  /\s/.test(text.trim()) ? "" : plainText(text).replace(/[^\p{L}\p{N}]+/gu, "");
