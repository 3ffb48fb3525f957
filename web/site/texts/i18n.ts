import type { SiteTexts } from "@stanza/contract";
import { knownLanguage as interfaceLanguage, LANGUAGES, type SpokenLanguage } from "@stanza/quantities";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { storage } from "../device/storage.ts";
import { directionOf } from "./direction.ts";
import { noteMissing } from "./missing-texts.ts";
import { withEveryPlural } from "./plurals.ts";
import type { TranslationKey } from "./translation-key.ts";
import { wordedBy } from "./worded-by.ts";

/** The interface speaks every language of ours. */
export type InterfaceLanguage = SpokenLanguage;
export { interfaceLanguage, LANGUAGES };

/** Each its own file: nobody waits for a language that they do not read. */
const loaders: Readonly<Record<InterfaceLanguage, () => Promise<{ default: object }>>> = {
  en: () => import("./en.json"),
  it: () => import("./it.json"),
  de: () => import("./de.json"),
  fr: () => import("./fr.json"),
  es: () => import("./es.json"),
};

let ownTexts: SiteTexts = {};

/** The deployment's own words take the place of the application's, in the languages that are spoken later and in those that are spoken now. */
export async function speakOwnTexts(texts: SiteTexts): Promise<void> {
  ownTexts = texts;
  const spoken = LANGUAGES.filter((language) => i18next.hasResourceBundle?.(language, "translation"));
  for (const language of spoken) await loadTexts(language);
  if (spoken.length > 0) await i18next.changeLanguage(i18next.language);
}

/** The interface's texts in a language by key, without the deployment's own. */
export async function textsOf(language: InterfaceLanguage): Promise<Readonly<Record<string, string>>> {
  return (await loaders[language]()).default as Readonly<Record<string, string>>;
}

async function loadTexts(language: InterfaceLanguage): Promise<void> {
  const texts = withEveryPlural(wordedBy(await textsOf(language), ownTexts[language] ?? {}), language);
  i18next.removeResourceBundle(language, "translation");
  i18next.addResourceBundle(language, "translation", texts);
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
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => noteMissing(key),
  });
  await changeLanguage(language ?? offered[0] ?? "en");
}

/** Shows the interface in a language, remembered on this device when the person chose it. */
export async function changeLanguage(language: InterfaceLanguage, remember = false): Promise<void> {
  if (!i18next.hasResourceBundle(language, "translation")) {
    await loadTexts(language);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
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
