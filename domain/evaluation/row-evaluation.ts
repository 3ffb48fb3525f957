import {
  type ArticleEntry,
  type ArticleEvaluation,
  type Choices,
  fillTitle,
  type OpenCatalogue,
  type Text,
  type Value,
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

/** One row that is kept evaluated: a change of choices re-runs only what it affects, any other change starts again. */
export interface RowEvaluation {
  readonly live: ArticleEvaluation;
  /** The article as sold; absent: the row names a rule. */
  readonly entry: ArticleEntry | undefined;
  readonly row: Row;
  readonly context: RowContext;
}

/** Throws the errors of `OpenCatalogue.evaluate`: `UnknownInCatalogue`, or an error of the rule. */
export function startRow(row: Row, context: RowContext): RowEvaluation {
  const { catalogue, header, forced, priceDate } = context;
  const live = catalogue.evaluate({
    model: row.model,
    article: row.article,
    header,
    choices: row.choices,
    forced,
    ...(priceDate === undefined ? {} : { priceDate }),
  });
  return { live, entry: catalogue.article(row.article, row.model), row, context };
}

/** The row's name; one that names its size follows the size that was chosen. */
export function rowDescription({ live, entry }: RowEvaluation): Text {
  if (!entry?.title) return entry?.description ?? live.result.description;
  const { variables } = live.result;
  return fillTitle(entry.title, (named) => variables.find(({ code }) => code === named)?.value);
}

/** Evaluates the row with new choices, incrementally if nothing else differs. */
export function updateRow(previous: RowEvaluation, row: Row, context: RowContext): RowEvaluation {
  if (!sameArticle(previous.row, row) || !sameContext(previous.context, context))
    return startRow(row, context);
  const before = previous.row.choices;
  if (before !== row.choices) {
    for (const code of new Set([...Object.keys(before), ...Object.keys(row.choices)])) {
      const value: Value | undefined = row.choices[code];
      if (before[code] !== value) previous.live.set(code, value);
    }
  }
  return { ...previous, row, context };
}

function sameArticle(a: Row, b: Row): boolean {
  return a.catalogue === b.catalogue && a.model === b.model && a.article === b.article;
}

function sameContext(a: RowContext, b: RowContext): boolean {
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
