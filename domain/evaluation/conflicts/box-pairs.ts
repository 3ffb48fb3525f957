import type { Bounds } from "@stanza/geometry";

/** Something with an axis-aligned extent in the room. */
export interface Bounded {
  readonly bounds: Bounds;
}

/**
 * All pairs of an `a` and a `b` whose extents overlap by more than `slack` mm on all axes. It sweeps along the plan axis with the larger
 * spread, so that the cost of a long run of cabinets grows with its length and not with its square.
 */
export function boxPairs<A extends Bounded, B extends Bounded>(
  as: readonly A[],
  bs: readonly B[],
  slack: number,
): readonly (readonly [A, B])[] {
  const axis = spread(bs, 0) >= spread(bs, 2) ? 0 : 2;
  const sorted = bs.toSorted((a, b) => a.bounds.min[axis] - b.bounds.min[axis]);
  const waiting = as.toSorted((a, b) => a.bounds.min[axis] - b.bounds.min[axis]);
  const pairs: (readonly [A, B])[] = [];
  let reached: B[] = [];
  let next = 0;
  for (const a of waiting) {
    const [from, to] = [a.bounds.min[axis] + slack, a.bounds.max[axis] - slack];
    // A box that ends before this one begins also ends before all later ones.
    reached = reached.filter(({ bounds }) => bounds.max[axis] > from);
    while (next < sorted.length) {
      const b = sorted[next];
      if (!b || b.bounds.min[axis] > from) break;
      if (b.bounds.max[axis] > from) reached.push(b);
      next++;
    }
    for (const b of reached) if (overlap(a.bounds, b.bounds, slack)) pairs.push([a, b]);
    for (let i = next; i < sorted.length; i++) {
      const b = sorted[i];
      if (!b || b.bounds.min[axis] >= to) break;
      if (overlap(a.bounds, b.bounds, slack)) pairs.push([a, b]);
    }
  }
  return pairs;
}

function spread(of: readonly Bounded[], axis: 0 | 2): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { bounds } of of) {
    least = Math.min(least, bounds.min[axis]);
    most = Math.max(most, bounds.max[axis]);
  }
  return most - least;
}

function overlap(a: Bounds, b: Bounds, slack: number): boolean {
  return (
    a.min[0] < b.max[0] - slack &&
    b.min[0] < a.max[0] - slack &&
    a.min[1] < b.max[1] - slack &&
    b.min[1] < a.max[1] - slack &&
    a.min[2] < b.max[2] - slack &&
    b.min[2] < a.max[2] - slack
  );
}
