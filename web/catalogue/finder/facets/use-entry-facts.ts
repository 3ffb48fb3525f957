import type { Choices } from "@stanza/catalogue";
import { useCatalogues, useOpenProject } from "@stanza/web-project";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CardActions } from "../ArticleCard.tsx";
import { type FoundEntry, foundKey } from "../found-articles.ts";
import { type EntryFacts, finishesOf } from "./facets.ts";

const NO_CHOICES: Choices = {};

/** Width, price and finishes of an article as its card shows it, each worked out once for a header and a price list. */
export function useEntryFacts(
  actionsOf: (catalogue: string, model: string) => CardActions | undefined,
): (found: FoundEntry) => EntryFacts | undefined {
  const { i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const uses = useOpenProject()?.document.project.catalogues;
  const { language } = i18n;
  return useMemo(() => {
    const finishes = new Map<string, ReturnType<typeof finishesOf>>();
    const known = new Map<string, EntryFacts>();
    return (found) => {
      const { catalogue, model, entry } = found;
      const key = `${model} ${foundKey(found)}`;
      const before = known.get(key);
      const open = loaded.get(catalogue)?.open;
      const actions = actionsOf(catalogue, model);
      if (before || !open || !actions) return before;
      const header = uses?.[catalogue]?.headers[model] ?? NO_CHOICES;
      const ofModel = finishes.get(`${catalogue} ${model}`) ?? finishesOf(open, model, header, language);
      finishes.set(`${catalogue} ${model}`, ofModel);
      const { article, price } = actions.facts(entry);
      const { W } = article.values;
      const facts: EntryFacts = {
        // What people call its width: a door's box has its frame too.
        widthMm: Math.round(typeof W === "number" ? W : article.box[0]),
        finishes: ofModel(entry.code),
        ...(price === undefined ? {} : { price }),
      };
      known.set(key, facts);
      return facts;
    };
  }, [actionsOf, loaded, uses, language]);
}
