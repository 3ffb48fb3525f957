import { type EditorState, EditorStore } from "@stanza/editor";
import type { RowId } from "@stanza/project";
import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { useProject } from "../project-store.ts";
import { keepToggles, keptToggles } from "./editor-toggles.ts";

/**
 * What is selected and in hand, for plan and 3D alike. The tools that change it are in `editor-store.ts`: whoever only looks and selects
 * does without them.
 */
export const editorState = new EditorStore(keptToggles());
keepToggles(editorState);

useProject.subscribe((now, before) => {
  if (now.open?.projectKey !== before.open?.projectKey) editorState.startOver();
});

const subscribe = (listener: () => void) => editorState.subscribe(listener);

/** The editor's state, or a part of it; re-renders when that part changes. */
export function useEditor<T>(part: (state: EditorState) => T): T {
  return useSyncExternalStore(subscribe, () => part(editorState.state));
}

/** Selects exactly these rows; an empty list: nothing. */
export const selectRows = (rows: readonly RowId[]): void => editorState.select(rows);

/** The row that is pointed at, in whichever view. */
export const useHovered = create<{ readonly row: RowId | null }>()(() => ({ row: null }));

export function hover(row: RowId | null): void {
  if (useHovered.getState().row !== row) useHovered.setState({ row });
}
