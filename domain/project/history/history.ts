import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import type { History, HistoryEntry } from "./new-history.ts";
import { applyPatch, diff, invertPatch } from "./patch.ts";
import { touchedRows } from "./touched-rows.ts";

/** A change whose arguments are given. */
export type Change = (project: Project) => Outcome<Project>;

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
