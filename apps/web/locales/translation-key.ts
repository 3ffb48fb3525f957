import type en from "./en.json";

/** A key of the interface texts; English is the language that every other one is compared with. */
export type TranslationKey = keyof typeof en;

declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof en };
  }
}
