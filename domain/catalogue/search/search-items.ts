import type { ArticleRule, Gallery } from "../bundle.ts";
import type { ClassificationNode, Model } from "../catalogue.ts";
import type { FoundArticle } from "../live-catalogue.ts";
import type { Text } from "../text.ts";
import { squashedCode, statedSizes } from "./search-terms.ts";
import { type SearchField, type SearchWord, textWords, wordsOf } from "./search-words.ts";

/** An article of a model's classification with the words of the search; its sizes are separate (`sizeWords`). */
export interface SearchItem {
  readonly found: FoundArticle;
  /** The folders that contain it, outermost first. */
  readonly folders: readonly ClassificationNode[];
  readonly tags: readonly string[];
  readonly words: readonly SearchWord[];
}

/**
 * All articles of all models in the order of their trees, with their search words: code, name, kind, tag and folder, in every language.
 *
 * ruleOf   finds the rule of a neutro; `undefined`: a custom article, which has no rule
 */
export function searchItems(
  models: readonly Pick<Model, "code" | "tree">[],
  ruleOf: (neutro: string) => Pick<ArticleRule, "description" | "tags"> | undefined,
): readonly SearchItem[] {
  const items: SearchItem[] = [];
  for (const model of models) {
    const walk = (node: ClassificationNode, above: readonly ClassificationNode[]): void => {
      const folders = [...above, node];
      const path = folders.map(({ description }) => description);
      for (const entry of node.articles) {
        const rule = ruleOf(entry.neutro);
        const tags = rule?.tags ?? [];
        items.push({
          found: { entry, model: model.code, path },
          folders,
          tags,
          words: [
            ...codeWords(entry.code),
            ...nameWords(entry.description),
            ...weighted("kind", 2, rule ? textWords(rule.description) : []),
            ...weighted("tag", 2, tags.flatMap(wordsOf)),
            ...weighted("folder", 1, path.flatMap(textWords)),
          ],
        });
      }
      for (const child of node.nodes) walk(child, folders);
    };
    for (const node of model.tree) walk(node, []);
  }
  return items;
}

/** The search words of a gallery: its code and its name in every language. */
export const galleryWords = (gallery: Pick<Gallery, "code" | "description">): readonly SearchWord[] => [
  ...codeWords(gallery.code),
  ...nameWords(gallery.description),
];

const nameWords = (name: Text): readonly SearchWord[] =>
  weighted("name", 3, [...textWords(name), ...Object.values(name).flatMap(statedSizes)]);

/** Weight of a code as one word; no other word weighs as much. */
export const WHOLE_CODE_WEIGHT = 5;

const codeWords = (code: string): readonly SearchWord[] => [
  { word: squashedCode(code), shown: code, field: "code", weight: WHOLE_CODE_WEIGHT },
  ...weighted("code", 4, wordsOf(code)),
];

const weighted = (
  field: SearchField,
  weight: number,
  words: readonly { readonly word: string; readonly shown: string }[],
): readonly SearchWord[] => words.map((word) => ({ ...word, field, weight }));
