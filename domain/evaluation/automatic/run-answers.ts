import type { AutomaticRule, Overhang, Run } from "@stanza/catalogue";
import type { RowRun } from "./run.ts";

/** The results of a rule's formulas for a run, for given ends. There are many, and they live as long as the rows: no closures. */
interface RunAnswer {
  readonly applies: boolean;
  /** Worked out for the ends that a run has, not for those that were only considered. */
  overhang: Overhang | undefined;
}

/** A run belongs to one rule and never changes, and a formula costs far more than a look-up. */
const knownAnswers = new WeakMap<RowRun, RunAnswer[]>();
const knownLengths = new WeakMap<RowRun, { readonly maxLength: number | undefined }>();

/**
 * The run in the words of the rule, and how far its row goes beyond it; `undefined`: the rule does not apply.
 *
 * blockedStart, blockedEnd  true when a wall or a taller neighbour is there
 */
export function appliedTo(
  rule: AutomaticRule,
  run: RowRun,
  blockedStart: boolean,
  blockedEnd: boolean,
): { readonly described: Run; readonly overhang: Overhang } | undefined {
  const answer = answerOf(rule, run, blockedStart, blockedEnd);
  if (!answer.applies) return undefined;
  const described = describeRun(run, blockedStart, blockedEnd);
  answer.overhang ??= rule.overhang(described);
  return { described, overhang: answer.overhang };
}

function answerOf(rule: AutomaticRule, run: RowRun, blockedStart: boolean, blockedEnd: boolean): RunAnswer {
  let answers = knownAnswers.get(run);
  if (answers === undefined) {
    answers = [];
    knownAnswers.set(run, answers);
  }
  const index = (blockedStart ? 1 : 0) + (blockedEnd ? 2 : 0);
  const known = answers[index];
  if (known) return known;
  const answer = { applies: rule.applies(describeRun(run, blockedStart, blockedEnd)), overhang: undefined };
  answers[index] = answer;
  return answer;
}

/** Returns true when the rule's condition can hold for a run, whatever is at its ends. Searching the ends costs far more. */
export const mayApply = (rule: AutomaticRule, run: RowRun): boolean =>
  ENDS.some(([start, end]) => answerOf(rule, run, start, end).applies);

const ENDS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;

/** Longest piece of a run, mm; `undefined`: the rule sets no limit. */
export function longestOf(rule: AutomaticRule, run: RowRun): number | undefined {
  let length = knownLengths.get(run);
  if (length === undefined) {
    length = { maxLength: rule.maxLength(describeRun(run, false, false)) };
    knownLengths.set(run, length);
  }
  return length.maxLength;
}

function describeRun(run: RowRun, wallStart: boolean, wallEnd: boolean): Run {
  return {
    length: run.end - run.start,
    depth: run.depth,
    top: run.top,
    wallStart,
    wallEnd,
    values: run.values,
  };
}
