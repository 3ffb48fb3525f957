import type { ArticleRule, Gallery } from "../bundle.ts";
import type { ArticleEntry, ClassificationNode, Model } from "../catalogue.ts";
import type { Text } from "../text.ts";
import type { FoundArticle } from "./found-article.ts";
import { headWords } from "./head-words.ts";
import { squashedCode, statedSizes } from "./search-terms.ts";
import { SEARCH_WEIGHTS, type SearchField, type SearchWord, textWords, wordsOf } from "./search-words.ts";
import type { Synonym } from "./synonym.ts";

/** An article of a model's classification with the words of the search; its sizes are separate (`sizeWords`). */
export interface SearchItem {
  readonly found: FoundArticle;
  /** The folders that contain it, outermost first. */
  readonly folders: readonly ClassificationNode[];
  readonly tags: readonly string[];
  readonly words: readonly SearchWord[];
}

/**
 * All articles of all models in the order of their trees, with their search words: code, synonym, name, kind, tag and folder, in every
 * language. They are made one by one, so that tens of thousands need not be held at once.
 *
 * ruleOf   finds the rule of a neutro; `undefined`: a custom article, which has no rule
 */
export function* searchItems(
  models: readonly Pick<Model, "code" | "tree">[],
  ruleOf: (neutro: string) => Pick<ArticleRule, "description" | "tags"> | undefined,
  synonyms: readonly Synonym[] = [],
): Generator<SearchItem, void> {
  const synonymsOf = synonymWords(synonyms);
  const known = new Map<string, RuleWords>();
  const wordsOfRule = (neutro: string): RuleWords => {
    const words = known.get(neutro) ?? ruleWords(ruleOf(neutro));
    known.set(neutro, words);
    return words;
  };
  function* walk(
    model: string,
    node: ClassificationNode,
    above: readonly ClassificationNode[],
  ): Generator<SearchItem, void> {
    const folders = [...above, node];
    const path = folders.map(({ description }) => description);
    const folderWords = weighted("folder", SEARCH_WEIGHTS.folder, path.flatMap(textWords));
    for (const entry of node.articles) {
      const rule = wordsOfRule(entry.neutro);
      const words = [
        ...codeWords(entry.code),
        ...synonymsOf(entry),
        ...nameWords(entry.description),
        ...rule.words,
        ...folderWords,
      ];
      yield { found: { entry, model, path }, folders, tags: rule.tags, words };
    }
    for (const child of node.nodes) yield* walk(model, child, folders);
  }
  for (const { code, tree } of models) for (const node of tree) yield* walk(code, node, []);
}

/** What all articles of a rule have in common: its kind and its tags. */
interface RuleWords {
  readonly tags: readonly string[];
  readonly words: readonly SearchWord[];
}

function ruleWords(rule: Pick<ArticleRule, "description" | "tags"> | undefined): RuleWords {
  if (!rule) return { tags: [], words: [] };
  const { tags, description } = rule;
  return {
    tags,
    words: [...kindWords(description), ...weighted("tag", SEARCH_WEIGHTS.tag, tags.flatMap(wordsOf))],
  };
}

/** The search words of a gallery: its code and its name in every language. */
export const galleryWords = (gallery: Pick<Gallery, "code" | "description">): readonly SearchWord[] => [
  ...codeWords(gallery.code),
  ...nameWords(gallery.description),
];

/** Synonyms stand for an article as sold or for a rule, that is for everything that is sold by it. */
function synonymWords(synonyms: readonly Synonym[]): (entry: ArticleEntry) => readonly SearchWord[] {
  const byCode = new Map<string, SearchWord[]>();
  for (const { words, articles } of synonyms) {
    const phrases = Object.values(words).flat().map(wordsOf);
    for (const [n, code] of articles.entries()) {
      const whole = n === 0 ? SEARCH_WEIGHTS.firstSynonym : SEARCH_WEIGHTS.synonym;
      const spoken = phrases.flatMap((phrase) =>
        weighted("synonym", phrase.length === 1 ? whole : SEARCH_WEIGHTS.synonymPart, phrase),
      );
      byCode.set(code, [...(byCode.get(code) ?? []), ...spoken]);
    }
  }
  return ({ code, neutro }) => [
    ...(byCode.get(code) ?? []),
    ...(neutro === code ? [] : (byCode.get(neutro) ?? [])),
  ];
}

const nameWords = (name: Text): readonly SearchWord[] => [
  ...headed("name", name, (word, { words, isWhole }) =>
    !words.has(word) ? SEARCH_WEIGHTS.name : isWhole ? SEARCH_WEIGHTS.wholeName : SEARCH_WEIGHTS.head,
  ),
  ...weighted("name", SEARCH_WEIGHTS.name, Object.values(name).flatMap(statedSizes)),
];

const kindWords = (kind: Text): readonly SearchWord[] =>
  headed("kind", kind, (word, { words }) =>
    words.has(word) ? SEARCH_WEIGHTS.kindHead : SEARCH_WEIGHTS.kind,
  );

const headed = (
  field: SearchField,
  text: Text,
  weightOf: (word: string, head: ReturnType<typeof headWords>) => number,
): readonly SearchWord[] =>
  Object.entries(text).flatMap(([language, one]) => {
    const all = wordsOf(one);
    const head = headWords(one, language, all);
    return all.map(({ word, shown }) => ({ word, shown, field, weight: weightOf(word, head) }));
  });

const codeWords = (code: string): readonly SearchWord[] => [
  { word: squashedCode(code), shown: code, field: "code", weight: SEARCH_WEIGHTS.wholeCode },
  ...weighted("code", SEARCH_WEIGHTS.codePart, wordsOf(code)),
];

const weighted = (
  field: SearchField,
  weight: number,
  words: readonly { readonly word: string; readonly shown: string }[],
): readonly SearchWord[] => words.map((word) => ({ ...word, field, weight }));
