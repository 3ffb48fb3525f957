import { cross2, distance2, lerp2, sub2, toRadians, unit2, type Vec2 } from "@stanza/geometry";
import type { WallId } from "../../ids.ts";
import type { Room } from "../../project.ts";
import { type WallSegment, wallSegments } from "../wall-segments.ts";
import { type Arc, arcBetween, arcPoint, circleOf, sagittaOf } from "./arc.ts";

/** A curved wall: an arc of a circle, built as a chain of short straight walls (its facets). */
export interface WallCurve {
  readonly curve: string;
  /** In wall order. */
  readonly facets: readonly WallSegment[];
  readonly from: Vec2;
  readonly to: Vec2;
  /** Straight length from end to end, mm. */
  readonly chord: number;
  /** Distance from the middle of the chord to the arc: above 0 it bulges out of the room, below 0 into it. mm. */
  readonly sagitta: number;
  readonly radius: number;
  /** Length along the arc, mm. */
  readonly arcLength: number;
}

/** The greatest angle by which one facet turns. */
export const FACET_ANGLE = toRadians(10);
const MOST_FACETS = 36;

/** The curved wall that this wall is a facet of; `null` for a straight one. */
export function wallCurve(room: Room, wall: WallId): WallCurve | null {
  const segments = wallSegments(room);
  const one = segments.find((segment) => segment.wall.id === wall);
  const curve = one?.wall.curve;
  if (one === undefined || curve === undefined) return null;
  return curveOf(curve, chainOf(segments, one, room.openEnd === null));
}

/** The curved walls whose facets are among these walls. */
export function curvesAmong(walls: readonly WallSegment[]): readonly WallCurve[] {
  const marked = Map.groupBy(
    walls.filter(({ wall }) => wall.curve !== undefined),
    ({ wall }) => wall.curve!,
  );
  return [...marked].map(([curve, facets]) => {
    // In a closed room the list may begin in the middle of a curve.
    const start = facets.findIndex((facet, i) => i > 0 && distance2(facet.from, facets[i - 1]!.to) > 1e-6);
    return curveOf(curve, start < 0 ? facets : [...facets.slice(start), ...facets.slice(0, start)]);
  });
}

function curveOf(curve: string, facets: readonly WallSegment[]): WallCurve {
  const [from, to] = [facets[0]!.from, facets.at(-1)!.to];
  const chord = distance2(from, to);
  const sagitta = sagittaOf(from, to, farthest(facets, from, to));
  const { radius, angle } = circleOf(chord, sagitta);
  return { curve, facets, from, to, chord, sagitta, radius, arcLength: radius * angle };
}

/** Neighbours with the same mark, before and after, past the end of the list in a closed room. */
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

/** The corner between facets that is farthest from the chord, which determines the arc best. */
function farthest(facets: readonly WallSegment[], from: Vec2, to: Vec2): Vec2 {
  const inner = facets.slice(1).map((facet) => facet.from);
  const away = (point: Vec2): number => Math.abs(sagittaThrough(from, to, point));
  return inner.reduce(
    (best, one) => (away(one) > away(best) + 1e-6 ? one : best),
    inner[0] ?? lerp2(from, to, 0.5),
  );
}

/** Distance of a point outside the line from one end to the other, mm; negative inside. */
export function sagittaThrough(from: Vec2, to: Vec2, point: Vec2): number {
  return 0 - cross2(unit2(sub2(to, from)), sub2(point, from));
}

/** The starts of the facets of an arc, from its first end. Their number is even, so that the arc's middle is a corner. */
export function facetStarts(from: Vec2, to: Vec2, sagitta: number): readonly Vec2[] {
  const arc = arcBetween(from, to, sagitta);
  return evenAngles(arc).map((angle) => arcPoint(arc, angle));
}

/** The starts of the even facets of an arc, radians from its start. */
export function evenAngles({ angle }: Pick<Arc, "angle">): readonly number[] {
  const count = 2 * Math.max(1, Math.min(MOST_FACETS / 2, Math.ceil(angle / FACET_ANGLE / 2)));
  return Array.from({ length: count }, (_, i) => (angle * i) / count);
}
