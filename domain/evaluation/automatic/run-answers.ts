import type { AutomaticRule, Overhang, Run } from "@stanza/catalogue";
import type { RowRun } from "./run.ts";

/** The results of a rule's formulas for a run, for given ends. */
export interface RunAnswer {
  readonly described: Run;
  readonly applies: boolean;
  readonly overhang: () => Overhang;
}

/** A run belongs to one rule and never changes, and a formula costs far more than a look-up. */
const known = new WeakMap<RowRun, RunAnswer[]>();
const knownLengths = new WeakMap<RowRun, { readonly maxLength: number | undefined }>();

/** blockedStart, blockedEnd  true when a wall or a taller neighbour is there */
export function answerOf(
  rule: AutomaticRule,
  run: RowRun,
  blockedStart: boolean,
  blockedEnd: boolean,
): RunAnswer {
  let answers = known.get(run);
  if (answers === undefined) {
    answers = [];
    known.set(run, answers);
  }
  const index = (blockedStart ? 1 : 0) + (blockedEnd ? 2 : 0);
  const answer = answers[index] ?? newAnswer(rule, run, blockedStart, blockedEnd);
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

function newAnswer(rule: AutomaticRule, run: RowRun, blockedStart: boolean, blockedEnd: boolean): RunAnswer {
  const described = describeRun(run, blockedStart, blockedEnd);
  let overhang: Overhang | undefined;
  return {
    described,
    applies: rule.applies(described),
    // Worked out for the ends that a run has, not for those that were only considered.
    overhang: () => {
      overhang ??= rule.overhang(described);
      return overhang;
    },
  };
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
