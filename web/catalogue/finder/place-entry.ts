import type { ArticleEntry, OpenCatalogue } from "@stanza/catalogue";
import { beginPlacement, type TakenBy } from "@stanza/web-project";
import { replaceBy } from "../replace/replace-article.ts";
import { type Added, addArticle } from "./add-article.ts";

export { designCloset } from "./design-closet.ts";

/** Takes a card's article in hand, or puts it in the place of the rows that are being replaced. */
export function takeEntry(catalogue: OpenCatalogue, model: string, entry: ArticleEntry, by?: TakenBy): void {
  if (!replaceBy(catalogue, model, entry)) beginPlacement(catalogue, model, entry, by);
}

/** Adds a card's article, or puts it in the place of the rows that are being replaced, which says so by itself: null. */
export async function addEntry(
  catalogue: OpenCatalogue,
  model: string,
  entry: ArticleEntry,
): Promise<Added | null> {
  return replaceBy(catalogue, model, entry) ? null : addArticle(catalogue, model, entry);
}
