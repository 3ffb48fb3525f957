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

/** The title with the values of its variables: `Wall unit {W}` sold at 1050 is `Wall unit 1050`; a text that is empty leaves nothing. */
export function fillTitle(title: Text, chosen: (code: string) => Value | undefined): Text {
  const fill = (text: string) => text.replace(PLACE, (place, code: string) => String(chosen(code) ?? place));
  return Object.fromEntries(Object.entries(title).map(([language, text]) => [language, fill(text).trim()]));
}
