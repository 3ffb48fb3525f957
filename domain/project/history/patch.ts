/** The place of a value in a document: record keys and list indices from its root. */
export type Path = readonly (string | number)[];

/**
 * One difference between two documents. An absent side had no such key; a splice replaces `removed` with `inserted` from `index` on. Values
 * are those of the documents themselves, not copies.
 */
export type Difference =
  | { readonly op: "set"; readonly path: Path; readonly before?: unknown; readonly after?: unknown }
  | {
      readonly op: "splice";
      readonly path: Path;
      readonly index: number;
      readonly removed: readonly unknown[];
      readonly inserted: readonly unknown[];
    };

/** Differences in the order in which they are applied. */
export type Patch = readonly Difference[];

type PlainRecord = Readonly<Record<string, unknown>>;

/**
 * The patch from one plain document to another: `applyPatch(before, diff(before, after))` equals `after`. Parts that are the same object
 * are skipped, so the cost follows the change and not the document.
 */
export function diff(before: unknown, after: unknown): Patch {
  const patch: Difference[] = [];
  compare(before, after, [], patch);
  return patch;
}

/** The patch that reverts another one. */
export function invertPatch(patch: Patch): Patch {
  return patch.toReversed().map((one): Difference => {
    if (one.op === "splice") return { ...one, removed: one.inserted, inserted: one.removed };
    return {
      op: "set",
      path: one.path,
      ...("after" in one ? { before: one.after } : {}),
      ...("before" in one ? { after: one.before } : {}),
    };
  });
}

/** Applies a patch that was made for this document; unchanged parts stay the same objects. */
export function applyPatch<T>(document: T, patch: Patch): T {
  return patch.reduce<unknown>((value, one) => applyAt(value, one.path, 0, one), document) as T;
}

function compare(before: unknown, after: unknown, path: Path, patch: Difference[]): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, patch);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, patch);
  else patch.push({ op: "set", path, before, after });
}

function compareRecords(before: PlainRecord, after: PlainRecord, path: Path, patch: Difference[]): void {
  for (const key of Object.keys(before)) {
    const at = [...path, key];
    if (Object.hasOwn(after, key)) compare(before[key], after[key], at, patch);
    else patch.push({ op: "set", path: at, before: before[key] });
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) patch.push({ op: "set", path: [...path, key], after: after[key] });
  }
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  patch: Difference[],
): void {
  if (before.length === after.length && before.every((one, i) => isSameThing(one, after[i]))) {
    for (const [i, one] of before.entries()) compareEntry(one, after[i], path, i, patch);
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSameThing(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSameThing(before[before.length - 1 - end], after[after.length - 1 - end]))
    end++;
  for (let i = 0; i < start; i++) compareEntry(before[i], after[i], path, i, patch);
  for (let i = 1; i <= end; i++) {
    const index = before.length - i;
    compareEntry(before[index], after[after.length - i], path, index, patch);
  }
  const removed = before.slice(start, before.length - end);
  const inserted = after.slice(start, after.length - end);
  patch.push({ op: "splice", path, index: start, removed, inserted });
}

function compareEntry(before: unknown, after: unknown, path: Path, index: number, patch: Difference[]): void {
  if (!Object.is(before, after)) compare(before, after, [...path, index], patch);
}

/**
 * Returns true when two list entries are one changed thing rather than two things. Records with a text id are compared by id, the rest by
 * value.
 */
function isSameThing(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isRecord(a) || !isRecord(b)) return Array.isArray(a) && Array.isArray(b);
  return a.id === b.id || (typeof a.id !== "string" && typeof b.id !== "string");
}

function applyAt(value: unknown, path: Path, depth: number, difference: Difference): unknown {
  const key = path[depth];
  if (key === undefined) {
    if (difference.op === "set") return difference.after;
    const { index, removed, inserted } = difference;
    return (value as readonly unknown[]).toSpliced(index, removed.length, ...inserted);
  }
  if (typeof key === "number") {
    const list = value as readonly unknown[];
    return list.with(key, applyAt(list[key], path, depth + 1, difference));
  }
  const record = value as PlainRecord;
  if (difference.op === "set" && depth === path.length - 1 && !("after" in difference)) {
    const { [key]: _, ...rest } = record;
    return rest;
  }
  return { ...record, [key]: applyAt(record[key], path, depth + 1, difference) };
}

function isRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
