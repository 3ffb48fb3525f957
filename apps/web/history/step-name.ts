import i18next from "i18next";
import type { TranslationKey } from "../locales/translation-key.ts";

/** What a step of the history is called: the text `did.…` of its name, with or without `edit.` before it. */
export function stepName(name: string, t: (key: TranslationKey) => string): string {
  const key = `did.${name.replace(/^edit\./, "")}`;
  return t(i18next.exists(key) ? (key as TranslationKey) : "history.other");
}
