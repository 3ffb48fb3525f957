/** The values that a text is given, such as `count` in `{{count}}`, each once and in order. */
export const placeholdersOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]))].toSorted().join();

/**
 * Texts with the deployment's own words in their place. Words that would lose a value of their text, or want one that it is not given, are left
 * out: they are of another version of the interface.
 */
export function wordedBy(
  texts: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const fitting = Object.entries(own).filter(
    ([key, text]) => !Object.hasOwn(texts, key) || placeholdersOf(texts[key]!) === placeholdersOf(text),
  );
  return { ...texts, ...Object.fromEntries(fitting) };
}
