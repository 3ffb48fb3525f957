import { type OpenCatalogue, textIn } from "@stanza/catalogue";
import {
  priceTerms,
  useCatalogues,
  useOpenProject,
  usePriceBook,
  useReadOnlyReason,
  useValueWords,
} from "@stanza/web-project";
import { loadedOnce, useLoaded } from "@stanza/web-ui";
import { useCallback, useMemo } from "react";
import type { CardActions } from "./ArticleCard.tsx";
import type { Added } from "./add-article.ts";

/** Cards are read on pages that have no editor; it comes while they are read. */
const placing = loadedOnce(() => import("./place-entry.ts"));
/** What prices an article comes beside the catalogue's own data. */
const reading = loadedOnce(async () => (await import("./article-facts.ts")).articleFacts);

interface Ends {
  /** After an article was taken in hand. */
  readonly onInHand?: (() => void) | undefined;
  /** After *Add*, which may have ended with the article in hand. */
  readonly onAdded?: ((added: Added, name: string) => void) | undefined;
}

/** The content and actions of the cards of a catalogue's model; the same object as long as nothing of it changes, undefined until they can be read. */
export function useCardActions({
  onInHand,
  onAdded,
}: Ends): (catalogue: string, model: string) => CardActions | undefined {
  const loaded = useCatalogues((state) => state.loaded);
  const open = useOpenProject();
  const words = useValueWords();
  const book = usePriceBook();
  const reason = useReadOnlyReason();
  const uses = open?.document.project.catalogues;
  const terms = useStableTerms(open ? priceTerms(open) : undefined);
  useLoaded(placing);
  const articleFacts = useLoaded(reading);
  const make = useCallback(
    (catalogue: OpenCatalogue, model: string): CardActions | undefined => {
      if (!articleFacts) return undefined;
      const header = uses?.[catalogue.code]?.headers[model];
      return {
        catalogue,
        words,
        design: (entry) => {
          void placing
            .load()
            .then(({ designCloset }) => designCloset(catalogue, model, entry))
            .catch(reportError);
        },
        reason,
        currency: terms.currency,
        facts: (entry) => articleFacts(catalogue, model, entry, header, book, terms),
        place: (entry, by) => {
          const take = ({ takeEntry }: Awaited<ReturnType<typeof placing.load>>) => {
            takeEntry(catalogue, model, entry, by);
            onInHand?.();
          };
          const loaded = placing.get();
          // A fast drag leaves its card within the same event.
          if (loaded) take(loaded);
          else placing.load().then(take, reportError);
        },
        add: (entry) => {
          void placing
            .load()
            .then(({ addEntry }) => addEntry(catalogue, model, entry))
            .then(
              (added) => added && onAdded?.(added, textIn(entry.description, words.language)),
              reportError,
            );
        },
      };
    },
    [articleFacts, uses, words, reason, book, terms, onInHand, onAdded],
  );
  return useMemo(() => {
    const made = new Map<string, CardActions>();
    return (code, model) => {
      const key = `${code} ${model}`;
      const catalogue = loaded.get(code)?.open;
      const actions = made.get(key) ?? (catalogue && make(catalogue, model));
      if (actions) made.set(key, actions);
      return actions;
    };
  }, [loaded, make]);
}

/** Terms by their contents: every edit of the project makes new ones, and cards depend on what they say only. */
function useStableTerms(terms: ReturnType<typeof priceTerms> | undefined) {
  const currency = terms?.currency ?? "EUR";
  const pricesIncrease = terms?.pricesIncrease;
  return useMemo(() => ({ currency, pricesIncrease }), [currency, pricesIncrease]);
}
