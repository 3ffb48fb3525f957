/** A run of elements in a buffer. */
export interface Range {
  readonly start: number;
  readonly count: number;
}

/**
 * Hands out ranges of a growing buffer: the first free range that fits, otherwise the end; capacity doubles when the end is reached.
 * Freed ranges are joined with their free neighbours.
 */
export class RangeAllocator {
  #capacity: number;
  #end = 0;
  /** Sorted by start, never touching each other nor the end. */
  readonly #free: { start: number; count: number }[] = [];

  constructor(capacity: number) {
    this.#capacity = Math.max(1, capacity);
  }

  get capacity(): number {
    return this.#capacity;
  }

  /** One past the last element in use. */
  get end(): number {
    return this.#end;
  }

  allocate(count: number): Range {
    const slot = this.#free.findIndex((range) => range.count >= count);
    const free = this.#free[slot];
    if (free) {
      const start = free.start;
      if (free.count === count) this.#free.splice(slot, 1);
      else {
        free.start += count;
        free.count -= count;
      }
      return { start, count };
    }
    const start = this.#end;
    this.#end += count;
    while (this.#capacity < this.#end) this.#capacity *= 2;
    return { start, count };
  }

  release({ start, count }: Range): void {
    if (count === 0) return;
    let at = this.#free.findIndex((range) => range.start > start);
    if (at < 0) at = this.#free.length;
    const before = this.#free[at - 1];
    const after = this.#free[at];
    let joined = { start, count };
    let from = at;
    let gone = 0;
    if (before && before.start + before.count === start) {
      joined = { start: before.start, count: before.count + count };
      from = at - 1;
      gone++;
    }
    if (after && start + count === after.start) {
      joined = { start: joined.start, count: joined.count + after.count };
      gone++;
    }
    if (joined.start + joined.count === this.#end) {
      this.#end = joined.start;
      this.#free.splice(from, gone);
    } else this.#free.splice(from, gone, joined);
  }
}
