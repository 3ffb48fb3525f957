import { type ArticleEntry, type EvaluatedArticle, entriesOf, type OpenCatalogue } from "@stanza/catalogue";
import { isCloset } from "@stanza/evaluation";
import type { useCatalogues } from "@stanza/web-project";

/** An article that the wizard can make, as it would be started. */
export interface ClosetArticle {
  readonly catalogue: OpenCatalogue;
  readonly model: string;
  readonly entry: ArticleEntry;
  readonly article: EvaluatedArticle;
}

const known = new WeakMap<OpenCatalogue, readonly ClosetArticle[]>();

/** The closets of all catalogues, in the order of their trees. Of articles with one rule, one tells whether that is a closet's. */
export const closetArticles = (
  loaded: ReturnType<typeof useCatalogues.getState>["loaded"],
): readonly ClosetArticle[] => [...loaded.values()].flatMap(({ open }) => closetsOf(open));

function closetsOf(catalogue: OpenCatalogue): readonly ClosetArticle[] {
  const before = known.get(catalogue);
  if (before) return before;
  const model = catalogue.defaultModel();
  const isOne = new Map<string, boolean>();
  const found = [...entriesOf(model).values()].flatMap((entry): readonly ClosetArticle[] => {
    if (isOne.get(entry.neutro) === false) return [];
    const { result } = catalogue.evaluate({
      model: model.code,
      article: entry.code,
      header: {},
      choices: {},
    });
    isOne.set(entry.neutro, isCloset(result));
    return isCloset(result) ? [{ catalogue, model: model.code, entry, article: result }] : [];
  });
  known.set(catalogue, found);
  return found;
}
