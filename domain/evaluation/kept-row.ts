import type { Choices } from "@stanza/catalogue";
import type { Frame } from "@stanza/geometry";
import type { Row, WallSegment } from "@stanza/project";
import { isCustomArticle, withOwnLines } from "./custom-article.ts";
import type { EvaluatedRow, FailedRow } from "./evaluated-project.ts";
import type { EvaluationInput } from "./evaluation-input.ts";
import { type EvaluationOptions, type OpenCatalogues, workOf } from "./evaluation-options.ts";
import { missingCatalogue } from "./failure.ts";
import { answerRow, asksSame, type RowAnswer, type RowContext, sameChoices } from "./row-answer.ts";
import { rowFrame, standingFrame } from "./row-frame.ts";
import type { SharedAnswers } from "./shared-answers.ts";

/** A row's evaluation with the last result made from it. */
export interface KeptRow {
  readonly answer: RowAnswer;
  readonly evaluated: EvaluatedRow;
}

/**
 * Returns the function that evaluates one row. It reuses everything of `before` that is unchanged, so that an unchanged row is the same
 * object as before.
 *
 * forced     values that the wall or an automatic rule imposes
 * segment    the wall of a wall item
 * automatic  the rule that generated the row, if one did
 * @throws    an error of the catalogue's rules, which the caller turns into a failed row
 */
export function openRowEvaluator(catalogues: OpenCatalogues, options: EvaluationOptions) {
  return function evaluateRow(
    before: KeptRow | undefined,
    shared: SharedAnswers,
    project: EvaluationInput,
    row: Row,
    forced: Choices,
    segment: WallSegment | undefined,
    automatic: EvaluatedRow["automatic"],
  ): KeptRow | FailedRow {
    const catalogue = catalogues.get(row.catalogue);
    if (catalogue === undefined) {
      return { row, frame: rowFrame(row, undefined, segment), problem: missingCatalogue(row) };
    }
    const work = workOf(project, row);
    const { header } = work;
    const excluded = options.excluded?.(work);
    if (excluded) return { row, frame: rowFrame(row, undefined, segment), problem: excluded };
    const context: RowContext = { catalogue, header, forced, priceDate: options.priceDate };
    let answer = before && asksSame(before.answer, row, context) ? before.answer : shared.find(row, context);
    const isNew = answer === undefined;
    if (answer === undefined) {
      options.watch?.(work, "begin");
      answer = answerRow(row, context, before?.answer);
      options.watch?.(work, "end");
    }
    shared.keep(answer, isNew);
    const isSame =
      before !== undefined &&
      answer.article === before.answer.article &&
      row.lines === before.evaluated.row.lines;
    const article = isSame
      ? before.evaluated.article
      : isCustomArticle(answer.article)
        ? withOwnLines(answer.article, row, answer.description)
        : answer.article;
    const frame = standingFrame(row, article, segment, project.rooms);
    if (isSame && sameStanding(before, frame, automatic)) {
      return before.evaluated.row === row ? before : { answer, evaluated: { ...before.evaluated, row } };
    }
    const evaluated: EvaluatedRow = {
      row,
      frame,
      article,
      description: isCustomArticle(article) ? article.description : answer.description,
      ...(automatic ? { automatic } : {}),
    };
    return { answer, evaluated };
  };
}

/** Returns true when a row's frame and the rows that it was generated from are unchanged. */
function sameStanding(before: KeptRow, frame: Frame, automatic: EvaluatedRow["automatic"]): boolean {
  const { evaluated } = before;
  return (
    sameFrame(evaluated.frame, frame) && evaluated.automatic?.members.join() === automatic?.members.join()
  );
}

const sameFrame = (a: Frame, b: Frame): boolean =>
  a.rotY === b.rotY && a.at.every((value, axis) => value === b.at[axis]);

/** The earlier generated row if nothing about it has changed: it is made anew each time but shall keep its identity. */
export function generatedBefore(before: KeptRow | undefined, row: Row): Row {
  if (!before?.evaluated.automatic) return row;
  const known = before.evaluated.row;
  const isSame =
    known.catalogue === row.catalogue &&
    known.model === row.model &&
    known.article === row.article &&
    sameChoices(known.choices, row.choices) &&
    sameFrame(rowFrame(known, undefined, undefined), rowFrame(row, undefined, undefined));
  return isSame ? known : row;
}
