import {
  add2,
  cross2,
  distance2,
  dot2,
  lerp2,
  scale2,
  sub2,
  toRadians,
  unit2,
  type Vec2,
} from "@stanza/geometry";
import type { Room, WallId } from "../../project.ts";
import { type WallSegment, wallSegments } from "../wall-segments.ts";

/** A curved wall: an arc of a circle, built as a chain of short straight walls (its facets). */
export interface WallCurve {
  readonly curve: string;
  /** In wall order. */
  readonly facets: readonly WallSegment[];
  readonly from: Vec2;
  readonly to: Vec2;
  /** Straight from end to end, mm. */
  readonly chord: number;
  /** From the middle of the chord to the arc: above 0 it bulges out of the room, below 0 into it. mm. */
  readonly sagitta: number;
  readonly radius: number;
  /** Along the arc, mm. */
  readonly arcLength: number;
}

/** A facet turns by no more than this. */
const FACET_ANGLE = toRadians(10);
const MOST_FACETS = 36;

/** The curved wall that a wall is a facet of; `null` for a straight one. */
export function wallCurve(room: Room, wall: WallId): WallCurve | null {
  const segments = wallSegments(room);
  const one = segments.find((segment) => segment.wall.id === wall);
  const curve = one?.wall.curve;
  if (one === undefined || curve === undefined) return null;
  const facets = chainOf(segments, one, room.openEnd === null);
  const [from, to] = [facets[0]!.from, facets.at(-1)!.to];
  const chord = distance2(from, to);
  const sagitta = sagittaThrough(from, to, apexOf(facets));
  const { radius, angle } = circleOf(chord, sagitta);
  return { curve, facets, from, to, chord, sagitta, radius, arcLength: radius * angle };
}

/** Neighbours with the same mark, before and after; round the corner of the list in a closed room. */
function chainOf(
  segments: readonly WallSegment[],
  one: WallSegment,
  closed: boolean,
): readonly WallSegment[] {
  const size = segments.length;
  const neighbour = (index: number): WallSegment | undefined =>
    closed ? segments[(index + size) % size] : segments[index];
  const chain = [one];
  const belongs = (next: WallSegment | undefined): next is WallSegment =>
    next !== undefined && next.wall.curve === one.wall.curve && !chain.includes(next);
  for (let next = neighbour(one.index + 1); belongs(next); next = neighbour(next.index + 1)) chain.push(next);
  for (let next = neighbour(one.index - 1); belongs(next); next = neighbour(next.index - 1))
    chain.unshift(next);
  return chain;
}

/** The middle of the arc: a corner, or the middle of a facet pushed out to the arc by so little that it does not count. */
function apexOf(facets: readonly WallSegment[]): Vec2 {
  const middle = facets[Math.floor(facets.length / 2)]!;
  return facets.length % 2 === 0 ? middle.from : lerp2(middle.from, middle.to, 0.5);
}

/** How far a point lies outside the line from one end to the other, mm; inside: below 0. */
export function sagittaThrough(from: Vec2, to: Vec2, point: Vec2): number {
  return 0 - cross2(unit2(sub2(to, from)), sub2(point, from));
}

/** Radius and angle of an arc; a flat one has an endless radius. */
export function circleOf(
  chord: number,
  sagitta: number,
): { readonly radius: number; readonly angle: number } {
  const rise = Math.abs(sagitta);
  const radius = (chord * chord) / (8 * rise) + rise / 2;
  return { radius, angle: 4 * Math.atan2(2 * rise, chord) };
}

/** Where the facets of an arc start, the first end included, the last not. An even number, so that its middle is a corner. */
export function facetStarts(from: Vec2, to: Vec2, sagitta: number): readonly Vec2[] {
  const chord = distance2(from, to);
  const { radius, angle } = circleOf(chord, sagitta);
  const count = 2 * Math.max(1, Math.min(MOST_FACETS / 2, Math.ceil(angle / FACET_ANGLE / 2)));
  const direction = unit2(sub2(to, from));
  const outwards: Vec2 = scale2([direction[1], -direction[0]], Math.sign(sagitta));
  const centre = add2(lerp2(from, to, 0.5), scale2(outwards, Math.abs(sagitta) - radius));
  const arm = sub2(from, centre);
  const sense = Math.sign(dot2(direction, [-arm[1], arm[0]])) || 1;
  return Array.from({ length: count }, (_, i): Vec2 => {
    if (i === 0) return from;
    const turned = (sense * angle * i) / count;
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    return add2(centre, [arm[0] * cos - arm[1] * sin, arm[0] * sin + arm[1] * cos]);
  });
}
