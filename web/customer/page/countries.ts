import { COUNTRY_CODES } from "@stanza/quantities";

/** Every country with its name in a language, in the order of that language. */
export function countriesIn(language: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, language),
  );
}
