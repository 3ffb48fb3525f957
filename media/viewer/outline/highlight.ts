import type { PlacedRow } from "@stanza/models";
import type { OutlinePass } from "./outline-pass.ts";

/** The rows that are selected and the one that is hovered, brought to the outlines only when something about them changed. */
export class Highlight {
  #selected: readonly string[] = [];
  #hovered: string | null = null;
  #isDirty = false;

  /** The rows stand elsewhere or look otherwise than the outlines know. */
  touch(): void {
    this.#isDirty = true;
  }

  select(rowIds: readonly string[]): void {
    this.#selected = rowIds;
    this.#isDirty = true;
  }

  /** Returns whether there is anything to draw anew. */
  hover(rowId: string | null): boolean {
    this.#isDirty ||= this.#hovered !== rowId;
    this.#hovered = rowId;
    return this.#isDirty;
  }

  /** Gives the outlines their rows, where they are not those of the last time. */
  bringTo(outline: OutlinePass, placed: (rowId: string) => PlacedRow | undefined): void {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    const find = (ids: readonly string[]): readonly PlacedRow[] => ids.flatMap((id) => placed(id) ?? []);
    const selected = [...new Set(this.#selected)];
    const hovered = this.#hovered !== null && !selected.includes(this.#hovered) ? [this.#hovered] : [];
    outline.setRows(find(selected), find(hovered));
  }
}
