import { type OpenCatalogue, type Text, textIn } from "@stanza/catalogue";
import type { ArticleHit } from "@stanza/contract";
import { type FoundEntry, type FoundGroup, foundKey, hiddenWords } from "./found-articles.ts";

/** The server's results beyond those on the screen. */
export interface Further {
  /** Best first. */
  readonly entries: readonly FoundEntry[];
  /** Results of versions that this page has not loaded. */
  readonly newer: readonly ArticleHit[];
}

/**
 * The articles that the server found and that are not shown yet, each once: an article that several models have is shown in the one
 * that is in use.
 *
 * shown     what is on the screen
 * modelOf   the model in use of a catalogue
 * language  of the words that say why something was found
 */
export function furtherArticles(
  hits: readonly ArticleHit[],
  shown: readonly FoundEntry[],
  loaded: ReadonlyMap<string, { readonly open: OpenCatalogue }>,
  modelOf: (catalogue: string) => string | undefined,
  language: string,
): Further {
  const seen = new Set(shown.map(foundKey));
  const entries: FoundEntry[] = [];
  const newer: ArticleHit[] = [];
  const byArticle = Map.groupBy(hits, ({ catalogue, code }) => `${catalogue} ${code}`);
  for (const [key, same] of byArticle) {
    const hit = same.find(({ catalogue, model }) => model === modelOf(catalogue)) ?? same[0];
    if (!hit || seen.has(key)) continue;
    const open = loaded.get(hit.catalogue)?.open;
    const entry = open?.article(hit.code, hit.model);
    if (!open?.model(hit.model) || !entry) {
      newer.push(hit);
      continue;
    }
    const typed = hit.because.map((one) => one.typed).join(" ");
    const words = hit.because.filter(({ field }) => field !== "size").map(({ word }) => word);
    const why = hiddenWords(words, typed, `${textIn(entry.description, language)} ${entry.code}`);
    const { catalogue, model } = hit;
    entries.push({ entry, catalogue, model, ...(why === "" ? {} : { why }) });
  }
  return { entries, newer };
}

/** Further results under the names of the catalogues and models that they are from, those with the best result first. */
export function furtherGroups(
  entries: readonly FoundEntry[],
  loaded: ReadonlyMap<string, { readonly open: OpenCatalogue }>,
): readonly FoundGroup[] {
  const groups = Map.groupBy(entries, ({ catalogue, model }) => `${catalogue} ${model}`);
  return [...groups].flatMap(([key, found]) => {
    const open = loaded.get(found[0]?.catalogue ?? "")?.open;
    const model = open?.model(found[0]?.model ?? "");
    if (!open || !model) return [];
    const heading = open.models.length > 1 ? joined(open.description, model.description) : open.description;
    return [{ key: `further ${key}`, heading, entries: found }];
  });
}

/** Both names in every language that one of them has. */
function joined(first: Text, second: Text): Text {
  const languages = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...languages].map((language) => [language, `${textIn(first, language)} · ${textIn(second, language)}`]),
  );
}
