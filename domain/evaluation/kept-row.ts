import type { Choices, EvaluatedArticle } from "@stanza/catalogue";
import type { Frame } from "@stanza/geometry";
import type { Row, WallSegment } from "@stanza/project";
import { isCustomArticle, withOwnLines } from "./custom-article.ts";
import type { EvaluatedRow, FailedRow } from "./evaluated-project.ts";
import type { EvaluationInput } from "./evaluation-input.ts";
import { type EvaluationOptions, type OpenCatalogues, workOf } from "./evaluation-options.ts";
import { missingCatalogue } from "./failure.ts";
import {
  type RowContext,
  type RowEvaluation,
  rowDescription,
  sameChoices,
  startRow,
  updateRow,
} from "./row-evaluation.ts";
import { rowFrame, standingFrame } from "./row-frame.ts";

/** A row's evaluation with the last result made from it. */
export interface KeptRow {
  readonly evaluation: RowEvaluation;
  /** The result of the rules, without typed lines. */
  readonly raw: EvaluatedArticle;
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
    options.watch?.(work, "begin");
    const evaluation = before ? updateRow(before.evaluation, row, context) : startRow(row, context);
    const raw = evaluation.live.result;
    options.watch?.(work, "end");
    const isSame = before !== undefined && raw === before.raw && row.lines === before.evaluated.row.lines;
    const article = isSame
      ? before.evaluated.article
      : isCustomArticle(raw)
        ? withOwnLines(raw, row, rowDescription(evaluation))
        : raw;
    const frame = standingFrame(row, article, segment, project.rooms);
    if (isSame && sameStanding(before, frame, automatic)) {
      return before.evaluation.row === row
        ? before
        : { ...before, evaluation, evaluated: { ...before.evaluated, row } };
    }
    const evaluated: EvaluatedRow = {
      row,
      frame,
      article,
      description: isCustomArticle(raw) ? article.description : rowDescription(evaluation),
      ...(automatic ? { automatic } : {}),
    };
    return { evaluation, raw, evaluated };
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
