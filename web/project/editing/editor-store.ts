import { type CommitOptions, EDIT_NAMES, type EditName, type EditNotice, Editor } from "@stanza/editor";
import { type Change, inOrder, type ProjectRefusal, useCatalogue } from "@stanza/project";
import { todaysPin } from "../catalogues/catalogue-store.ts";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { currentScene } from "../evaluation/scene.ts";
import { transact } from "../history/project-steps.ts";
import { isReadOnly, useProject } from "../project-store.ts";
import { editorState } from "./editor-state.ts";
import { wallSettings } from "./wall-settings.ts";

/** The outcome of a gesture: done, or the reason why not. */
export type EditEvent =
  | EditNotice
  | { readonly kind: "done"; readonly name: EditName }
  | { readonly kind: "refused"; readonly refusal: ProjectRefusal };

const listeners = new Set<(event: EditEvent) => void>();

/** Tells `listener` what comes of every gesture; returns how to stop. */
export function onEdit(listener: (event: EditEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(event: EditEvent): void {
  for (const listener of listeners) listener(event);
}

/** The hand on the open project: one for the plan and for 3D. */
export const editor = new Editor(
  {
    project: () => currentScene().project,
    evaluated: () => currentScene().evaluated,
    commit(name, change, { uses, ...options } = {}) {
      const outcome = transact(`edit.${name}`, uses ? usingCatalogue(change, uses) : change, options);
      const ofRows = EDIT_NAMES.find((one) => one === name);
      if (outcome === null) tell({ kind: "readOnly" });
      else if (!outcome.ok) tell({ kind: "refused", refusal: outcome.refusal });
      else if (ofRows) tell({ kind: "done", name: ofRows });
    },
    isReadOnly,
    wallSettings,
    newId: () => crypto.randomUUID(),
    notify: tell,
  },
  editorState,
);

/** A project takes a catalogue into use, in today's version, with the first article that is placed from it. */
function usingCatalogue(change: Change, { catalogue, model }: NonNullable<CommitOptions["uses"]>): Change {
  const { open } = useProject.getState();
  const pin = todaysPin(catalogue);
  if (pin === undefined || !open || Object.hasOwn(open.document.project.catalogues, catalogue)) return change;
  return inOrder((project) => useCatalogue(project, { catalogue, model, ...pin }), change);
}

useProject.subscribe((now, before) => {
  const project = now.open?.document.project;
  const earlier = before.open?.document.project;
  // Another project begins with nothing in hand by itself.
  if (now.open?.projectKey !== before.open?.projectKey) return;
  if (project && (project.rows !== earlier?.rows || project.rooms !== earlier.rooms)) {
    editor.projectChanged();
  }
});

// Articles in the hand keep clear of everything that the worker has evaluated since.
useEvaluation.subscribe((now, before) => {
  if (now.evaluated !== before.evaluated && editor.state.interaction.kind !== "idle") editor.projectChanged();
});
