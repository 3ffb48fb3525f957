import type { History } from "@stanza/project";
import type { NamedStep } from "./project-steps.ts";

/** One state of a project that can be gone back or forward to. */
export interface ListedState {
  /** Its number in the history. */
  readonly state: number;
  /** The step that led to it; absent: it is how the project was opened. */
  readonly step?: NamedStep;
  readonly isNow: boolean;
  /** It lies ahead: its step was undone. */
  readonly isUndone: boolean;
}

/** Every state of a history, the latest first. */
export function statesOf({ undo, redo, state: now }: History): readonly ListedState[] {
  const ahead = redo.toReversed();
  const [first] = [...undo, ...ahead];
  const start = first?.from ?? now;
  return [
    { state: start, isNow: start === now, isUndone: false },
    ...undo.map((step) => ({ state: step.to, step, isNow: step.to === now, isUndone: false })),
    ...ahead.map((step) => ({ state: step.to, step, isNow: false, isUndone: true })),
  ].toReversed();
}

/** The states before and after the present one, for a menu: at most `ahead` that were undone and `behind` that can be gone back to. */
export function statesNear(history: History, ahead: number, behind: number): readonly ListedState[] {
  const states = statesOf(history);
  const now = states.findIndex(({ isNow }) => isNow);
  return states.slice(Math.max(0, now - ahead), now + 1 + behind);
}
