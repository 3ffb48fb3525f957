import { allowedMistakes } from "@stanza/catalogue";

/** Stands before a word, so that beginnings are told from insides. */
const START = "^";

/**
 * The three-letter parts of a word with its beginning marked: `oven` gives `^^o`, `^ov`, `ove`, `ven`. Words that share parts are worth
 * comparing. Each once.
 */
export function wordParts(word: string): readonly string[] {
  const letters = [START, START, ...word];
  return [...new Set(letters.slice(2).map((_, i) => letters.slice(i, i + 3).join("")))];
}

/**
 * How many parts of a typed word another one must share to begin with it, to have it inside, or to be it but for the mistakes that are
 * forgiven: a mistake touches three parts, a swap of neighbours four.
 */
export function leastShared(typed: string): number {
  const parts = wordParts(typed).length;
  const inside = [...typed].length >= 3 ? 2 : 0;
  const mistakes = /^\d+$/.test(typed) ? 0 : allowedMistakes(typed.length);
  return Math.max(1, parts - Math.max(inside, mistakes === 0 ? 0 : mistakes * 3 + 1));
}
