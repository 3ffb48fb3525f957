import type { ArticleEntry, ClassificationNode, Model } from "./catalogue.ts";

/** The articles of a model by code, in tree order. */
export function entriesOf(model: Pick<Model, "tree">): ReadonlyMap<string, ArticleEntry> {
  const entries = new Map<string, ArticleEntry>();
  const walk = (node: ClassificationNode): void => {
    for (const entry of node.articles) if (!entries.has(entry.code)) entries.set(entry.code, entry);
    for (const child of node.nodes) walk(child);
  };
  for (const node of model.tree) walk(node);
  return entries;
}
