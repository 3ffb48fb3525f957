import type { EvaluatedArticle, Problem, Text } from "@stanza/catalogue";
import type { Frame } from "@stanza/geometry";
import type { Row, RowId } from "@stanza/project";

/** A row with its evaluated article. */
export interface EvaluatedRow {
  readonly row: Row;
  /** The article's frame in the room frame. */
  readonly frame: Frame;
  readonly article: EvaluatedArticle;
  /** Article name as sold. */
  readonly description: Text;
  /** Present for a row generated from neighbours (spec row.auto): worktop, plinth, filler. `members` are the rows it was made from. */
  readonly automatic?: { readonly rule: string; readonly members: readonly RowId[] };
}

/** A row that could not be evaluated: shown, never silently dropped (spec 2 §4: a failed row is marked done). */
export interface FailedRow {
  readonly row: Row;
  readonly frame: Frame;
  readonly problem: Problem;
}

/** The evaluation of a project. Geometry, prices, drawings and the problem list are made from it. */
export interface EvaluatedProject {
  /** The person's rows in project order, then the generated ones in a fixed order. */
  readonly rows: readonly EvaluatedRow[];
  readonly failed: readonly FailedRow[];
}
