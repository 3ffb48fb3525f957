import type { Translations } from "@stanza/contract";
import type { InterfaceLanguage } from "@stanza/web-site";
import { useQueries } from "@tanstack/react-query";
import { type BaseTexts, baseTextsQuery } from "./base-texts.ts";
import { foundText, type Texts } from "./found-texts.ts";

/**
 * How much of the interface has words in each language, those of the site included, in whole per cent; 100 only where
 * nothing is missing. A language whose texts have not come yet is left out.
 */
export function useWordedShares(
  languages: readonly InterfaceLanguage[],
  source: BaseTexts,
  saved: Translations,
): ReadonlyMap<InterfaceLanguage, number> {
  const queries = useQueries({ queries: languages.map(baseTextsQuery) });
  return new Map(
    queries.flatMap(({ data: own }, i) => {
      const language = languages[i]!;
      return own ? [[language, wordedShare({ source, own, saved: saved[language] ?? {} })] as const] : [];
    }),
  );
}

export function wordedShare({ source, own, saved }: Omit<Texts, "typed">): number {
  const keys = Object.keys(source);
  const worded = keys.filter((key) => foundText({ source, own, saved, typed: {} }, key).now !== "");
  return keys.length === 0 ? 100 : Math.floor((worded.length * 100) / keys.length);
}
