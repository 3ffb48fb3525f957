import type { Fault } from "@stanza/catalogue";

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Names whose declaration has a mistake, so that their uses are not reported as unknown. */
export class UnknownNames {
  readonly #names = new Set<string>();
  #isEverything = false;

  add(name: string): void {
    this.#names.add(name);
  }

  /** Covers every name, because a file of declarations cannot be read. */
  addEverything(): void {
    this.#isEverything = true;
  }

  has(name: string): boolean {
    return this.#isEverything || this.#names.has(name);
  }
}

/** The faults found so far. The same fault at the same place (a shared list checked for every article) counts once. */
export class FaultList {
  readonly #seen = new Map<string, Fault>();
  readonly #warnings = new Map<string, Fault>();
  /** Shared variables and tables with mistakes. */
  readonly unknown = new UnknownNames();

  add(place: Place, code: string, message: string, suggestion?: string): void {
    note(this.#seen, place, code, message, suggestion);
  }

  /** Adds a warning, which does not prevent publishing. */
  warn(place: Place, code: string, message: string, suggestion?: string): void {
    note(this.#warnings, place, code, message, suggestion);
  }

  get size(): number {
    return this.#seen.size;
  }

  /** The faults by file, line and column. */
  sorted(): readonly Fault[] {
    return [...this.#seen.values()].sort(byPlace);
  }

  /** The warnings by file, line and column. */
  warnings(): readonly Fault[] {
    return [...this.#warnings.values()].sort(byPlace);
  }
}

function note(
  into: Map<string, Fault>,
  { file, line, column }: Place,
  code: string,
  message: string,
  suggestion: string | undefined,
): void {
  const key = `${file}:${line}:${column} ${code} ${message}`;
  if (into.has(key)) return;
  into.set(key, { file, line, column, code, message, ...(suggestion === undefined ? {} : { suggestion }) });
}

const byPlace = (a: Fault, b: Fault): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
