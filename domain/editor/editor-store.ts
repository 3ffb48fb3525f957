import type { RowId } from "@stanza/project";
import { type EditorState, emptyState, withTogglesOfTool } from "./editor-state.ts";
import { IDLE } from "./interaction.ts";
import { type EditorToggles, USUAL_TOGGLES } from "./toggles.ts";

/**
 * The editor's state and who listens to it, without the tools. A screen that only selects and looks needs no more; the `Editor` is what
 * takes tools in hand.
 */
export class EditorStore {
  #state: EditorState;
  /** Hears that rows were selected: the tool in hand may have to go on with them. */
  #onSelect: () => void = () => {};
  readonly #listeners = new Set<() => void>();

  constructor(toggles: Partial<EditorToggles> = {}) {
    this.#state = emptyState({ ...USUAL_TOGGLES, ...toggles });
  }

  get state(): EditorState {
    return this.#state;
  }

  /** Calls `listener` after every change of `state`; returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes the state. Toggles follow the tool. */
  set(change: Partial<EditorState>): void {
    this.#state = withTogglesOfTool({ ...this.#state, ...change });
    for (const listener of this.#listeners) listener();
  }

  /** Selects exactly these rows, whatever groups they are in. */
  select(rows: readonly RowId[]): void {
    this.set({ selection: [...new Set(rows)], wall: null });
    this.#onSelect();
  }

  /** Resets the state for another project: nothing in hand and nothing selected. */
  startOver(): void {
    this.set({ interaction: IDLE, selection: [], entered: null, wall: null });
  }

  /** The editor that works on this state says what it does once rows are selected. */
  whenSelected(run: () => void): void {
    this.#onSelect = run;
  }
}
