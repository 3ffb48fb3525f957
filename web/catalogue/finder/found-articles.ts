import type { ArticleEntry, ClassificationNode, FoundArticle, OpenCatalogue, Text } from "@stanza/catalogue";

/** Articles under one heading of the results. */
export interface FoundGroup {
  readonly key: string;
  /** The folder; absent: results of a search, best first. */
  readonly heading?: Text;
  readonly entries: readonly ArticleEntry[];
  /** Catalogue and model of the articles; absent: the ones that are looked through. */
  readonly from?: { readonly catalogue: string; readonly model: string };
  /** Words that an article was found by and its card does not show, by code. */
  readonly why?: ReadonlyMap<string, string>;
  /** There are more than these. */
  readonly isPart?: boolean;
}

/**
 * The content of the finder: the results of a search, or the articles of a folder with its sub-folders, or all of the model.
 *
 * tree     the folders that the model offers with its header
 * folder   code of one of them; `null`: all
 */
export function foundArticles(
  catalogue: OpenCatalogue,
  model: string,
  tree: readonly ClassificationNode[],
  folder: string | null,
  query: string,
): readonly FoundGroup[] {
  if (query.trim() !== "") {
    const entries = catalogue.search(query, { model }).map(({ entry }) => entry);
    return entries.length > 0 ? [{ key: "search", entries }] : [];
  }
  const root = folder === null ? undefined : findFolder(tree, folder);
  return foldersIn(root ? [root] : tree).flatMap(({ code, description, articles }) =>
    articles.length > 0 ? [{ key: code, heading: description, entries: articles }] : [],
  );
}

export function findFolder(
  nodes: readonly ClassificationNode[],
  code: string,
): ClassificationNode | undefined {
  return foldersIn(nodes).find((node) => node.code === code);
}

/** The folders and all under them, depth first. */
const foldersIn = (nodes: readonly ClassificationNode[]): readonly ClassificationNode[] =>
  nodes.flatMap((node) => [node, ...foldersIn(node.nodes)]);

/** The number of articles in a folder and its sub-folders. */
export const countIn = (node: ClassificationNode): number =>
  foldersIn([node]).reduce((sum, { articles }) => sum + articles.length, 0);

/**
 * The results of a search in each of several catalogues, by code. Typing mistakes are forgiven only where none of them has an answer
 * without.
 *
 * modelOf   the model that is searched; absent: all
 */
export function foundInEach(
  loaded: ReadonlyMap<string, { readonly open: OpenCatalogue }>,
  query: string,
  modelOf?: (open: OpenCatalogue) => string,
): ReadonlyMap<string, readonly FoundArticle[]> {
  const search = (forgives: boolean) =>
    new Map(
      [...loaded].map(([code, { open }]) => {
        const options = modelOf ? { forgives, model: modelOf(open) } : { forgives };
        return [code, open.search(query, options)] as const;
      }),
    );
  const sure = search(false);
  return [...sure.values()].some((found) => found.length > 0) ? sure : search(true);
}
