import {
  type ArticleEntry,
  type ArticleEvaluation,
  type Choices,
  type EvaluatedArticle,
  fillTitle,
  type OpenCatalogue,
  type Text,
} from "@stanza/catalogue";
import type { Row } from "@stanza/project";

/** The data besides the row that its article is evaluated from. */
export interface RowContext {
  readonly catalogue: OpenCatalogue;
  readonly header: Choices;
  /** Values that the room or the neighbours impose: wall thickness, length of a run. */
  readonly forced: Choices;
  readonly priceDate: string | undefined;
}

/** What of a row its article is evaluated from. Where it stands and how many there are play no part. */
export type AskedRow = Pick<Row, "catalogue" | "model" | "article" | "choices">;

/** What the rules say of one article with its choices. It never changes, so all rows that ask the same may share it. */
export interface RowAnswer {
  readonly question: string;
  readonly row: AskedRow;
  readonly context: RowContext;
  /** Shared: a change of choices goes on from a fork of it. */
  readonly live: ArticleEvaluation;
  /** The result of the rules, without typed lines. */
  readonly article: EvaluatedArticle;
  /** The article's name as sold; one that names its size follows the size that was chosen. */
  readonly description: Text;
}

/**
 * Evaluates a row. What follows from `before` by new choices alone runs only the rules that they affect; its other results keep their
 * identity.
 *
 * @throws  the errors of `OpenCatalogue.evaluate`: `UnknownInCatalogue`, or an error of the rule
 */
export function answerRow(row: AskedRow, context: RowContext, before?: RowAnswer): RowAnswer {
  const live =
    before && isSameArticle(before.row, row) && isSameContext(before.context, context)
      ? withChoices(before, row.choices)
      : evaluated(row, context);
  const article = live.result;
  const question = questionOf(row, context);
  return { question, row, context, live, article, description: nameOf(row, context, article) };
}

function evaluated(row: AskedRow, { catalogue, header, forced, priceDate }: RowContext): ArticleEvaluation {
  return catalogue.evaluate({
    model: row.model,
    article: row.article,
    header,
    choices: row.choices,
    forced,
    ...(priceDate === undefined ? {} : { priceDate }),
  });
}

function withChoices({ live, row }: RowAnswer, choices: Choices): ArticleEvaluation {
  const fork = live.fork();
  for (const code of new Set([...Object.keys(row.choices), ...Object.keys(choices)]))
    if (row.choices[code] !== choices[code]) fork.set(code, choices[code]);
  return fork;
}

function nameOf({ article, model }: AskedRow, { catalogue }: RowContext, result: EvaluatedArticle): Text {
  const entry: ArticleEntry | undefined = catalogue.article(article, model);
  if (!entry?.title) return entry?.description ?? result.description;
  return fillTitle(entry.title, (named) => result.variables.find(({ code }) => code === named)?.value);
}

/** Equal questions have equal texts; the reverse is for `asksSame` to say. */
export function questionOf(
  { catalogue, model, article, choices }: AskedRow,
  { header, forced, priceDate }: RowContext,
): string {
  return [catalogue, model, article, textOf(choices), textOf(header), textOf(forced), priceDate].join("\n");
}

/** Choices never change, and most rows keep theirs from one round to the next. */
const texts = new WeakMap<Choices, string>();

function textOf(choices: Choices): string {
  let text = texts.get(choices);
  if (text === undefined) {
    text = JSON.stringify(choices);
    texts.set(choices, text);
  }
  return text;
}

/** Returns true when the rules would say the same again. */
export function asksSame(answer: RowAnswer, row: AskedRow, context: RowContext): boolean {
  return (
    isSameArticle(answer.row, row) &&
    sameChoices(answer.row.choices, row.choices) &&
    isSameContext(answer.context, context)
  );
}

function isSameArticle(a: AskedRow, b: AskedRow): boolean {
  return a.catalogue === b.catalogue && a.model === b.model && a.article === b.article;
}

function isSameContext(a: RowContext, b: RowContext): boolean {
  return (
    a.catalogue === b.catalogue &&
    a.priceDate === b.priceDate &&
    sameChoices(a.header, b.header) &&
    sameChoices(a.forced, b.forced)
  );
}

/** Equal codes with equal values. */
export function sameChoices(a: Choices, b: Choices): boolean {
  if (a === b) return true;
  const codes = Object.keys(a);
  return codes.length === Object.keys(b).length && codes.every((code) => a[code] === b[code]);
}
