/** A place in a text, both counted from 1; columns are characters. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The place of a character offset. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/**
 * Returns the offset of the value at a path of JSON text, e.g. `rows.3.qt`; of the innermost value that is there, where the path goes
 * further. Names with a dot are not found. The text must parse.
 */
export function offsetOfPath(text: string, path: string): number {
  let at = new JsonWalk(text).space(0);
  for (const name of path === "" ? [] : path.split(".")) {
    const next = new JsonWalk(text).member(at, name);
    if (next === null) break;
    at = next;
  }
  return at;
}

/**
 * Returns the offset at which a text stops being JSON; `null`: it is JSON. What `JSON.parse` says of the place is another sentence in every
 * browser, and in some of them none. The text must not be nested deeper than the stack (`scanJson`).
 */
export function syntaxFault(text: string): number | null {
  const walk = new JsonWalk(text);
  try {
    const end = walk.space(walk.value(walk.space(0)));
    return end === text.length ? null : end;
  } catch (error) {
    if (error instanceof NotJson) return error.offset;
    throw error;
  }
}

class NotJson extends Error {
  readonly offset: number;
  constructor(offset: number) {
    super(`Not JSON at ${offset}`);
    this.offset = offset;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

/** Goes through JSON text; offsets in, offsets out. */
class JsonWalk {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  /** The end of the white space at `at`. */
  space(at: number): number {
    return this.#match(SPACE, at);
  }

  /** The end of the value at `at`. */
  value(at: number): number {
    const open = this.#text[at];
    if (open === '"') return this.#string(at);
    if (open !== "{" && open !== "[") return this.#match(OTHER, at);
    const members = this.#members(at);
    let step = members.next();
    while (!step.done) step = members.next();
    return step.value;
  }

  /** The offset of a member's value; `null`: the value at `at` has no such member. */
  member(at: number, name: string): number | null {
    const open = this.#text[at];
    if (open !== "{" && open !== "[") return null;
    for (const member of this.#members(at)) if (member.name === name) return member.at;
    return null;
  }

  /** The members of the object or list at `at`; returns its end. */
  *#members(at: number): Generator<{ readonly name: string; readonly at: number }, number> {
    const isObject = this.#text[at] === "{";
    const close = isObject ? "}" : "]";
    let next = this.space(at + 1);
    if (this.#text[next] === close) return next + 1;
    for (let index = 0; ; index++) {
      let name = String(index);
      if (isObject) {
        const end = this.#string(next);
        name = JSON.parse(this.#text.slice(next, end)) as string;
        next = this.space(this.#expect(":", this.space(end)));
      }
      yield { name, at: next };
      next = this.space(this.value(next));
      if (this.#text[next] === close) return next + 1;
      next = this.space(this.#expect(",", next));
    }
  }

  /** The end of the string at `at`. By hand: a pattern's stack does not hold texts of megabytes. */
  #string(at: number): number {
    let next = this.#expect('"', at);
    for (;;) {
      const code = this.#text.charCodeAt(next);
      if (code === QUOTE) return next + 1;
      if (code === BACKSLASH) next = this.#match(ESCAPE, next);
      else if (code >= 0x20) next++;
      else throw new NotJson(Math.min(next, this.#text.length));
    }
  }

  #expect(character: string, at: number): number {
    if (this.#text[at] !== character) throw new NotJson(at);
    return at + 1;
  }

  #match(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    if (!pattern.test(this.#text)) throw new NotJson(at);
    return pattern.lastIndex;
  }
}
