import { useConfig } from "../config/config-store.ts";
import { type InterfaceLanguage, interfaceLanguage, LANGUAGES } from "./i18n.ts";

const NAMES: Readonly<Record<InterfaceLanguage, string>> = {
  en: "English",
  it: "Italiano",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
};

/** A language's name in itself. */
export const languageName = (language: InterfaceLanguage): string => NAMES[language];

/** The interface's languages among those of a site; all of them where it names none. */
export const offeredLanguages = (site: readonly string[]): readonly InterfaceLanguage[] =>
  LANGUAGES.filter(
    (language) => site.length === 0 || site.some((one) => interfaceLanguage(one) === language),
  );

/** Those that this site offers. */
export const siteLanguages = (): readonly InterfaceLanguage[] =>
  offeredLanguages(useConfig.getState().config?.languages ?? []);
