import { useTranslation } from "react-i18next";

/** The language of the interface, e.g. `de`. */
export const useLanguage = (): string => useTranslation().i18n.language;

/** The words of a customer's screen in the language of the interface; English where it has none in that one. */
export function useWords<Words extends object>(
  words: { readonly en: Words } & Readonly<Record<string, Words>>,
): Words {
  const language = useLanguage();
  return words[language] ?? words.en;
}
