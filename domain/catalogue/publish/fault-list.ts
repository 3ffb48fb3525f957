import type { Fault } from "../fault.ts";

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The mistakes found so far; the same mistake at the same place (a shared list checked for every article) counts once. */
export class FaultList {
  readonly #seen = new Map<string, Fault>();

  add(place: Place, code: string, message: string, suggestion?: string): void {
    const key = `${place.file}:${place.line}:${place.column} ${code} ${message}`;
    if (this.#seen.has(key)) return;
    this.#seen.set(key, { ...place, code, message, ...(suggestion === undefined ? {} : { suggestion }) });
  }

  get size(): number {
    return this.#seen.size;
  }

  /** By file, line and column. */
  sorted(): readonly Fault[] {
    return [...this.#seen.values()].sort(
      (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
    );
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
