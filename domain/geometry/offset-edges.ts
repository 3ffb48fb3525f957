import { edgesOf, type Segment } from "./segments.ts";
import { add2, cross2, dot2, scale2, sub2, unit2, type Vec2 } from "./vec.ts";

/** A mitre longer than this many offsets is cut square. */
const MITRE_LIMIT = 4;

/**
 * Moves every edge of a line of corners to its left (outwards, for corners that run clockwise as drawn) by its own offset, with mitred
 * corners.
 *
 * Neighbours share their corner, except when a mitre has no end: edges in one line with different offsets make a step, and a corner sharper
 * than about 29° is cut square. The free ends of an open line are square.
 *
 * corners   without repeats; the result has one edge for each edge of `edgesOf`
 * offsets   one for each edge, mm
 */
export function offsetEdges(
  corners: readonly Vec2[],
  offsets: readonly number[],
  closed: boolean,
): readonly Segment[] {
  const edges = edgesOf(corners, closed).map(({ from, to }, i) => {
    const [dx, dz] = unit2(sub2(to, from));
    const left: Vec2 = [dz, -dx];
    return { from, to, left, offset: offsets[i] ?? 0 };
  });
  return edges.map((edge, i) => {
    const square = scale2(edge.left, edge.offset);
    const before = edges[i - 1] ?? (closed ? edges.at(-1) : undefined);
    const after = edges[i + 1] ?? (closed ? edges[0] : undefined);
    return {
      from: add2(edge.from, (before && mitre(before, edge)) ?? square),
      to: add2(edge.to, (after && mitre(edge, after)) ?? square),
    };
  });
}

interface Side {
  readonly left: Vec2;
  readonly offset: number;
}

/**
 * The vector from a corner to the intersection of its two offset lines. It is split into the part of the turn and the part of unequal
 * offsets, because that stays exact for edges that are almost in one line.
 */
function mitre(before: Side, after: Side): Vec2 | null {
  const turn = cross2(before.left, after.left);
  const uneven = after.offset - before.offset;
  const along =
    (before.offset * turn) / (1 + dot2(before.left, after.left)) + (uneven === 0 ? 0 : uneven / turn);
  const limit = MITRE_LIMIT * Math.max(Math.abs(before.offset), Math.abs(after.offset));
  if (!(Math.hypot(before.offset, along) <= limit)) return null;
  const [lx, lz] = before.left;
  return [lx * before.offset - lz * along, lz * before.offset + lx * along];
}
