import type { Project, Row } from "../project.ts";
import type { Patch } from "./patch.ts";

/** One step that a person can undo. */
export interface HistoryEntry {
  /** The name for "Undo: …"; a translation key or a sentence, as the caller wishes. */
  readonly name: string;
  /** Turns the project before the step into the one after it. */
  readonly patch: Patch;
  /** The rows concerned, for "Undo: Move Base unit 600"; absent: none. */
  readonly rows?: readonly Row[];
  /** Consecutive steps of one gesture form one entry. */
  readonly gesture?: string;
  /** Numbers of the states before and after it. */
  readonly from: number;
  readonly to: number;
}

/**
 * A project with its undo history. A plain value: every function here returns a new one.
 *
 * Each state of the project has a unique number, by which a saved state is recognised.
 */
export interface History {
  readonly project: Project;
  readonly state: number;
  /** The state that was saved last; `null`: none of this history. */
  readonly saved: number | null;
  /** Oldest first. */
  readonly undo: readonly HistoryEntry[];
  /** The next step to redo comes last. */
  readonly redo: readonly HistoryEntry[];
  readonly nextState: number;
}

/** A history that begins with this project. `saved`: the server has this state. */
export function newHistory(project: Project, args: { readonly saved: boolean }): History {
  return { project, state: 0, saved: args.saved ? 0 : null, undo: [], redo: [], nextState: 1 };
}
