import {
  type ArticleEvaluation,
  type DclassRow,
  type DclassView,
  repairRows,
  type Text,
} from "@stanza/catalogue";
import { sectionsOf, usedWidth, wholeWidth } from "./sections.ts";

/** The parts that a divider makes of an opening, and what the rules say of them. */
export interface EvaluatedDivider {
  /** Canonical text of the class as it would be stored: repaired where a field cannot be as it is. */
  readonly text: string;
  /** Each record with its clear width and its left side in the article's frame, mm. */
  readonly bays: readonly { readonly record: DclassRow; readonly left: number; readonly width: number }[];
  /** Of all bays with everything between them, mm. */
  readonly used: number;
  /** The width to be filled, mm; null: the bays make it. */
  readonly whole: number | null;
  /** What breaks a rule: of one record, from 0, or of the whole. */
  readonly problems: readonly { readonly row?: number; readonly code: string; readonly because: Text }[];
}

/**
 * Evaluates a divider (spec 2 §7): the sections of an article, as its rules see them together with all its other choices.
 *
 * answer   the article with the division chosen
 * code     of the variable
 * returns  null: the article has no such variable, or its records have no widths
 */
export function evaluateDivider(answer: ArticleEvaluation, code: string): EvaluatedDivider | null {
  const view = answer.views().find((one) => one.code === code);
  const list = view?.list;
  const closet = answer.closet();
  const sections =
    list && sectionsOf(list, list.rows.length === 1 ? gapOfTwo(answer, code, list) : undefined, closet?.from);
  if (!view || !list || !sections) return null;
  const { result } = answer;
  const said = new Set(list.problems.map((problem) => problem.code));
  const ofArticle = result.problems.filter(
    (problem) => problem.severity === "error" && problem.variable === code && !said.has(problem.code),
  );
  return {
    text: String(view.value),
    bays: sections.spans.map(({ left, width }, i) => ({ record: list.rows[i] ?? {}, left, width })),
    used: usedWidth(sections),
    whole: wholeWidth(result, closet),
    problems: [...list.problems, ...ofArticle.map(({ code: rule, because }) => ({ code: rule, because }))],
  };
}

/** The thickness between two records, for a class that has one record only; undefined: its catalogue sums nothing up. */
function gapOfTwo(answer: ArticleEvaluation, code: string, list: DclassView): number | undefined {
  const [row] = list.rows;
  if (!row) return undefined;
  const two = answer.fork();
  two.set(code, repairRows({ ...list, maxItems: 2 }, [row, row]).text);
  const tried = two.views().find((one) => one.code === code)?.list;
  return tried && sectionsOf(tried)?.gap;
}
