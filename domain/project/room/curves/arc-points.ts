import type { Vec2 } from "@stanza/geometry";
import { facetStarts } from "./wall-curve.ts";

/** A smaller sagitta counts as straight, mm. */
const STRAIGHT = 0.5;

/** The corners of the facets of an arc from end to end, both included; a straight line has two. `sagittaMm` as in `bendWall`. */
export function arcPoints(from: Vec2, to: Vec2, sagittaMm: number): readonly Vec2[] {
  return Math.abs(sagittaMm) < STRAIGHT ? [from, to] : [...facetStarts(from, to, sagittaMm), to];
}

/** The sagitta of the flatter of the two arcs of a radius over a chord, mm; `null` for a radius too short for the chord. */
export function sagittaOfRadius(chordMm: number, radiusMm: number): number | null {
  const half = chordMm / 2;
  return radiusMm >= half ? radiusMm - Math.sqrt(radiusMm * radiusMm - half * half) : null;
}
