import { type InterfaceLanguage, textsOf } from "@stanza/web-site";
import { useQueries } from "@tanstack/react-query";

/** The interface's own texts in a language, by key. */
export type BaseTexts = Readonly<Record<string, string>>;

interface BaseTextsOf {
  /** By language; undefined: not all of them are there. */
  readonly texts: Readonly<Record<string, BaseTexts>> | undefined;
  readonly isError: boolean;
  readonly refetch: () => void;
}

export const baseTextsQuery = (language: InterfaceLanguage) => ({
  queryKey: ["interface-texts", language],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: (): Promise<BaseTexts> => textsOf(language),
});

/** The interface's own texts in several languages. */
export function useBaseTexts(languages: readonly InterfaceLanguage[]): BaseTextsOf {
  const queries = useQueries({ queries: languages.map(baseTextsQuery) });
  const known = queries.flatMap(({ data }, i) => (data ? [[languages[i]!, data] as const] : []));
  return {
    texts: known.length === queries.length ? Object.fromEntries(known) : undefined,
    isError: queries.some(({ isError }) => isError),
    refetch: () => {
      for (const { refetch } of queries) void refetch();
    },
  };
}
