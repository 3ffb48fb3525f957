/** A two-letter language code with an optional region, e.g. `it`, `pt-BR`. */
export type Language = string;

/** A text shown to people, by language. At least the catalogue's first language is present. */
export type Text = Readonly<Record<Language, string>>;

/**
 * The text in `language`, else in its base language, else in the first language present. Swiss German comes from German, as it is spelt
 * there. Never throws; an empty text gives "".
 */
export function textIn(text: Text, language: Language): string {
  const own = text[language];
  if (own !== undefined) return own;
  const base = text[language.split("-")[0] ?? ""];
  return base === undefined ? (Object.values(text)[0] ?? "") : spelling(base, language);
}

/** German words as they are spelt where the language is read: Switzerland and Liechtenstein have no ß. Other languages stay. */
export function spelling(words: string, language: Language): string {
  return /^de-(CH|LI)\b/i.test(language) ? words.replaceAll("ß", "ss").replaceAll("ẞ", "SS") : words;
}
