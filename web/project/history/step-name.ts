import { textIn } from "@stanza/catalogue";
import type { Row } from "@stanza/project";
import type { TranslationKey, translate } from "@stanza/web-site";
import i18next from "i18next";
import { useCatalogues } from "../catalogues/catalogue-store.ts";
import type { NamedStep } from "./project-steps.ts";

type Say = typeof translate;

/**
 * The name of a step of the history: with the articles that it changed, if any ("Move Base unit 600", the text `didTo.…`), else
 * by its own text `did.…`. Names come with `edit.` before them or without.
 */
export function stepName({ name, rows = [] }: NamedStep, say: Say, language: string): string {
  const edit = name.replace(/^edit\./, "");
  const what = i18next.exists(`didTo.${edit}`) ? whatOf(rows, say, language) : "";
  if (what !== "") return say(`didTo.${edit}` as TranslationKey, { what });
  return say(i18next.exists(`did.${edit}`) ? (`did.${edit}` as TranslationKey) : "history.other");
}

/** The articles of a step in words: their name, `2 × Base unit 600`, `3 articles`. Empty for none. */
export function whatOf(rows: readonly Row[], say: Say, language: string): string {
  const [first, ...more] = rows;
  if (!first) return "";
  const name = nameOf(first, language);
  if (more.length === 0) return name;
  const count = rows.length;
  const same = more.every(({ article, model }) => article === first.article && model === first.model);
  return same ? say("history.same", { count, name }) : say("history.articles", { count });
}

/** A row need no longer be there to have a name. */
function nameOf({ catalogue, model, article, lines }: Row, language: string): string {
  const typed = lines?.find(({ description }) => description !== "")?.description;
  if (typed !== undefined) return typed;
  const entry = useCatalogues.getState().loaded.get(catalogue)?.open.article(article, model);
  return (entry && textIn(entry.description, language)) || article;
}
