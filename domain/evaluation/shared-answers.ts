import type { AnswerPool } from "./answer-pool.ts";
import { type AskedRow, asksSame, questionOf, type RowAnswer, type RowContext } from "./row-answer.ts";

/**
 * The answers that the rows of a project share. Most units of a kitchen are like others, so equal questions are worked out once: rows ask
 * the same when article, choices, header and imposed values are equal.
 */
export interface SharedAnswers {
  /** Forgets the answers that no row asked for in the round that ends. */
  beginRound(): void;
  /** The answer to an equal question of this round or of the one before, or of another project. */
  find(row: AskedRow, context: RowContext): RowAnswer | undefined;
  /** isNew  it was worked out for this row, and other projects do not know it yet */
  keep(answer: RowAnswer, isNew: boolean): void;
}

/** pool  the answers of other projects; absent: there are none */
export function openSharedAnswers(pool?: AnswerPool): SharedAnswers {
  let before = new Map<string, RowAnswer>();
  let now = new Map<string, RowAnswer>();
  return {
    beginRound() {
      before = now;
      now = new Map();
    },
    find(row, context) {
      const question = questionOf(row, context);
      const known = now.get(question) ?? before.get(question);
      return known && asksSame(known, row, context) ? known : pool?.find(row, context);
    },
    keep(answer, isNew) {
      now.set(answer.question, answer);
      if (isNew) pool?.keep(answer);
    },
  };
}
