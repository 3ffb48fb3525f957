import { add2, cross2, distance2, dot2, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import { LineGrid } from "../spaces/line-grid.ts";
import { DRAWN_WALL, inFrame, pointOn, type WallLine } from "./wall-lines.ts";

/** A wall between two parallel lines, mm. */
export interface Pair {
  readonly path: readonly [Vec2, Vec2];
  readonly thickness: number;
  readonly curve?: number;
}

export interface Paired {
  readonly pairs: readonly Pair[];
  /** The stretches of each line that are the face of a wall, by index, as places along it. */
  readonly covered: readonly (readonly Span[])[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Beside extends Span {
  readonly other: number;
  /** Across the line, signed, mm. */
  readonly off: number;
}

/** Lines are parallel when they are turned by less than 1°, and no further apart at one end than at the other by this, mm. */
const TURNED = 0.0175;
const UNEVEN = 15;
/** Walls that are shorter than this share of their thickness are ends of other walls. */
const LEAST_SHARE = 0.4;
/** A face goes on past the end of the other one, around a corner, by at most this, mm. */
const AROUND = 650;
/** Another leaf of a wall of several leaves: at most so far from its neighbour, and the whole so thick, mm. */
const LEAF = 250;
const LEAVES = 650;
/** A leaf along this share of a wall is part of it. */
const ALONG = 0.85;

/**
 * Walls as pairs of parallel lines. A line belongs to the nearest one beside it, where that one has no nearer one itself: so that the
 * two faces of a wall find each other and not the wall on the other side of a corridor.
 *
 * least, most   thickness of a wall, mm
 */
export function pairLines(lines: readonly WallLine[], least: number, most: number): Paired {
  const grid = new LineGrid<number>(2000);
  for (const [i, line] of lines.entries()) grid.add(line, i);
  const beside = lines.map((line, i) =>
    grid.near(line, most).flatMap((j) => besideOf(lines, i, j, least, most)),
  );
  const nearest = lines.map((line, i) => nearestSpans(line, beside[i]!));
  const mutual = lines.map((_, i) =>
    nearest[i]!.flatMap((span) => commonSpans(lines, i, span, nearest[span.other]!)),
  );
  const covered = mutual.map((spans) => [...spans]);
  const leaves = lines.flatMap((line, i) => outerLeaves(line, i, beside[i]!, mutual, lines));
  for (const { line, span } of leaves) covered[line]!.push(span);
  const pairs: Pair[] = [];
  for (const [i, spans] of mutual.entries()) {
    for (const span of spans) if (span.other > i) pairs.push(pairOf(lines, i, span, mutual));
  }
  return {
    pairs: withLeaves(
      pairs,
      leaves.map(({ line, span }) => pairOf(lines, line, span, covered)),
    ),
    covered,
  };
}

/** Walls with the leaves along them, insulation or facing: thicker walls. A stretch of a leaf that stays uncovered is a separate wall. */
function withLeaves(pairs: readonly Pair[], leaves: readonly Pair[]): readonly Pair[] {
  const so = [...pairs];
  const own: Pair[] = [];
  for (const leaf of leaves) {
    const hosts = leaf.curve === undefined ? [...so.keys()].filter((i) => isLeafOf(leaf, so[i]!)) : [];
    const covered = hosts.reduce((sum, i) => sum + distance2(so[i]!.path[0], so[i]!.path[1]), 0);
    if (covered < 0.98 * distance2(leaf.path[0], leaf.path[1])) own.push(leaf);
    for (const i of hosts) so[i] = thickened(so[i]!, leaf);
  }
  return [...so, ...own];
}

/** A leaf along a pair: where it begins and ends in the pair's frame, and how far its middle is off. */
function besides(
  pair: Pair,
  leaf: Pair,
): { readonly places: readonly [number, number]; readonly offs: readonly [number, number] } {
  const along = unit2(sub2(pair.path[1], pair.path[0]));
  const [a, b] = leaf.path.map((at) => sub2(at, pair.path[0])) as [Vec2, Vec2];
  return { places: [dot2(a, along), dot2(b, along)], offs: [cross2(along, a), cross2(along, b)] };
}

/** Returns true when a leaf lies along all of a wall, or nearly so. */
function isLeafOf(leaf: Pair, pair: Pair): boolean {
  if (pair.curve !== undefined || pair.thickness + leaf.thickness > LEAVES) return false;
  const { places, offs } = besides(pair, leaf);
  const apart = (pair.thickness + leaf.thickness) / 2;
  if (offs.some((off) => Math.abs(Math.abs(off) - apart) > 3)) return false;
  const length = distance2(pair.path[0], pair.path[1]);
  return Math.min(Math.max(...places), length) - Math.max(Math.min(...places), 0) >= ALONG * length;
}

function thickened(pair: Pair, leaf: Pair): Pair {
  const { places, offs } = besides(pair, leaf);
  const along = unit2(sub2(pair.path[1], pair.path[0]));
  const length = distance2(pair.path[0], pair.path[1]);
  // Around a corner the leaf is longer by its own thickness.
  const reach = pair.thickness + leaf.thickness + 5;
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const aside = (Math.sign(offs[0]) * leaf.thickness) / 2;
  const at = (place: number): Vec2 =>
    add2(add2(pair.path[0], scale2(along, place)), scale2([-along[1], along[0]], aside));
  return {
    path: [
      at(low > -reach ? Math.min(0, low) : 0),
      at(high < length + reach ? Math.max(length, high) : length),
    ],
    thickness: pair.thickness + leaf.thickness,
  };
}

function besideOf(
  lines: readonly WallLine[],
  i: number,
  j: number,
  least: number,
  most: number,
): readonly Beside[] {
  const [line, other] = [lines[i]!, lines[j]!];
  // A line with a width is a whole wall, not the face of one.
  if (i === j || line.width >= DRAWN_WALL || other.width >= DRAWN_WALL) return [];
  if (Math.abs(cross2(line.along, other.along)) > TURNED) return [];
  const [a, b] = [inFrame(line, other.from), inFrame(line, other.to)];
  const from = Math.max(0, Math.min(a[0], b[0]));
  const to = Math.min(line.length, Math.max(a[0], b[0]));
  if (to <= from) return [];
  const slope = (b[1] - a[1]) / (b[0] - a[0]);
  const off = a[1] + slope * ((from + to) / 2 - a[0]);
  const thickness = Math.abs(off);
  if (thickness < least || thickness > most || Math.abs(slope * (to - from)) > UNEVEN) return [];
  const isCurve = line.curve !== undefined && other.curve !== undefined;
  if (!isCurve && to - from < LEAST_SHARE * thickness) return [];
  return [{ from, to, other: j, off }];
}

/** Returns for every place along a line the one that is nearest beside it. */
function nearestSpans(line: WallLine, beside: readonly Beside[]): readonly Beside[] {
  const cuts = [...new Set([0, line.length, ...beside.flatMap(({ from, to }) => [from, to])])].sort(
    (a, b) => a - b,
  );
  const spans: (Beside & { to: number })[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1]!, cuts[i]!];
    const middle = (from + to) / 2;
    let best: Beside | undefined;
    for (const one of beside) {
      if (one.from <= middle && one.to >= middle && (!best || Math.abs(one.off) < Math.abs(best.off)))
        best = one;
    }
    if (!best) continue;
    const last = spans.at(-1);
    if (last && last.other === best.other && last.to === from) spans[spans.length - 1] = { ...last, to };
    else spans.push({ ...best, from, to });
  }
  return spans;
}

/** Returns the stretches along which two lines are each other's nearest. */
function commonSpans(
  lines: readonly WallLine[],
  i: number,
  span: Beside,
  othersNearest: readonly Beside[],
): readonly Beside[] {
  const [line, other] = [lines[i]!, lines[span.other]!];
  return othersNearest.flatMap((back) => {
    if (back.other !== i) return [];
    const places = [back.from, back.to].map((at) => inFrame(line, pointOn(other, at))[0]);
    const from = Math.max(span.from, Math.min(...places));
    const to = Math.min(span.to, Math.max(...places));
    return to - from > 1 ? [{ ...span, from, to }] : [];
  });
}

/** Lines beside a wall that is paired already, close enough to be a further leaf of it. */
function outerLeaves(
  line: WallLine,
  i: number,
  beside: readonly Beside[],
  mutual: readonly (readonly Beside[])[],
  lines: readonly WallLine[],
): readonly { readonly line: number; readonly span: Beside }[] {
  return beside.flatMap((span) => {
    if (Math.abs(span.off) > LEAF) return [];
    const middle = (span.from + span.to) / 2;
    if (mutual[i]!.some((one) => one.from <= middle && one.to >= middle)) return [];
    const other = lines[span.other]!;
    const at = inFrame(other, pointOn(line, middle))[0];
    const inner = mutual[span.other]!.find((one) => one.from <= at && one.to >= at);
    if (!inner || Math.abs(inner.off) + Math.abs(span.off) > LEAVES) return [];
    const ownSide = inFrame(other, pointOn(line, middle))[1];
    return Math.sign(ownSide) === Math.sign(inner.off) ? [] : [{ line: i, span }];
  });
}

function pairOf(
  lines: readonly WallLine[],
  i: number,
  span: Beside,
  covered: readonly (readonly Span[])[],
): Pair {
  const line = lines[i]!;
  const other = lines[span.other]!;
  if (line.curve !== undefined && other.curve !== undefined) {
    // Chords of two concentric arcs: their middle line runs between the middles of their ends, and so on without a gap.
    const sameWay = dot2(line.along, other.along) > 0;
    const [from, to] = sameWay ? [other.from, other.to] : [other.to, other.from];
    const path = [scale2(add2(line.from, from), 0.5), scale2(add2(line.to, to), 0.5)] as const;
    return { path, thickness: Math.abs(span.off), curve: line.curve };
  }
  let { from, to } = span;
  const ends = [span.from, span.to].map((at) => inFrame(other, pointOn(line, at))[0]) as [number, number];
  const sameWay = ends[1] > ends[0];
  const others = covered[span.other]!;
  from -= Math.max(
    freeBefore(covered[i]!, span.from),
    sameWay ? freeBefore(others, ends[0]) : freeAfter(others, ends[0], other.length),
  );
  to += Math.max(
    freeAfter(covered[i]!, span.to, line.length),
    sameWay ? freeAfter(others, ends[1], other.length) : freeBefore(others, ends[1]),
  );
  return {
    path: [pointOn(line, from, span.off / 2), pointOn(line, to, span.off / 2)],
    thickness: Math.abs(span.off),
  };
}

/** Returns the length over which a line goes on free of other walls; 0 when that is too far to be a corner. */
function freeAfter(spans: readonly Span[], at: number, length: number): number {
  const next = spans.reduce(
    (so, one) => (one.from >= at - 1 && one.to > at + 1 ? Math.min(so, one.from) : so),
    length,
  );
  const free = next - at;
  return free > 0 && free <= AROUND ? free : 0;
}

function freeBefore(spans: readonly Span[], at: number): number {
  const last = spans.reduce(
    (so, one) => (one.to <= at + 1 && one.from < at - 1 ? Math.max(so, one.to) : so),
    0,
  );
  const free = at - last;
  return free > 0 && free <= AROUND ? free : 0;
}
