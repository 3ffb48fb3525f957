import { LIMITS } from "@stanza/project";
import type { DocumentProblem } from "../project-codec.ts";

/** Half of a surrogate pair, or U+0000: no part of the system stores them. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;
const MARK = "\uFFFD";

/** JSON that is safe to walk, draw and store, and what had to be changed for that. */
export interface SoundJson {
  readonly value: unknown;
  readonly changed: readonly DocumentProblem[];
}

/** Read before all else, so that a heap of something else does not use up the values that may be read. */
const FIRST = new Set(["rows", "rooms", "history"]);

type Container = Record<string, unknown> | unknown[];

/**
 * A copy of JSON without what nothing can work on: numbers without end, characters that no database takes (each becomes U+FFFD), a field
 * `__proto__`, levels beyond 64, values beyond 200,000. The value itself stays as it is.
 *
 * Walks without recursion, so that no depth overflows the stack. Source: reliability.md T29, F19.
 */
export function soundJson(root: unknown): SoundJson {
  const changed: DocumentProblem[] = [];
  const waiting: {
    readonly from: object;
    readonly to: Container;
    readonly path: string;
    readonly depth: number;
  }[] = [];
  let nodes = 0;

  /** The value to put in the copy; undefined: it is left out. */
  const taken = (value: unknown, path: string, depth: number): unknown => {
    nodes += 1;
    if (nodes > LIMITS.maxNodes) {
      if (nodes === LIMITS.maxNodes + 1)
        changed.push({ path, message: `expected at most ${LIMITS.maxNodes} values` });
      return undefined;
    }
    if (typeof value === "string") {
      UNSTORABLE.lastIndex = 0;
      if (!UNSTORABLE.test(value)) return value;
      changed.push({ path, message: "expected text without broken characters" });
      return value.replace(UNSTORABLE, MARK);
    }
    if (typeof value === "number" && !Number.isFinite(value)) {
      changed.push({ path, message: "expected a finite number" });
      return undefined;
    }
    if (typeof value !== "object" || value === null) return value;
    if (depth > LIMITS.maxDepth) {
      changed.push({ path, message: `expected at most ${LIMITS.maxDepth} levels` });
      return undefined;
    }
    const to: Container = Array.isArray(value) ? [] : {};
    waiting.push({ from: value, to, path, depth });
    return to;
  };

  const value = taken(root, "", 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { from, to, path, depth } = next;
    for (const [key, child] of Object.entries(from)) {
      const at = path === "" ? key : `${path}.${key}`;
      if (Array.isArray(to)) {
        // An entry that is left out keeps its place: lists of coordinates are read by it.
        to.push(taken(child, at, depth + 1) ?? null);
        continue;
      }
      if (key === "__proto__" || key.search(UNSTORABLE) >= 0) {
        changed.push({ path, message: "expected field names without broken characters" });
        continue;
      }
      const kept = taken(child, at, depth + 1);
      if (kept !== undefined) to[key] = kept;
    }
    if (from === root) waiting.sort((a, b) => Number(FIRST.has(a.path)) - Number(FIRST.has(b.path)));
  }
  return { value, changed };
}
