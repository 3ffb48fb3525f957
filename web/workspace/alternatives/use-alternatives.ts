import type { AlternativeWish } from "@stanza/evaluation";
import {
  type AlternativeAnswer,
  askAlternatives,
  useCatalogues,
  useEvaluation,
  useOpenProject,
} from "@stanza/web-project";
import { useEffect, useMemo, useState } from "react";
import { type SharedVariable, sharedVariables, variableKey } from "./shared-variables.ts";

/** The person's question. */
export interface Comparison {
  /** Keys of the variables; the second is absent for a list. */
  readonly first: string;
  readonly second: string;
  /** Pieces with a value of their own change as well. */
  readonly includesOwn: boolean;
}

/** One alternative: an option of the first variable, in a table with one of the second. */
export interface Cell {
  readonly first: string;
  readonly second?: string;
}

export interface Alternatives {
  readonly variables: readonly SharedVariable[];
  readonly first: SharedVariable | undefined;
  readonly second: SharedVariable | undefined;
  readonly comparison: Comparison;
  readonly change: (change: Partial<Comparison>) => void;
  /** `undefined`: the project as it is now, or not priced yet. */
  readonly answerOf: (cell: Cell) => AlternativeAnswer | undefined;
  readonly isPresent: (cell: Cell) => boolean;
  readonly done: number;
  readonly count: number;
  readonly state: "working" | "done" | "stopped" | "failed";
  readonly stop: () => void;
  readonly goOn: () => void;
}

interface Answers {
  readonly byIndex: ReadonlyMap<number, AlternativeAnswer>;
  readonly state: Alternatives["state"];
}

const NONE: Answers = { byIndex: new Map(), state: "working" };
const NO_ROWS = [] as const;

/** Prices the open project with other options, and again whenever it or the question changes; what was worked out before is dropped. */
export function useAlternatives(): Alternatives {
  const open = useOpenProject();
  const rows = useEvaluation((state) => state.evaluated?.rows) ?? NO_ROWS;
  const loaded = useCatalogues((state) => state.loaded);
  const project = open?.document.project;
  const variables = useMemo(
    () => (project ? sharedVariables(project, rows, loaded) : []),
    [project, rows, loaded],
  );
  // It opens with what the offer's papers compare.
  const onPapers = open?.document.comparison;
  const [comparison, setComparison] = useState<Comparison>({
    first: onPapers ? variableKey(onPapers.catalogue, onPapers.variable) : "",
    second: "",
    includesOwn: onPapers?.includesOwn ?? false,
  });
  const first = variables.find(({ key }) => key === comparison.first) ?? variables[0];
  const second = variables.find(({ key }) => key === comparison.second && key !== first?.key);
  const { includesOwn } = comparison;
  const cells = useMemo(() => cellsOf(first, second), [first, second]);
  const wishes = useMemo(
    () => cells.map((cell) => wishesOf(cell, first, second, includesOwn)),
    [cells, first, second, includesOwn],
  );
  const [answers, setAnswers] = useState(NONE);
  const [stopped, setStopped] = useState<string | null>(null);
  // Only what the answers depend on asks anew: the same words for the same project are the same question.
  const question = useMemo(() => JSON.stringify(wishes), [wishes]);
  const isStopped = stopped === question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` says what `wishes` are, and the project what `open` is
  useEffect(() => {
    if (!open || isStopped) return;
    setAnswers(NONE);
    return askAlternatives(open, wishes, {
      answered: (answer) =>
        setAnswers(({ byIndex, state }) => ({
          byIndex: new Map([...byIndex, [indexOf(answer), answer]]),
          state,
        })),
      ended: (complete) => setAnswers((so) => ({ ...so, state: complete ? "done" : "failed" })),
    });
  }, [
    open?.document.project,
    open?.document.terms,
    open?.document.rows,
    open?.document.head,
    question,
    isStopped,
  ]);
  const places = useMemo(() => new Map(cells.map((cell, index) => [keyOf(cell), index])), [cells]);
  return {
    variables,
    first,
    second,
    comparison,
    change: (change) => setComparison((so) => ({ ...so, ...change })),
    answerOf: (cell) => answers.byIndex.get(places.get(keyOf(cell)) ?? -1),
    isPresent: (cell) =>
      cell.first === first?.present && (cell.second === undefined || cell.second === second?.present),
    done: answers.byIndex.size,
    count: cells.length,
    state: isStopped && answers.state === "working" ? "stopped" : answers.state,
    stop: () => setStopped(question),
    goOn: () => setStopped(null),
  };
}

const keyOf = ({ first, second }: Cell) => JSON.stringify([first, second]);

const indexOf = (answer: AlternativeAnswer) =>
  answer.kind === "priced" ? answer.alternative.index : answer.index;

/** Every alternative but the present one, row by row. */
function cellsOf(first: SharedVariable | undefined, second: SharedVariable | undefined): readonly Cell[] {
  const optionsOf = (one: SharedVariable) => (one.view.options ?? []).map(({ code }) => code);
  if (!first) return [];
  const cells = optionsOf(first).flatMap((code): readonly Cell[] =>
    second ? optionsOf(second).map((other) => ({ first: code, second: other })) : [{ first: code }],
  );
  return cells.filter((cell) => cell.first !== first.present || (second && cell.second !== second.present));
}

function wishesOf(
  cell: Cell,
  first: SharedVariable | undefined,
  second: SharedVariable | undefined,
  includesOwn: boolean,
): readonly AlternativeWish[] {
  const wish = (of: SharedVariable | undefined, value: string | undefined): readonly AlternativeWish[] =>
    !of || value === undefined || value === of.present
      ? []
      : [{ catalogue: of.catalogue.code, model: of.model, variable: of.view.code, value, includesOwn }];
  return [...wish(first, cell.first), ...wish(second, cell.second)];
}
