import { wordsOf } from "./search-words.ts";

/** How a name says what it names, by language; every other language puts it last ("Dining table"). */
const FIRST = new Set(["it", "fr", "es", "pt", "ca", "ro"]);
/** What follows these describes the thing but does not name it: "Sink with drainer", "Wange für Insel". */
const PREPOSITIONS = new Set(
  [
    "with without for on over under in of at h",
    "con senza per da di del della in a ad sopra sotto",
    "mit ohne für in im vor von zum zur über unter auf",
    "avec sans pour de du des à au aux en dans sur sous",
    "con sin para de del en sobre bajo por",
  ].flatMap((line) => line.split(" ")),
);

/** The part of a name that says what a thing is. */
export interface HeadWords {
  /** In the form of the search; empty where the name has no word. */
  readonly words: ReadonlySet<string>;
  /** The name has no other word, numbers aside. */
  readonly isWhole: boolean;
}

/**
 * The words that name the thing: "door" of "Interior door 600", "porta" of "Porta a battente", "oven" not of "Oven housing base unit", which
 * is a unit. What stands after a comma or a preposition describes.
 *
 * allWords   every word of the name, where they are known already
 *
 * ASSUMED: position decides, by language (docs/assumptions.md C47).
 */
export function headWords(name: string, language: string, allWords = wordsOf(name)): HeadWords {
  const [phrase = ""] = name.split(/[,;:(/]/, 1);
  const all = phrase.split(/\s+/).filter((token) => /\p{L}{2}|^h$/u.test(token));
  const end = all.findIndex((token, n) => n > 0 && PREPOSITIONS.has(token.toLowerCase()));
  const tokens = end < 0 ? all : all.slice(0, end);
  const head = headToken(tokens, language.slice(0, 2)) ?? "";
  const parts = wordsOf(head).map(({ word }) => word);
  // "Backofen-Unterschrank" is a compound of its last part; a "fridge-freezer" is both.
  const words = new Set(language.startsWith("de") ? parts.slice(-1) : parts);
  const letters = allWords.filter(({ word }) => /\p{L}/u.test(word));
  return { words, isWhole: words.size > 0 && letters.length === words.size };
}

function headToken(tokens: readonly string[], language: string): string | undefined {
  if (FIRST.has(language)) return tokens[0];
  if (language !== "de") return tokens.at(-1);
  const [first = "", second = ""] = tokens;
  // "Offener Unterschrank" begins with an adjective, "Hochschrank Backofen" and "Hocker rund" with what they name.
  return /(e|er|es|en)$/.test(first) && /^\p{Lu}/u.test(second) ? second : first;
}
