import {
  type ArticleEntry,
  type ClassificationNode,
  type OpenCatalogue,
  searchArticles,
  searchIndexOf,
  type Text,
  textIn,
} from "@stanza/catalogue";

/** An article that is shown, with the catalogue and the model that it is from. */
export interface FoundEntry {
  readonly entry: ArticleEntry;
  readonly catalogue: string;
  readonly model: string;
  /** Words that it was found by and that its card does not show. */
  readonly why?: string;
}

/** Articles under one heading of the results. */
export interface FoundGroup {
  readonly key: string;
  /** The folder, or where further results are from; absent: results of a search, best first. */
  readonly heading?: Text;
  readonly entries: readonly FoundEntry[];
  /** The articles may be of several catalogues; where they are, each card says which. */
  readonly isMixed?: boolean;
  /** There are more than these. */
  readonly isPart?: boolean;
}

export const foundKey = ({ catalogue, entry }: FoundEntry): string => `${catalogue} ${entry.code}`;

/**
 * What is browsed: the articles of a folder with its sub-folders, or all of the model.
 *
 * tree     the folders that the model offers with its header
 * folder   code of one of them; `null`: all
 */
export function browsedArticles(
  from: { readonly catalogue: string; readonly model: string },
  tree: readonly ClassificationNode[],
  folder: string | null,
): readonly FoundGroup[] {
  const root = folder === null ? undefined : findFolder(tree, folder);
  return foldersIn(root ? [root] : tree).flatMap(({ code, description, articles }) =>
    articles.length > 0
      ? [{ key: code, heading: description, entries: articles.map((entry) => ({ entry, ...from })) }]
      : [],
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
 * The results of a search in all loaded catalogues, in one ranking, each article once.
 *
 * home      the catalogue that is looked through, if any: its articles come before those of others that fit as well
 * modelOf   the model that is searched
 * language  of the words that say why something was found
 */
export function foundArticles(
  loaded: ReadonlyMap<string, { readonly open: OpenCatalogue }>,
  query: string,
  home: string | null,
  modelOf: (open: OpenCatalogue) => string,
  language: string,
): readonly FoundEntry[] {
  const opens = [...loaded.values()].map(({ open }) => open);
  const searched = opens.map((open) => ({
    index: searchIndexOf(open),
    model: modelOf(open),
    isHome: open.code === home,
  }));
  const found = new Map<string, FoundEntry>();
  for (const { entry, model, from, because } of searchArticles(searched, query)) {
    const catalogue = opens[from]?.code ?? "";
    const why = hiddenWords(because, query, `${textIn(entry.description, language)} ${entry.code}`);
    const one = { entry, catalogue, model, ...(why === "" ? {} : { why }) };
    if (!found.has(foundKey(one))) found.set(foundKey(one), one);
  }
  return [...found.values()];
}

/** The words that something was found by, without those that are typed or that its card shows. */
export function hiddenWords(because: readonly string[], typed: string, shown: string): string {
  const visible = `${typed} ${shown}`.toLowerCase();
  return [...new Set(because.filter((word) => !visible.includes(word.toLowerCase())))].join(", ");
}
