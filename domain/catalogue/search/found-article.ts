import type { ArticleEntry } from "../catalogue.ts";
import type { Text } from "../text.ts";

/** An article of a model's classification. */
export interface FoundArticle {
  readonly entry: ArticleEntry;
  readonly model: string;
  /** Descriptions of the folders that contain it, outermost first. */
  readonly path: readonly Text[];
}
