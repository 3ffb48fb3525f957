/**
 * The languages that the application speaks: on its screens, in its papers and letters, and in what the rules say by themselves. A site
 * offers some of them; a catalogue may know others.
 */
export const LANGUAGES = ["en", "it", "de", "fr", "es"] as const;
export type SpokenLanguage = (typeof LANGUAGES)[number];

/** Something in every language that the application speaks. Another language is a compile error until each table of words has it. */
export type InEveryLanguage<T> = Readonly<Record<SpokenLanguage, T>>;

/** Short names of locales in configurations and profiles, as far as they are languages of ours (spec 1 §9). */
const SHORT_NAMES: ReadonlyMap<string, SpokenLanguage> = new Map([
  ["d", "de"],
  ["us", "en"],
]);

/** The language of ours that a tag such as `de-CH` means, or an alias such as `d`; undefined where there is none. */
export function knownLanguage(tag: string | undefined): SpokenLanguage | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  const known = SHORT_NAMES.get(base) ?? base;
  return LANGUAGES.find((language) => language === known);
}

/** The language of ours in which somebody is spoken to who asks for `tag`: English where we do not speak it. */
export const spokenLanguage = (tag: string | undefined): SpokenLanguage => knownLanguage(tag) ?? "en";

/** Words in the language of a tag; the English ones where we do not speak it. */
export const inLanguage = <T>(words: InEveryLanguage<T>, tag: string | undefined): T =>
  words[spokenLanguage(tag)];

/** A label with its colon; French sets a space before it. */
export const headed = (label: string, tag: string | undefined): string =>
  `${label}${knownLanguage(tag) === "fr" ? "\u00a0" : ""}:`;

/** A label and what it says, as one text: `Price: 12`. */
export const labelled = (label: string, value: string, tag: string | undefined): string =>
  `${headed(label, tag)} ${value}`;
