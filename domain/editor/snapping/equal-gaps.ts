import type { Vec2 } from "@stanza/geometry";

/** A place on a line at which gaps become equal. */
export interface EqualGap {
  /** The beginning of the thing there, mm. */
  readonly at: number;
  readonly gapMm: number;
  /** The equal stretches, from and to: at the thing, and the one that it repeats. */
  readonly spans: readonly Vec2[];
}

/** A smaller gap counts as none, mm. */
const LEAST_GAP = 2;

/**
 * Places on a line with equal gaps: in the middle of the free stretch under the thing, and on either side as far from the next one as that
 * is from the one after it.
 *
 * taken   stretches on the line, from and to; touching and overlapping ones count as one
 * thing   the present stretch of the thing
 * ends    the ends of the line; infinite: none
 */
export function equalGapsOn(taken: readonly Vec2[], [from, to]: Vec2, ends: Vec2): readonly EqualGap[] {
  const width = to - from;
  const middle = (from + to) / 2;
  const blocks = merged(taken);
  const before = blocks.filter((block) => block[1] <= middle).toReversed();
  const after = blocks.filter((block) => block[0] >= middle);
  const start = before[0]?.[1] ?? ends[0];
  const end = after[0]?.[0] ?? ends[1];
  const between = (end - start - width) / 2;
  const left = gap(before[0] && [before[1]?.[1] ?? ends[0], before[0][0]]);
  const right = gap(after[0] && [after[0][1], after[1]?.[0] ?? ends[1]]);
  return [
    ...(Number.isFinite(between) && between > LEAST_GAP
      ? [{ at: start + between, gapMm: between, spans: [spanOf(start, between), spanOf(end, -between)] }]
      : []),
    ...(left ? [{ at: start + left.mm, gapMm: left.mm, spans: [spanOf(start, left.mm), left.span] }] : []),
    ...(right
      ? [{ at: end - right.mm - width, gapMm: right.mm, spans: [spanOf(end, -right.mm), right.span] }]
      : []),
  ];
}

function gap(span: Vec2 | undefined): { readonly mm: number; readonly span: Vec2 } | null {
  if (!span) return null;
  const mm = span[1] - span[0];
  return Number.isFinite(mm) && mm > LEAST_GAP ? { mm, span } : null;
}

const spanOf = (a: number, by: number): Vec2 => (by < 0 ? [a + by, a] : [a, a + by]);

/** Sorted, with overlaps merged. */
function merged(taken: readonly Vec2[]): readonly Vec2[] {
  const blocks: [number, number][] = [];
  for (const [from, to] of taken.toSorted((a, b) => a[0] - b[0])) {
    const last = blocks.at(-1);
    if (last && from - last[1] <= LEAST_GAP) last[1] = Math.max(last[1], to);
    else blocks.push([from, to]);
  }
  return blocks;
}
