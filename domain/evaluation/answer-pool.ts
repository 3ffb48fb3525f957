import { type AskedRow, asksSame, questionOf, type RowAnswer, type RowContext } from "./row-answer.ts";

/**
 * Answers that all projects of a thread share: the units of one shop's kitchens are mostly alike, whichever kitchen they stand in. A
 * project that is evaluated for the first time finds most of its answers here, and many kept projects cost the memory of their
 * differences.
 */
export interface AnswerPool {
  /** The answer to an equal question, of whichever project. */
  find(row: AskedRow, context: RowContext): RowAnswer | undefined;
  keep(answer: RowAnswer): void;
}

/** most  answers that it holds at most; those that nobody has asked for the longest are let go, half of them at a time */
export function openAnswerPool(most: number): AnswerPool {
  let recent = new Map<string, RowAnswer>();
  let older = new Map<string, RowAnswer>();
  const keep = (answer: RowAnswer) => {
    if (recent.size >= most / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(answer.question, answer);
  };
  return {
    find(row, context) {
      const question = questionOf(row, context);
      const young = recent.get(question);
      const known = young ?? older.get(question);
      if (known === undefined || !asksSame(known, row, context)) return undefined;
      if (young === undefined) keep(known);
      return known;
    },
    keep,
  };
}
