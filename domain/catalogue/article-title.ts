import type { Text } from "./text.ts";
import type { Value } from "./value.ts";

/** A variable named in a title, e.g. `{W}` in `Wall unit {W}`. */
const PLACE = /\{(\w+)\}/g;

/** The variables that a title names in any of its languages; empty for a title that is always the same. */
export function titleCodes(title: Text): readonly string[] {
  return [
    ...new Set(Object.values(title).flatMap((text) => [...text.matchAll(PLACE)].map(([, code]) => code!))),
  ];
}

/** A title's texts by language, cut at the variables that they name: every second piece is a code. Titles never change. */
const pieces = new WeakMap<Text, readonly (readonly [language: string, readonly string[]])[]>();

/** The title with the values of its variables: `Wall unit {W}` sold at 1050 is `Wall unit 1050`; a text that is empty leaves nothing. */
export function fillTitle(title: Text, chosen: (code: string) => Value | undefined): Text {
  let texts = pieces.get(title);
  if (texts === undefined) {
    texts = Object.entries(title).map(([language, text]) => [language, text.split(PLACE)] as const);
    pieces.set(title, texts);
  }
  const filled: Record<string, string> = {};
  for (const [language, parts] of texts) {
    let text = "";
    for (let i = 0; i < parts.length; i++)
      text += i % 2 === 0 ? parts[i]! : String(chosen(parts[i]!) ?? `{${parts[i]}}`);
    filled[language] = text.trim();
  }
  return filled;
}
