import { allowedMistakes } from "@stanza/catalogue";

/** Marks the start of a word, so that its first parts differ from the same letters inside another word. */
const START = "^";

/**
 * The three-letter parts of a word with its start marked, each once: `oven` gives `^^o`, `^ov`, `ove`, `ven`. Only words that share
 * parts are compared.
 */
export function wordParts(word: string): readonly string[] {
  const letters = [START, START, ...word];
  return [...new Set(letters.slice(2).map((_, i) => letters.slice(i, i + 3).join("")))];
}

/**
 * The number of parts of a typed word that another word must share: to begin with it, to contain it, or to equal it apart from the typing
 * mistakes that are allowed. One mistake changes three parts, two swapped neighbours change four.
 */
export function leastShared(typed: string): number {
  const parts = wordParts(typed).length;
  const inside = [...typed].length >= 3 ? 2 : 0;
  const mistakes = /^\d+$/.test(typed) ? 0 : allowedMistakes(typed.length);
  return Math.max(1, parts - Math.max(inside, mistakes === 0 ? 0 : mistakes * 3 + 1));
}
