import type en from "./en.json";

/** A key of the interface texts; English is the language that every other one is compared with. */
export type TranslationKey = keyof typeof en | Counted<keyof typeof en>;

/** The name of a text that has a form for each count, e.g. `x` of `x_one` and `x_other`; it is said with a `count`. */
type Counted<Key> = Key extends `${infer Name}_other` ? Name : never;

declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof en };
  }
}
