import type { Segment } from "@stanza/geometry";

/** The cells in which faces of walls are looked up, mm: half a usual wall. */
export const FACE_CELL = 2000;

/**
 * Finds the things near a line without looking at everything: cells of a grid that the line's box touches. Answers come in the order in
 * which things were added.
 */
export class LineGrid<T> {
  readonly #values: T[] = [];
  readonly #cells = new Map<string, number[]>();
  readonly #size: number;

  /** size   of a cell, in the unit of the lines */
  constructor(size: number) {
    this.#size = size;
  }

  add(line: Segment, value: T): void {
    const index = this.#values.push(value) - 1;
    for (const key of this.#keys(line, 0)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(index);
      else this.#cells.set(key, [index]);
    }
  }

  near(line: Segment, reach: number): readonly T[] {
    const found = new Set<number>();
    for (const key of this.#keys(line, reach)) for (const one of this.#cells.get(key) ?? []) found.add(one);
    return [...found].sort((a, b) => a - b).map((index) => this.#values[index]!);
  }

  *#keys({ from, to }: Segment, reach: number): Generator<string> {
    const cell = (value: number) => Math.floor(value / this.#size);
    const [x0, x1] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
    const [z0, z1] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
    for (let x = cell(x0); x <= cell(x1); x++) for (let z = cell(z0); z <= cell(z1); z++) yield `${x} ${z}`;
  }
}
