import type { ArticleEntry, EvaluatedArticle, OpenCatalogue, Text } from "@stanza/catalogue";
import {
  type ArticleToPlace,
  type CommitOptions,
  EDIT_NAMES,
  type EditName,
  type EditNotice,
  Editor,
  type EditorState,
  galleryToPlace,
} from "@stanza/editor";
import type { GalleryPlan } from "@stanza/evaluation";
import { type Change, inOrder, type ProjectRefusal, type RowId, useCatalogue } from "@stanza/project";
import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { todaysPin } from "../catalogues/catalogue-store.ts";
import { isCustomEntry } from "../custom-article/custom-entry.ts";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { currentScene } from "../evaluation/scene.ts";
import { isReadOnly, transact, useProject } from "../project-store.ts";
import { keepToggles, keptToggles } from "./editor-toggles.ts";

/** What came of a gesture: done, or why not. */
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
    newId: () => crypto.randomUUID(),
    notify: tell,
  },
  keptToggles(),
);
keepToggles(editor);

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
  if (now.open?.projectKey !== before.open?.projectKey) {
    editor.startOver();
  } else if (project && (project.rows !== earlier?.rows || project.rooms !== earlier.rooms)) {
    editor.projectChanged();
  }
});

const subscribe = (listener: () => void) => editor.subscribe(listener);

/** The editor's state, or a part of it; re-renders when that part changes. */
export function useEditor<T>(part: (state: EditorState) => T): T {
  return useSyncExternalStore(subscribe, () => part(editor.state));
}

/** The article in hand, or each one of a gallery, with its parts and symbol, so that its ghost looks like itself. */
export type InHand = readonly { readonly article: EvaluatedArticle; readonly description: Text }[];

export const useInHand = create<{ readonly inHand: InHand | null }>()(() => ({ inHand: null }));

/** The row that is pointed at, in whichever view. */
export const useHovered = create<{ readonly row: RowId | null }>()(() => ({ row: null }));

export function hover(row: RowId | null): void {
  if (useHovered.getState().row !== row) useHovered.setState({ row });
}

/**
 * Takes an article of the catalogue in hand: its ghost follows the pointer over plan and 3D until it is put down or Esc. Called by a
 * click on a card, or while the pointer that pressed the card is still down: then letting go over a view puts it down.
 *
 * pressed   the pointer event of the card; its capture is released so that the views hear the pointer, a finger too
 *
 * @throws UnknownInCatalogue for an article that the catalogue does not have
 */
export function beginPlacement(
  catalogue: OpenCatalogue,
  model: string,
  entry: ArticleEntry,
  pressed?: { readonly pointerId: number; readonly target: EventTarget | null },
): void {
  // It has no body to put down: what it consists of is asked instead.
  if (isCustomEntry(entry)) {
    void import("../custom-article/custom-article.ts").then(({ addCustomArticle }) =>
      addCustomArticle(catalogue, model, entry),
    );
    return;
  }
  const header =
    useProject.getState().open?.document.project.catalogues[catalogue.code]?.headers[model] ?? {};
  const { result } = catalogue.evaluate({ model, article: entry.code, header, choices: {} });
  release(pressed);
  useInHand.setState({ inHand: [{ article: result, description: entry.description }] });
  editor.use("placing", articleToPlace(catalogue.code, model, entry.code, result));
}

/** Takes a gallery in hand as one thing, in the place of an article; see `beginPlacement`. */
export function beginGallery(
  catalogue: OpenCatalogue,
  plan: GalleryPlan,
  pressed?: { readonly pointerId: number; readonly target: EventTarget | null },
): void {
  release(pressed);
  const { rows } = plan.arranged;
  useInHand.setState({
    inHand: rows.map(({ evaluated, description }) => ({ article: evaluated, description })),
  });
  editor.use("placing", galleryToPlace(plan, catalogue));
}

function release(pressed?: { readonly pointerId: number; readonly target: EventTarget | null }): void {
  if (pressed && pressed.target instanceof Element && pressed.target.hasPointerCapture(pressed.pointerId))
    pressed.target.releasePointerCapture(pressed.pointerId);
}

function articleToPlace(
  catalogue: string,
  model: string,
  article: string,
  { box, mount, opening, elevation }: EvaluatedArticle,
): ArticleToPlace {
  const sill = opening?.sill ?? 0;
  return {
    catalogue,
    model,
    article,
    choices: {},
    box,
    mount,
    elevation: mount === "wall-opening" ? sill : elevation,
  };
}
