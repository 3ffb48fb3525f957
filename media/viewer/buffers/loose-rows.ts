import type { PlacedRow } from "@stanza/models";
import type { BufferGeometry } from "three";
import { MergedBuffer, type RowRange } from "./merged-buffer.ts";

/** A few rows drawn with one material whatever their own are, rewritten as a whole: outlines and previews. */
export class LooseRows {
  readonly #buffer = new MergedBuffer();
  #ranges: readonly RowRange[] = [];

  /** Read it again after `set`. */
  get geometry(): BufferGeometry {
    return this.#buffer.geometry;
  }

  get isEmpty(): boolean {
    return this.#buffer.isEmpty;
  }

  set(rows: readonly PlacedRow[]): void {
    const old = this.#ranges;
    for (const range of old.slice(rows.length)) this.#buffer.release(range);
    this.#ranges = rows.map((row, i) => this.#buffer.write(row, row.parts, old[i] ?? null));
  }

  dispose(): void {
    this.#buffer.dispose();
  }
}
