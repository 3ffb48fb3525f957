import { type Choices, type OpenCatalogue, textIn } from "@stanza/catalogue";
import { type FoundEntry, foundKey } from "../found-articles.ts";
import { type Facets, NO_FACETS } from "./chosen-facets.ts";

/** What an article is narrowed by. */
export interface EntryFacts {
  readonly widthMm: number;
  /** Finishes that it can have, each as the names of the variable and of the option (`finishKey`). */
  readonly finishes: ReadonlySet<string>;
  /** Decimal text; absent: not priced. */
  readonly price?: string;
}

export interface Offered<T> {
  readonly value: T;
  /** Cards that are left when it is chosen beside the other facets. */
  readonly count: number;
}

export interface OfferedFacets {
  readonly widths: readonly Offered<number>[];
  readonly finishes: readonly Offered<string>[];
  readonly prices: readonly Offered<number>[];
}

const PRICE_STEPS = [50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000];

type FactsOf = (found: FoundEntry) => EntryFacts | undefined;

export const isNarrowed = (facets: Facets): number =>
  Object.values(facets).filter((value) => value !== null).length;

/** The articles that fit every facet. */
export const narrowed = (
  found: readonly FoundEntry[],
  facets: Facets,
  factsOf: FactsOf,
): readonly FoundEntry[] =>
  isNarrowed(facets) === 0 ? found : found.filter((one) => fits(factsOf(one), facets));

function fits(facts: EntryFacts | undefined, { widthMm, finish, upTo }: Facets): boolean {
  if (!facts) return false;
  return (
    (widthMm === null || facts.widthMm === widthMm) &&
    (finish === null || facts.finishes.has(finish)) &&
    // Compared and never added up, so no digit can be lost.
    (upTo === null || (facts.price !== undefined && Number(facts.price) <= upTo))
  );
}

/** The values that there are to choose from, each with the number of cards that it leaves; a chosen one stays although it leaves none. */
export function offeredFacets(found: readonly FoundEntry[], facets: Facets, factsOf: FactsOf): OfferedFacets {
  const once = [...new Map(found.map((one) => [foundKey(one), one])).values()];
  const all = once.flatMap((one) => factsOf(one) ?? []);
  const besides = (facet: keyof Facets) => all.filter((facts) => fits(facts, { ...facets, [facet]: null }));
  const widths = counted(
    besides("widthMm").map((facts) => facts.widthMm),
    facets.widthMm,
  );
  const finishes = counted(
    besides("finish").flatMap((facts) => [...facts.finishes]),
    facets.finish,
  );
  const priced = besides("upTo");
  const prices = PRICE_STEPS.map((value) => ({
    value,
    count: priced.filter((facts) => fits(facts, { ...NO_FACETS, upTo: value })).length,
  })).filter(({ value, count }, n, steps) => value === facets.upTo || count > (steps[n - 1]?.count ?? 0));
  return {
    widths: widths.toSorted((a, b) => a.value - b.value),
    finishes: finishes.toSorted((a, b) => a.value.localeCompare(b.value)),
    prices,
  };
}

function counted<T>(values: readonly T[], chosen: T | null): readonly Offered<T>[] {
  const counts = new Map<T, number>(chosen === null ? [] : [[chosen, 0]]);
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const BETWEEN = "\u0000";
const finishKey = (variable: string, option: string): string => `${variable}${BETWEEN}${option}`;
/** The names of the variable and of the option. */
export const finishNames = (key: string): readonly [variable: string, option: string] => {
  const [variable = "", option = ""] = key.split(BETWEEN);
  return [variable, option];
};

/**
 * The finishes that a model's header offers, by variable code: options with a colour that are not refused. Catalogues that name a finish
 * alike share it.
 */
function headerFinishes(
  open: OpenCatalogue,
  model: string,
  header: Choices,
  language: string,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    open.header(model, header).views.flatMap(({ code, description, options = [] }) => {
      const coloured = options.filter(({ color, refusal }) => color !== undefined && !refusal);
      const name = textIn(description, language);
      return coloured.length < 2
        ? []
        : [
            [
              code,
              new Map(coloured.map((one) => [one.code, finishKey(name, textIn(one.description, language))])),
            ],
          ];
    }),
  );
}

/** For each article of a model the finishes that it can have; an article whose rule fails has none. */
export function finishesOf(
  open: OpenCatalogue,
  model: string,
  header: Choices,
  language: string,
): (article: string) => ReadonlySet<string> {
  const offered = headerFinishes(open, model, header, language);
  return (article) => {
    const finishes = new Set<string>();
    try {
      for (const { code, inherits, options = [] } of open.variables({ model, article, header })) {
        const keys = offered.get(inherits ?? code);
        for (const option of keys ? options : []) {
          const key = keys?.get(option.code);
          if (key !== undefined) finishes.add(key);
        }
      }
    } catch {
      return finishes;
    }
    return finishes;
  };
}
