import type { Fault } from "../fault.ts";

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Names whose declaration has a mistake of its own: they are not to be called missing wherever they are used. */
export class UnknownNames {
  readonly #names = new Set<string>();
  #isEverything = false;

  add(name: string): void {
    this.#names.add(name);
  }

  /** A file of declarations cannot be read, so any name may have been in it. */
  addEverything(): void {
    this.#isEverything = true;
  }

  has(name: string): boolean {
    return this.#isEverything || this.#names.has(name);
  }
}

/** The mistakes found so far; the same mistake at the same place (a shared list checked for every article) counts once. */
export class FaultList {
  readonly #seen = new Map<string, Fault>();
  /** Shared variables and tables with mistakes. */
  readonly unknown = new UnknownNames();

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
