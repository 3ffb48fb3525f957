import { done, type Outcome } from "../outcome.ts";
import type { Project, Row } from "../project.ts";
import { applyPatch, diff, invertPatch, type Patch } from "./patch.ts";
import { touchedRows } from "./touched-rows.ts";

/** One step that a person can undo. */
export interface HistoryEntry {
  /** What was done, for "Undo: …"; a translation key or a sentence, as the caller wishes. */
  readonly name: string;
  /** From the project before it to the one after it. */
  readonly patch: Patch;
  /** What it was done to, for "Undo: Move Base unit 600"; absent: no row. */
  readonly rows?: readonly Row[];
  /** Steps of one gesture are one entry. */
  readonly gesture?: string;
  /** Numbers of the states it leads from and to. */
  readonly from: number;
  readonly to: number;
}

/**
 * A project with everything that was done to it. A plain value: every function here returns a new one.
 *
 * Each state of the project has a number of its own that no other state gets again, which is how a saved state is recognised.
 */
export interface History {
  readonly project: Project;
  readonly state: number;
  /** State that was saved last; `null`: none of this history. */
  readonly saved: number | null;
  /** Oldest first. */
  readonly undo: readonly HistoryEntry[];
  /** The next one to redo last. */
  readonly redo: readonly HistoryEntry[];
  readonly nextState: number;
}

/** A change with its arguments given. */
export type Change = (project: Project) => Outcome<Project>;

/** A history that begins with this project. `saved`: it is what the server has. */
export function newHistory(project: Project, args: { readonly saved: boolean }): History {
  return { project, state: 0, saved: args.saved ? 0 : null, undo: [], redo: [], nextState: 1 };
}

/**
 * The history after a named change. A change that changes nothing leaves the history as it is; a refused one returns the refusal.
 *
 * gesture   transactions in a row with the same gesture (one drag, one slider) become one entry with the first one's name; a gesture
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

/** Several changes as one; the first refusal refuses them all. */
export function inOrder(...changes: readonly Change[]): Change {
  return (project) =>
    changes.reduce<Outcome<Project>>((so, change) => (so.ok ? change(so.value) : so), done(project));
}

/** The history one step back; itself when there is none. */
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

/** The history one undone step forward; itself when there is none. */
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

/** The history once a save has been confirmed. `state` is the one that was sent: edits made while it was on its way stay unsaved. */
export function markSaved(history: History, state: number): History {
  return { ...history, saved: state };
}

/** Whether the project differs from what was saved last. Undoing back to the saved state makes it clean again. */
export function isDirty(history: History): boolean {
  return history.state !== history.saved;
}
