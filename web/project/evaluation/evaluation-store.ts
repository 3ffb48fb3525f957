import type { EvaluatedProject } from "@stanza/evaluation";
import type { PricedProject } from "@stanza/pricing";
import { create } from "zustand";

/**
 * The worker's results for the open project. While it works, the last result stays and `updating` says so: numbers on screen
 * turn pale, they never vanish.
 */
export interface EvaluationState {
  readonly evaluated: EvaluatedProject | null;
  readonly priced: PricedProject | null;
  readonly updating: boolean;
  /** 0..1 of a full re-evaluation; absent: a small change. */
  readonly progress?: number;
  /** Set when the worker failed and was restarted: results are older than the project. */
  readonly failure?: string;
}

const NOTHING: EvaluationState = {
  evaluated: null,
  priced: null,
  updating: false,
  progress: undefined,
  failure: undefined,
};

/** Filled by the workspace's worker, read by the header and the panels. */
export const useEvaluation = create<EvaluationState>()(() => NOTHING);

export function setEvaluation(change: Partial<EvaluationState>): void {
  useEvaluation.setState(change);
}

/** Forgets the result, e.g. when another project is opened. Only the worker's own word says that it has come to an end. */
export function resetEvaluation(): void {
  useEvaluation.setState(({ updating }) => ({ ...NOTHING, updating }), true);
}
