import i18next from "i18next";
import { expect, test } from "vitest";
import { interfaceLanguage, LANGUAGES, textsOf } from "./i18n.ts";
import { withEveryPlural } from "./plurals.ts";

test.each(LANGUAGES)("[SH-18] every plural of %s has its words, also of a million", async (language) => {
  const spoken = i18next.createInstance();
  await spoken.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    resources: {},
  });
  spoken.addResourceBundle(language, "translation", withEveryPlural(await textsOf(language), language));
  for (const count of [0, 1, 2, 21, 1_000_000, 1.5])
    expect(spoken.t("projectLog.saved", { count }), `${count}`).toContain(`${count}`);
});

test("[SH-18] aliases of the specification find the interface's language", () => {
  expect(["d", "us", "en", "de-CH", "IT_it", "br", "constructor", ""].map(interfaceLanguage)).toEqual([
    "de",
    "en",
    "en",
    "de",
    "it",
    undefined,
    undefined,
    undefined,
  ]);
});
