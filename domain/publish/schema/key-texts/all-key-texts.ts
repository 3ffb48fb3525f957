import { ARTICLE_TEXTS } from "./article-texts.ts";
import { CATALOGUE_TEXTS } from "./catalogue-texts.ts";
import { CLOSET_TEXTS } from "./closet-texts.ts";
import type { KeyText, KeyTexts } from "./key-text.ts";
import { LIST_TEXTS } from "./list-texts.ts";
import { MAPPING_TEXTS } from "./mapping-texts.ts";
import { VARIABLE_TEXTS } from "./variable-texts.ts";

export const KEY_TEXTS: KeyTexts = {
  ...CATALOGUE_TEXTS,
  ...VARIABLE_TEXTS,
  ...ARTICLE_TEXTS,
  ...CLOSET_TEXTS,
  ...LIST_TEXTS,
  ...MAPPING_TEXTS,
};

/** Keys that mean the same in another kind of file, which has them first. */
const SAME: readonly (readonly [from: string, to: string])[] = [
  ["overlay.", "article."],
  ["article.variables.", "variables."],
  ["macro.parts.", "article.parts."],
];

/** Where a key is described, e.g. `variables.min` for `article.variables.min`. */
export const describedAt = (path: string): string =>
  SAME.reduce((so, [from, to]) => (so.startsWith(from) ? to + so.slice(from.length) : so), path);

export const keyText = (path: string): KeyText | undefined => KEY_TEXTS[describedAt(path)];
