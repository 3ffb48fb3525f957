import type { ArticleEntry, Choices, EvaluatedArticle, OpenCatalogue } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { type PriceBook, type PriceTerms, priceRow } from "@stanza/pricing";

/** The facts that a card shows of an article as it would be added. */
export interface ArticleFacts {
  readonly article: EvaluatedArticle;
  /** False for parts of the room such as its doors, which nobody orders unless a choice says so. */
  readonly isSold: boolean;
  /** Decimal text; undefined where the list has no complete price. */
  readonly price?: string;
}

const NONE: Choices = {};

interface Known {
  readonly header: Choices;
  readonly book: PriceBook;
  readonly terms: string;
  readonly facts: ArticleFacts;
}

/** By catalogue and its model and code: the cards of a folder are evaluated once for a header and a price list. */
const known = new WeakMap<OpenCatalogue, Map<string, Known>>();

/** An article evaluated and priced with the project's header, as it would be when it is added now. */
export function articleFacts(
  catalogue: OpenCatalogue,
  model: string,
  entry: ArticleEntry,
  header: Choices | undefined,
  book: PriceBook,
  terms: PriceTerms,
): ArticleFacts {
  const all = known.get(catalogue) ?? new Map<string, Known>();
  known.set(catalogue, all);
  const key = `${model} ${entry.code}`;
  const choices = header ?? NONE;
  const termsKey = `${terms.currency} ${terms.pricesIncrease ?? 1}`;
  const found = all.get(key);
  if (found && found.header === choices && found.book === book && found.terms === termsKey)
    return found.facts;
  const { result } = catalogue.evaluate({ model, article: entry.code, header: choices, choices: NONE });
  const row: EvaluatedRow = {
    row: {
      id: entry.code,
      catalogue: catalogue.code,
      model,
      article: entry.code,
      choices: NONE,
      placement: { on: "room", at: [0, 0, 0], rotY: 0 },
      quantity: 1,
    },
    frame: { at: [0, 0, 0], rotY: 0 },
    article: result,
    description: entry.description,
  };
  const { lines, total } = priceRow(row, book, terms);
  const isPriced =
    lines.some(({ price }) => price.kind === "priced") &&
    !lines.some(({ price }) => price.kind === "unpriced");
  // The same parts make the same picture: the object is kept while only the price differs.
  const article = found && found.header === choices ? found.facts.article : result;
  const facts: ArticleFacts = { article, isSold: lines.length > 0, ...(isPriced ? { price: total } : {}) };
  all.set(key, { header: choices, book, terms: termsKey, facts });
  return facts;
}
