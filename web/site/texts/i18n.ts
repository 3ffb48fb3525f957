import type { SiteTexts } from "@stanza/contract";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { storage } from "../device/storage.ts";
import type { TranslationKey } from "./translation-key.ts";

/** The interface's own languages; a site offers some of them, a catalogue may know more. */
export const LANGUAGES = ["en", "it", "de"] as const;
export type InterfaceLanguage = (typeof LANGUAGES)[number];

/** Each its own file: nobody waits for a language that they do not read. */
const loaders: Readonly<Record<InterfaceLanguage, () => Promise<{ default: object }>>> = {
  en: () => import("./en.json"),
  it: () => import("./it.json"),
  de: () => import("./de.json"),
};

let ownTexts: SiteTexts = {};

/** The customer's own words take the place of the application's; called before the translations start. */
export function speakOwnTexts(texts: SiteTexts): void {
  ownTexts = texts;
}

/** The interface language for a wish such as `de-CH`; undefined where there is none. */
export function interfaceLanguage(wish: string | undefined): InterfaceLanguage | undefined {
  const base = wish?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base);
}

/**
 * Starts the translations in the language chosen before on this device, else that of the person's profile, else the browser's, else the
 * site's first.
 */
export async function startTranslations(siteLanguages: readonly string[], ofProfile?: string): Promise<void> {
  const offered = siteLanguages.map(interfaceLanguage).filter((l) => l !== undefined);
  const wishes = [storage.get("stanza.language"), ofProfile, ...navigator.languages].map(interfaceLanguage);
  const language = wishes.find((wish) => wish && (offered.length === 0 || offered.includes(wish)));
  await i18next.use(initReactI18next).init({
    lng: language ?? offered[0] ?? "en",
    fallbackLng: false,
    // Catalogue codes in keys may hold dots and colons.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  });
  await changeLanguage(language ?? offered[0] ?? "en");
}

/** Shows the interface in a language, remembered on this device when the person chose it. */
export async function changeLanguage(language: InterfaceLanguage, remember = false): Promise<void> {
  if (!i18next.hasResourceBundle(language, "translation")) {
    const file = await loaders[language]();
    i18next.addResourceBundle(language, "translation", { ...file.default, ...ownTexts[language] });
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  if (remember) storage.set("stanza.language", language);
}

/** Goes on in the language of the profile that has just signed in, unless another was chosen on this device. */
export async function speakProfileLanguage(
  ofProfile: string,
  siteLanguages: readonly string[],
): Promise<void> {
  const language = interfaceLanguage(ofProfile);
  const isOffered =
    siteLanguages.length === 0 || siteLanguages.some((one) => interfaceLanguage(one) === language);
  if (language && isOffered && storage.get("stanza.language") === undefined) await changeLanguage(language);
}

/** A text outside React. */
export function translate(key: TranslationKey, values?: Record<string, string | number>): string {
  return i18next.t(key, values ?? {});
}
