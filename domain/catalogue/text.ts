/** A two-letter language code with an optional region, e.g. `it`, `pt-BR`. */
export type Language = string;

/** A text shown to people, by language. At least the catalogue's first language is present. */
export type Text = Readonly<Record<Language, string>>;

/** The text in `language`, else in its base language, else in the first language present. Never throws; an empty text gives "". */
export function textIn(text: Text, language: Language): string {
  return text[language] ?? text[language.split("-")[0] ?? ""] ?? Object.values(text)[0] ?? "";
}
