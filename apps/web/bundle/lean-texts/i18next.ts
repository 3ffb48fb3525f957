import type { PostProcessorModule } from "i18next";

type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;
type Say = (key: string, values?: Values) => string;
type Listener = (language: string) => void;

interface Options {
  readonly lng?: string;
  readonly resources?: Readonly<Record<string, { readonly translation: Texts }>>;
  readonly missingKeyHandler?: (languages: readonly string[], namespace: string, key: string) => void;
  postProcess?: string;
}

/** What a component is given; another after every change of what is said. */
export interface Spoken {
  readonly t: Say;
  readonly i18n: { readonly language: string };
}

const texts = new Map<string, Texts>();
const plurals = new Map<string, Intl.PluralRules>();
const processors = new Map<string, PostProcessorModule>();
const listeners = new Set<Listener>();

function pluralsOf(language: string): Intl.PluralRules {
  const known = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, known);
  return known;
}

/** The keys under which a text may stand, the best first: of a count the form of its number. */
function formsOf(key: string, language: string, count: unknown): readonly string[] {
  if (typeof count !== "number") return [key];
  const forms = [`${key}_${pluralsOf(language).select(count)}`, `${key}_other`, key];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

function textOf(key: string, language: string, count: unknown): string | undefined {
  const own = texts.get(language);
  const form = own && formsOf(key, language, count).find((one) => Object.hasOwn(own, one));
  return form === undefined ? undefined : own?.[form] || undefined;
}

function noteMissing(key: string, language: string, count: unknown): void {
  const forms =
    typeof count === "number"
      ? pluralsOf(language)
          .resolvedOptions()
          .pluralCategories.map((category) => `${key}_${category}`)
      : [key];
  for (const form of forms) i18next.options.missingKeyHandler?.([language], "translation", form);
}

/** Values as they are: React escapes what it shows, and no value is read as a text with places of its own. */
const filled = (text: string, values: Values): string =>
  text.includes("{{")
    ? text.replace(/\{\{(.+?)\}\}/g, (place, name: string) =>
        Object.hasOwn(values, name.trim()) ? String(values[name.trim()] ?? "") : place,
      )
    : text;

function say(language: string, key: string, values: Values = {}): string {
  const { count } = values;
  const text = textOf(key, language, count);
  if (text === undefined) noteMissing(key, language, count);
  const said = filled(text ?? key, values);
  const processor = processors.get(i18next.options.postProcess ?? "");
  return processor ? processor.process(said, key, {}, i18next) : said;
}

const speaking = (language: string): Spoken => ({
  t: (key, values) => say(language, key, values),
  i18n: { language },
});

let spoken = speaking("");

/** Calls `changed` whenever something else is said from now on; gives what ends that. */
export function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** What is said now. */
export const spokenNow = (): Spoken => spoken;

/**
 * In the place of i18next, as far as the application takes it: flat keys, plurals by `Intl.PluralRules`, values in `{{ }}`, one language at a
 * time. A test says every text of ours with both.
 */
const i18next = {
  language: undefined as string | undefined,
  options: {} as Options,
  use(module: PostProcessorModule | { readonly type: string }) {
    if (module.type === "postProcessor" && "process" in module) processors.set(module.name, module);
    return i18next;
  },
  async init(options: Options): Promise<void> {
    i18next.options = { ...options };
    texts.clear();
    for (const [language, { translation }] of Object.entries(options.resources ?? {}))
      texts.set(language, translation);
    if (options.lng !== undefined) await i18next.changeLanguage(options.lng);
  },
  async changeLanguage(language: string): Promise<void> {
    i18next.language = language;
    i18next.emit("languageChanged", language);
  },
  t: (key: string, values?: Values): string => say(i18next.language ?? "", key, values),
  exists: (key: string): boolean => textOf(key, i18next.language ?? "", undefined) !== undefined,
  hasResourceBundle: (language: string): boolean => texts.has(language),
  addResourceBundle: (language: string, _namespace: string, added: Texts): void =>
    void texts.set(language, added),
  removeResourceBundle: (language: string): void => void texts.delete(language),
  on: (_event: "languageChanged", listener: Listener): void => void listeners.add(listener),
  off: (_event: "languageChanged", listener: Listener): void => void listeners.delete(listener),
  emit(_event: "languageChanged", language: string): void {
    spoken = speaking(language);
    for (const listener of [...listeners]) listener(language);
  },
};
export default i18next;
