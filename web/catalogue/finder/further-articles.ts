import { type ArticleEntry, type OpenCatalogue, type Text, textIn } from "@stanza/catalogue";
import type { ArticleHit } from "@stanza/contract";
import type { FoundGroup } from "./found-articles.ts";

/** The server's results beyond those on the screen. */
export interface Further {
  /** By catalogue and model, in the order in which the server found the first of each. */
  readonly groups: readonly FoundGroup[];
  /** Results of versions that this page has not loaded. */
  readonly newer: readonly ArticleHit[];
}

interface Group {
  readonly heading: Text;
  readonly entries: ArticleEntry[];
  readonly why: Map<string, string>;
}

const keyOf = (catalogue: string, code: string) => `${catalogue} ${code}`;

/**
 * The articles that the server found and that are not shown yet, each once: an article that several models have is shown in the one
 * that is in use.
 *
 * shown     groups that are on the screen, of `current`
 * modelOf   the model in use of a catalogue
 * language  of the words that say why something was found
 */
export function furtherArticles(
  hits: readonly ArticleHit[],
  shown: readonly FoundGroup[],
  current: string,
  loaded: ReadonlyMap<string, { readonly open: OpenCatalogue }>,
  modelOf: (catalogue: string) => string | undefined,
  language: string,
): Further {
  const seen = new Set(shown.flatMap(({ entries }) => entries.map(({ code }) => keyOf(current, code))));
  const groups = new Map<string, Group>();
  const newer: ArticleHit[] = [];
  const byArticle = Map.groupBy(hits, ({ catalogue, code }) => keyOf(catalogue, code));
  for (const [key, same] of byArticle) {
    const hit = same.find(({ catalogue, model }) => model === modelOf(catalogue)) ?? same[0];
    if (!hit || seen.has(key)) continue;
    const open = loaded.get(hit.catalogue)?.open;
    const entry = open?.article(hit.code, hit.model);
    const model = open?.model(hit.model);
    if (!open || !entry || !model) {
      newer.push(hit);
      continue;
    }
    const groupKey = keyOf(hit.catalogue, hit.model);
    const heading = open.models.length > 1 ? joined(open.description, model.description) : open.description;
    const group: Group = groups.get(groupKey) ?? { heading, entries: [], why: new Map() };
    groups.set(groupKey, group);
    group.entries.push(entry);
    const why = whyFound(hit, textIn(entry.description, language));
    if (why !== "") group.why.set(entry.code, why);
  }
  return {
    newer,
    groups: [...groups].map(([key, group]) => {
      const [catalogue = "", model = ""] = key.split(" ");
      return { key: `further ${key}`, ...group, from: { catalogue, model } };
    }),
  };
}

/** Both names in every language that one of them has. */
function joined(first: Text, second: Text): Text {
  const languages = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...languages].map((language) => [language, `${textIn(first, language)} · ${textIn(second, language)}`]),
  );
}

/** The words that an article was found by and that its card does not show: a name in another language, a tag, a folder. */
function whyFound({ because, code }: ArticleHit, name: string): string {
  const visible = `${name} ${code}`.toLowerCase();
  const hidden = because.filter(
    ({ field, word }) => field !== "size" && !visible.includes(word.toLowerCase()),
  );
  return [...new Set(hidden.map(({ word }) => word))].join(", ");
}
