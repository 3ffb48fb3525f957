import type { DocumentProblem } from "../project-codec.ts";

type Key = string | number;
type Container = Record<string, unknown> | unknown[];

/** Where a value may take the place of one that is not understood; list entries are `*` in the pattern. */
export type StandIns = Readonly<Record<string, unknown>>;

/** More rounds than any document of the allowed size needs. */
const MOST_ROUNDS = 60;

/**
 * Takes the smallest part away around each fault until the check finds none: the value itself, and where it was needed, what it belongs
 * to. Changes `value`, which has to be a copy.
 *
 * check    the faults of the value, each at a path of keys and indices with dots between
 * returns  what was taken away; null: the value as a whole is not what the check wants
 */
export function prune(
  value: unknown,
  check: (value: unknown) => readonly DocumentProblem[],
  standIns: StandIns,
): readonly DocumentProblem[] | null {
  const taken = new Map<string, DocumentProblem>();
  const places = placesOf(value);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const problems = check(value);
    if (problems.length === 0) return [...taken.values()];
    const targets = new Map<string, { readonly keys: readonly Key[]; readonly problem: DocumentProblem }>();
    for (const problem of problems) {
      const keys = withMissing(deepest(value, problem.path), problem.path, standIns);
      if (keys.length === 0) return null;
      targets.set(keys.join("."), { keys, problem });
    }
    // From the end, so that no entry moves before its turn; what is inside of another target goes with it or comes before.
    for (const { keys, problem } of [...targets.values()].sort((a, b) => backwards(a.keys, b.keys))) {
      const path = placeOf(value, keys, places);
      takeAway(value, keys, standIns);
      // What was taken out of it before went in vain.
      for (const before of [...taken.keys()]) if (before.startsWith(`${path}.`)) taken.delete(before);
      taken.set(path, { path, message: problem.message });
    }
  }
  return null;
}

/** The path of every object in the value as it came, so that places can be told after entries before them have gone. */
function placesOf(root: unknown): ReadonlyMap<unknown, string> {
  const places = new Map<unknown, string>();
  const waiting: (readonly [unknown, string])[] = [[root, ""]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, path] = next;
    if (typeof value !== "object" || value === null) continue;
    places.set(value, path);
    for (const [key, child] of Object.entries(value))
      waiting.push([child, path === "" ? key : `${path}.${key}`]);
  }
  return places;
}

function placeOf(root: unknown, keys: readonly Key[], places: ReadonlyMap<unknown, string>): string {
  let at = root;
  let path = "";
  for (const key of keys) {
    at = (at as Record<Key, unknown> | undefined)?.[key];
    path = places.get(at) ?? (path === "" ? String(key) : `${path}.${key}`);
  }
  return path;
}

/** The keys of the deepest value that there is on a path. */
function deepest(root: unknown, path: string): readonly Key[] {
  const keys: Key[] = [];
  let at = root;
  let rest = path;
  while (rest !== "" && typeof at === "object" && at !== null) {
    const container = at as Container;
    const key = nextKey(container, rest);
    if (key === undefined) break;
    keys.push(key);
    at = (container as Record<Key, unknown>)[key];
    rest = rest.slice(String(key).length + 1);
  }
  return keys;
}

/** The keys of what a path names where it is missing and something may stand in for it; else those of the deepest value there is. */
function withMissing(keys: readonly Key[], path: string, standIns: StandIns): readonly Key[] {
  const named = path.split(".");
  const isNext = named.length === keys.length + 1;
  const wanted = [...keys, named.at(-1)!];
  return isNext && Object.hasOwn(standIns, patternOf(wanted)) ? wanted : keys;
}

const patternOf = (keys: readonly Key[]): string =>
  keys.map((key) => (typeof key === "number" ? "*" : key)).join(".");

/** The key of the container that the path begins with; codes may have dots in them, so the longest that fits. */
function nextKey(container: Container, path: string): Key | undefined {
  if (Array.isArray(container)) {
    const index = Number(path.split(".", 1)[0]);
    return Number.isInteger(index) && index >= 0 && index < container.length ? index : undefined;
  }
  const fits = Object.keys(container).filter((key) => path === key || path.startsWith(`${key}.`));
  return fits.sort((a, b) => b.length - a.length)[0];
}

function backwards(a: readonly Key[], b: readonly Key[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const [left, right] = [a[i]!, b[i]!];
    if (left === right) continue;
    return typeof left === "number" && typeof right === "number" ? right - left : left < right ? 1 : -1;
  }
  return b.length - a.length;
}

function takeAway(root: unknown, keys: readonly Key[], standIns: StandIns): void {
  const last = keys.at(-1)!;
  const parent = keys.slice(0, -1).reduce<unknown>((at, key) => (at as Record<Key, unknown>)?.[key], root);
  if (typeof parent !== "object" || parent === null) return;
  const pattern = patternOf(keys);
  const standIn = Object.hasOwn(standIns, pattern) ? standIns[pattern] : undefined;
  const container = parent as Record<Key, unknown>;
  const isTried = JSON.stringify(container[last]) === JSON.stringify(standIn);
  if (standIn !== undefined && !isTried) container[last] = structuredClone(standIn);
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete container[last];
}
