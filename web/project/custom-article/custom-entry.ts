import type { ArticleEntry, ClassificationNode, OpenCatalogue } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";

/** Returns true for a custom article of the classification, whose lines are typed (neutro 99…). */
export const isCustomEntry = ({ neutro }: Pick<ArticleEntry, "neutro">): boolean => neutro.startsWith("99");

/** The custom article of a catalogue's model; undefined: the manufacturer sells none. */
export function customEntryOf(catalogue: OpenCatalogue, model: string): ArticleEntry | undefined {
  return first(catalogue.model(model)?.tree ?? []);
}

function first(nodes: readonly ClassificationNode[]): ArticleEntry | undefined {
  for (const { articles, nodes: inner } of nodes) {
    const found = articles.find(isCustomEntry) ?? first(inner);
    if (found) return found;
  }
  return undefined;
}

/** Custom articles with nothing in them yet: their own ERP line is the only one (spec 2 §4, §5). */
export const emptyCustomRows = (rows: readonly EvaluatedRow[]): readonly EvaluatedRow[] =>
  rows.filter(({ article }) => isCustomEntry(article) && article.erpLines.length <= 1);
