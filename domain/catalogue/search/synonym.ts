/** Words that people use for articles whose names do not have them. */
export interface Synonym {
  /** By language; a search finds them in any. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Codes of articles as sold, or of rules for everything that is sold by them; the first is what is meant most. */
  readonly articles: readonly string[];
}
