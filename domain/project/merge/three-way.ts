import { isSame } from "../difference/is-same.ts";

/** Two people who started from the same state. */
export type Side = "mine" | "theirs";

/** What a side did to a thing. */
export type Deed = "added" | "changed" | "removed";

/** Something in the state that both started from and in the two states that came of it. */
export interface ThreeStates<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Whose state of a thing counts. */
export interface Judge {
  /** Asked where both touched a thing, not in the same way. */
  take(key: string, mine: Deed, theirs: Deed): Side;
  /** A side has touched a thing although it is as it was. Absent: none has. */
  isTouched?(key: string, side: Side): boolean;
}

/** What a side did to a thing; undefined: nothing. A thing that is not there is `undefined`. */
export function deedOf<Value>({ base, ...states }: ThreeStates<Value | undefined>, side: Side) {
  const now = states[side];
  if (base === undefined) return now === undefined ? undefined : ("added" satisfies Deed);
  if (now === undefined) return "removed" satisfies Deed;
  return isSame(base, now) ? undefined : ("changed" satisfies Deed);
}

/**
 * The state of a thing that comes of both: that of the side which touched it.
 *
 * Source: Khanna, Kunal, Pierce, A Formal Investigation of Diff3 (2007): what one side alone changed is stable
 */
export function mergeValue<Value>(
  states: ThreeStates<Value | undefined>,
  judge: Judge,
  key = "",
): Value | undefined {
  const touched = (side: Side): Deed | undefined =>
    deedOf(states, side) ?? (judge.isTouched?.(key, side) ? "changed" : undefined);
  const mine = touched("mine");
  const theirs = touched("theirs");
  if (theirs === undefined || isSame(states.mine, states.theirs)) return states.mine;
  if (mine === undefined) return states.theirs;
  return states[judge.take(key, mine, theirs)];
}

type Keyed<Value> = Readonly<Record<string, Value>>;

/** Merges records key by key. */
export function mergeRecords<Value>(
  { base, mine, theirs }: ThreeStates<Keyed<Value>>,
  judge: Judge,
): Keyed<Value> {
  const own = (record: Keyed<Value>, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined);
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...keys].flatMap((key) => {
    const states = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
    const value = mergeValue(states, judge, key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(merged);
}

interface Identified {
  readonly id: string;
}

/**
 * Merges lists of things with ids, thing by thing. The order is mine, or theirs where I left it alone; what only the other has comes right
 * after the thing that stands before it there.
 */
export function mergeLists<Thing extends Identified>(
  lists: ThreeStates<readonly Thing[]>,
  judge: Judge,
): readonly Thing[] {
  const { base, mine, theirs } = lists;
  const merged = mergeRecords({ base: byId(base), mine: byId(mine), theirs: byId(theirs) }, judge);
  const ids = keepsOrder(base, mine) ? joined(theirs, mine) : joined(mine, theirs);
  return ids.flatMap((id) => (Object.hasOwn(merged, id) ? [merged[id]!] : []));
}

const byId = <Thing extends Identified>(things: readonly Thing[]): Keyed<Thing> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing]));

/** Returns true when the things that both lists have stand in the same order. */
function keepsOrder(before: readonly Identified[], after: readonly Identified[]): boolean {
  const left = new Set(after.map(({ id }) => id));
  const stood = new Set(before.map(({ id }) => id));
  const kept = before.filter(({ id }) => left.has(id));
  return after.filter(({ id }) => stood.has(id)).every(({ id }, i) => id === kept[i]?.id);
}

/** The ids of both lists in the order of the first; each that only the second has comes right after the one before it there. */
function joined(first: readonly Identified[], second: readonly Identified[]): readonly string[] {
  const known = new Set(first.map(({ id }) => id));
  const following = new Map<string | null, string[]>();
  let before: string | null = null;
  for (const { id } of second) {
    if (known.has(id)) before = id;
    else following.set(before, [...(following.get(before) ?? []), id]);
  }
  const after = (id: string | null) => following.get(id) ?? [];
  return [...after(null), ...first.flatMap(({ id }) => [id, ...after(id)])];
}
