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
  #note: { readonly text: string; readonly files: readonly string[] } | undefined;
  /** Shared variables and tables with mistakes. */
  readonly unknown = new UnknownNames();

  add(place: Place, code: string, message: string, suggestion?: string): void {
    note(this.#seen, place, code, message, suggestion, this.#note);
  }

  /** Adds a warning, which does not prevent publishing. */
  warn(place: Place, code: string, message: string, suggestion?: string): void {
    note(this.#warnings, place, code, message, suggestion, this.#note);
  }

  /** Does work whose faults are there only because `files` change others: those in other files say so with `text`. */
  noting<T>(text: string, files: readonly string[], work: () => T): T {
    const before = this.#note;
    this.#note = { text, files };
    try {
      return work();
    } finally {
      this.#note = before;
    }
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
  why: { readonly text: string; readonly files: readonly string[] } | undefined,
): void {
  const key = `${file}:${line}:${column} ${code} ${message}`;
  if (into.has(key)) return;
  const said = why && !why.files.includes(file) ? `${message} (${why.text})` : message;
  into.set(key, {
    file,
    line,
    column,
    code,
    message: said,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

const byPlace = (a: Fault, b: Fault): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
