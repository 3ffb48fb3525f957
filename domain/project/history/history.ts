import { done, type Outcome } from "../outcome.ts";
import type { Project, Row } from "../project.ts";
import { applyPatch, diff, invertPatch, type Patch } from "./patch.ts";
import { touchedRows } from "./touched-rows.ts";

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

/** A change whose arguments are given. */
export type Change = (project: Project) => Outcome<Project>;

/** A history that begins with this project. `saved`: the server has this state. */
export function newHistory(project: Project, args: { readonly saved: boolean }): History {
  return { project, state: 0, saved: args.saved ? 0 : null, undo: [], redo: [], nextState: 1 };
}

/**
 * Adds a named change to the history. A change without an effect leaves the history as it is; a refused one returns the refusal.
 *
 * gesture   consecutive transactions with the same gesture (one drag, one slider) become one entry with the first one's name; a gesture
 *           that ends where it began leaves none
 */
export function transact(
  history: History,
  name: string,
  change: Change,
  options: { readonly gesture?: string } = {},
): Outcome<History> {
  const changed = change(history.project);
  if (!changed.ok) return changed;
  const { gesture } = options;
  const last = history.undo.at(-1);
  const continued =
    gesture !== undefined && last?.gesture === gesture && history.redo.length === 0 ? last : null;
  const base = continued ? applyPatch(history.project, invertPatch(continued.patch)) : history.project;
  const step = diff(history.project, changed.value);
  if (step.length === 0) return done(history);
  const patch = continued ? diff(base, changed.value) : step;
  const undo = continued ? history.undo.slice(0, -1) : history.undo;
  const from = continued ? continued.from : history.state;
  if (patch.length === 0) return done({ ...history, project: base, state: from, undo });
  const rows = touchedRows(patch, base);
  const entry: HistoryEntry = {
    name: continued?.name ?? name,
    patch,
    ...(rows.length === 0 ? {} : { rows }),
    ...(gesture === undefined ? {} : { gesture }),
    from,
    to: history.nextState,
  };
  return done({
    ...history,
    project: changed.value,
    state: entry.to,
    undo: [...undo, entry],
    redo: [],
    nextState: history.nextState + 1,
  });
}

/** Combines several changes into one; the first refusal refuses them all. */
export function inOrder(...changes: readonly Change[]): Change {
  return (project) =>
    changes.reduce<Outcome<Project>>((so, change) => (so.ok ? change(so.value) : so), done(project));
}

/** Undoes the last step; returns the history itself when there is none. */
export function undo(history: History): History {
  const entry = history.undo.at(-1);
  if (!entry) return history;
  return {
    ...history,
    project: applyPatch(history.project, invertPatch(entry.patch)),
    state: entry.from,
    undo: history.undo.slice(0, -1),
    redo: [...history.redo, entry],
  };
}

/** Redoes the last undone step; returns the history itself when there is none. */
export function redo(history: History): History {
  const entry = history.redo.at(-1);
  if (!entry) return history;
  return {
    ...history,
    project: applyPatch(history.project, entry.patch),
    state: entry.to,
    undo: [...history.undo, entry],
    redo: history.redo.slice(0, -1),
  };
}

/** Marks a state as saved once the save is confirmed. `state` is the one that was sent: edits made meanwhile stay unsaved. */
export function markSaved(history: History, state: number): History {
  return { ...history, saved: state };
}

/** Returns true when the project differs from its last saved state. Undoing back to that state makes it clean again. */
export function isDirty(history: History): boolean {
  return history.state !== history.saved;
}
