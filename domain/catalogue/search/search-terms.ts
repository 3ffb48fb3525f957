import { plainText, wordsOf } from "./search-words.ts";
import { sizesOf } from "./sizes.ts";

/** One thing that was typed; an article has to answer every one. */
export interface SearchTerm {
  /** As typed, to be said again. */
  readonly typed: string;
  /** Plain; absent: a size only. */
  readonly word?: string;
  /** Size words that answer it just as well (`sizesOf`), the likeliest first. */
  readonly sizes: readonly string[];
}

/** A longer text is no search. */
export const LONGEST_QUERY = 200;
/** Words after these are not looked at. */
const MOST_TERMS = 8;

/**
 * What a person typed into a search, as the terms that all have to be answered: `base 600`, `60 x 72 cm`, `BASE-1D-600`. Empty for
 * blank text and for text that is too long to be a search.
 */
export function searchTerms(text: string): readonly SearchTerm[] {
  return text.length > LONGEST_QUERY ? [] : termsOf(text).slice(0, MOST_TERMS);
}

/** The sizes that a name states with their unit, `Wardrobe 3.6 m`, as they are looked for. */
export const statedSizes = (name: string): readonly { readonly word: string; readonly shown: string }[] =>
  termsOf(name).flatMap(({ typed, word, sizes }) =>
    word === undefined ? sizes.map((size) => ({ word: size, shown: typed })) : [],
  );

function termsOf(text: string): readonly SearchTerm[] {
  const joined = text
    .toLowerCase()
    .replace(/(\d)\s*(mm|cm|m)?\s*[x×*]\s*(?=\d)/g, "$1$2x")
    .replace(/(\d)\s+(mm|cm|m)(?![\p{L}\p{N}])/gu, "$1$2");
  return joined.split(/\s+/).flatMap((chunk): readonly SearchTerm[] => {
    const bare = withUnitToAll(chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
    const sizes = sizesOf(bare);
    if (sizes.length > 0) {
      const isNumber = /^\d+$/.test(bare);
      return [{ typed: bare, ...(isNumber ? { word: bare } : {}), sizes }];
    }
    return wordsOf(chunk).map(({ word, shown }) => ({ typed: shown, word, sizes: sizesOf(word) }));
  });
}

/** `60x72cm` says the unit once for both. */
function withUnitToAll(chunk: string): string {
  const [, unit] = /^[\d.,]+(?:x[\d.,]+)+(mm|cm|m)$/.exec(chunk) ?? [];
  if (unit === undefined) return chunk;
  return chunk
    .slice(0, -unit.length)
    .split("x")
    .map((part) => part + unit)
    .join("x");
}

/** A code without what separates its parts, as some people type it: `base1d600`. Empty where the text has two words or more. */
export const squashedCode = (text: string): string =>
  /\s/.test(text.trim()) ? "" : plainText(text).replace(/[^\p{L}\p{N}]+/gu, "");
