import { readFileSync } from "node:fs";
import { LANGUAGES } from "@stanza/quantities";
import i18next, { type PostProcessorModule } from "i18next";
import { expect, test } from "vitest";
import { withEveryPlural } from "../../../web/site/texts/plurals.ts";
import lean, { spokenNow, subscribe } from "./lean-texts/i18next.ts";

type Texts = Readonly<Record<string, string>>;
const textsOf = (language: string): Texts => {
  const file = new URL(`../../../web/site/texts/${language}.json`, import.meta.url);
  return withEveryPlural(JSON.parse(readFileSync(file, "utf8")) as Texts, language);
};

/** Both, with the settings of `startTranslations`, and the keys that each reported as missing. */
async function both(resources: Readonly<Record<string, { readonly translation: Texts }>>, lng: string) {
  const missing: { readonly real: string[]; readonly ours: string[] } = { real: [], ours: [] };
  const settings = (noted: string[]) => ({
    lng,
    fallbackLng: false as const,
    keySeparator: false as const,
    nsSeparator: false as const,
    interpolation: { escapeValue: false },
    resources,
    saveMissing: true,
    missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) =>
      void noted.push(key),
  });
  const real = i18next.createInstance();
  await real.init(settings(missing.real));
  await lean.init(settings(missing.ours));
  const saysReal = real.t as unknown as typeof lean.t;
  return { real, saysReal, missing };
}

const COUNTS = [0, 1, 2, 1.5, 5, 21, 1_000_000, -1];

test("every text of every language is said as i18next says it, with every kind of count", async () => {
  for (const language of LANGUAGES) {
    const translation = textsOf(language);
    const { saysReal, missing } = await both({ [language]: { translation } }, language);
    for (const [key, text] of Object.entries(translation)) {
      const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]!);
      const values = Object.fromEntries(names.map((name) => [name, `<${name} {{count}} $t(action.cancel)>`]));
      expect(lean.t(key, values)).toBe(saysReal(key, { ...values }));
      if (!key.endsWith("_other")) continue;
      const counted = key.slice(0, -"_other".length);
      for (const count of COUNTS)
        expect(lean.t(counted, { ...values, count })).toBe(saysReal(counted, { ...values, count }));
    }
    expect(missing).toEqual({ real: [], ours: [] });
  }
});

test("what nobody has, lacks a value, or has another kind of value is said alike, and noted alike", async () => {
  const translation = {
    plain: "Plain",
    empty: "",
    two: "{{ a }} and {{b}}",
    n_one: "one",
    n_other: "{{count}} things",
    "a.b:c": "dots",
    dollar: "{{a}} $& $1",
  };
  const { saysReal, missing } = await both({ en: { translation } }, "en");
  const asked: readonly (readonly [string, Record<string, unknown>?])[] = [
    ["plain"],
    ["empty"],
    ["two", { a: 1, b: null }],
    ["two", { a: undefined }],
    ["two", {}],
    ["two"],
    ["n", { count: "1" }],
    ["n_other", { count: 3 }],
    ["n", { count: 0 }],
    ["plain", { count: 2 }],
    ["a.b:c"],
    ["nobody.has.{{this}}", { this: 1 }],
    ["nobody", { count: 2 }],
    ["toString"],
    ["dollar", { a: "$&" }],
  ];
  for (const [key, values] of asked) expect(lean.t(key, values)).toBe(saysReal(key, values && { ...values }));
  expect(missing.ours).toEqual(missing.real);
  expect(missing.ours).toContain("nobody_other");
});

test("a change of language reaches who listens, and gives components other texts", async () => {
  const resources = { en: { translation: { hello: "Hello" } }, de: { translation: { hello: "Hallo" } } };
  await both(resources, "en");
  const before = spokenNow();
  expect(spokenNow()).toBe(before);
  const heard: string[] = [];
  const listen = (language: string) => void heard.push(language);
  const stop = subscribe(() => heard.push("drawn"));
  lean.on("languageChanged", listen);
  await lean.changeLanguage("de");
  lean.off("languageChanged", listen);
  stop();
  await lean.changeLanguage("de");
  expect(heard).toEqual(["drawn", "de"]);
  expect([before.t("hello"), before.i18n.language]).toEqual(["Hello", "en"]);
  expect([spokenNow().t("hello"), spokenNow().i18n.language]).toEqual(["Hallo", "de"]);
  expect(spokenNow()).not.toBe(before);
  expect([lean.exists("hello"), lean.exists("toString"), lean.exists("bye")]).toEqual([true, false, false]);
});

test("a processor hears what is said and under which key", async () => {
  await both({ en: { translation: { hello: "Hello {{name}}" } } }, "en");
  const processor: PostProcessorModule = {
    type: "postProcessor",
    name: "loud",
    process: (text, key) => `${text.toUpperCase()}<${String(key)}>`,
  };
  lean.use(processor);
  expect(lean.t("hello", { name: "Ada" })).toBe("Hello Ada");
  lean.options.postProcess = "loud";
  expect(lean.t("hello", { name: "Ada" })).toBe("HELLO ADA<hello>");
});

test("words of a deployment take the place of the texts that are spoken", async () => {
  await both({}, "en");
  expect(lean.hasResourceBundle("fr")).toBe(false);
  lean.addResourceBundle("fr", "translation", { hello: "Bonjour" });
  await lean.changeLanguage("fr");
  expect(lean.t("hello")).toBe("Bonjour");
  lean.removeResourceBundle("fr");
  lean.addResourceBundle("fr", "translation", { hello: "Salut" });
  expect(lean.t("hello")).toBe("Salut");
});
