import { opens } from "@stanza/models";
import type { RowLayer } from "./buffers/row-layer.ts";

const OPEN_MS = 420;
const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Doors and drawers on their way: how far each row's are open, 0 … 1. */
export class DoorMotion {
  readonly #rows: RowLayer;
  readonly #wanted = new Map<string, 0 | 1>();
  readonly #progress = new Map<string, number>();

  constructor(rows: RowLayer) {
    this.#rows = rows;
  }

  isOpen(rowId: string): boolean {
    return this.#wanted.get(rowId) === 1;
  }

  get anyOpen(): boolean {
    return [...this.#wanted.values()].includes(1);
  }

  /** Sets the row's doors and drawers in motion, where it has any. */
  set(rowId: string, open: boolean): void {
    const placed = this.#rows.placed(rowId);
    if (!placed || !opens(placed.row)) return;
    this.#wanted.set(rowId, open ? 1 : 0);
    if (!this.#progress.has(rowId)) this.#progress.set(rowId, open ? 0 : 1);
  }

  setAll(open: boolean): void {
    for (const rowId of this.#rows.rowIds) if (this.isOpen(rowId) !== open) this.set(rowId, open);
  }

  /** Forgets a row that is gone: should it come back, it comes back closed. */
  forget(rowId: string): void {
    this.#wanted.delete(rowId);
    this.#progress.delete(rowId);
  }

  get isMoving(): boolean {
    return this.#progress.size > 0;
  }

  /** Moves every door by `elapsedMs` (`Infinity` to the end); returns whether any moved. */
  step(elapsedMs: number): boolean {
    const moved = this.#progress.size > 0;
    for (const [rowId, progress] of this.#progress) {
      const wanted = this.#wanted.get(rowId) ?? 0;
      const reach = elapsedMs / OPEN_MS;
      const next = wanted === 1 ? Math.min(1, progress + reach) : Math.max(0, progress - reach);
      this.#rows.open(rowId, ease(next));
      if (next === wanted) this.#progress.delete(rowId);
      else this.#progress.set(rowId, next);
      if (next === 0) this.#wanted.delete(rowId);
    }
    return moved;
  }
}
