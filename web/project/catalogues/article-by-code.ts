import type { ClassificationNode } from "@stanza/catalogue";

const isSame = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/** The codes of all articles in a folder and in those below it; without a folder those of the whole model. */
function articlesIn(nodes: readonly ClassificationNode[], folder: string): readonly string[] {
  return nodes.flatMap((node) => {
    const isMeant = folder === "" || isSame(node.code, folder);
    const own = isMeant ? node.articles.map((article) => article.code) : [];
    return [...own, ...articlesIn(node.nodes, isMeant ? "" : folder)];
  });
}

/**
 * The code of an article as its catalogue has it, by that code in any case; undefined: there is none.
 *
 * tree     the folders of a model
 * folder   code of the folder that has it, or that has the folder; empty: any
 */
export const articleByCode = (
  tree: readonly ClassificationNode[],
  code: string,
  folder = "",
): string | undefined => articlesIn(tree, folder).find((one) => isSame(one, code));
