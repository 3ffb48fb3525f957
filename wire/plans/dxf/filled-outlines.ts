import { scale2, type Vec2 } from "@stanza/geometry";
import { PLAN_LIMITS } from "../plan-limits.ts";
import type { PlanReport } from "../plan-notes.ts";
import { oddOf, perimeterOf, type Shape, shapeArea, unionOf } from "../spaces/polygons.ts";
import type { Fill, Stroke } from "./flatten.ts";

/** A filled shape that is wider than this on average, mm, is a floor or a field of the sheet, not a wall. */
const WIDEST = 650;
/** Smaller shapes are arrows of dimensions and the like, mm². */
const LEAST_AREA = 2_000;
/** The most fills that are united: more would take seconds at once, and they are patterns. */
const MOST_FILLS = 4_000;

/**
 * The outlines of walls that a drawing has as filled shapes, those that touch united: strokes in drawing units, as if they were drawn as
 * closed lines.
 *
 * mm   length of a drawing unit
 */
export function filledOutlines(fills: readonly Fill[], mm: number, report: PlanReport): readonly Stroke[] {
  const reach = PLAN_LIMITS.maxReachMm / 2;
  const near = fills
    .map(({ rings }) => rings.map((ring) => ring.map((at) => scale2(at, mm))))
    .filter((rings) => rings.flat(2).every((one) => Math.abs(one) <= reach));
  report.add("farAway", fills.length - near.length);
  report.add("tooMany", Math.max(0, near.length - MOST_FILLS));
  const shapes = near
    .slice(0, MOST_FILLS)
    .flatMap((rings) => (rings.length === 1 ? unionOf([rings]) : oddOf(rings)))
    .filter(isWall);
  return unionOf(shapes)
    .flat()
    .flatMap((ring, loop) => ring.map((from, i) => strokeOf(from, ring[(i + 1) % ring.length]!, mm, loop)));
}

const isWall = (shape: Shape): boolean => {
  const area = shapeArea(shape);
  return area >= LEAST_AREA && (2 * area) / perimeterOf(shape) <= WIDEST;
};

const strokeOf = (from: Vec2, to: Vec2, mm: number, loop: number): Stroke => ({
  layer: "",
  from: scale2(from, 1 / mm),
  to: scale2(to, 1 / mm),
  width: 0,
  // The numbers are below zero, unlike those of the drawing's own loops.
  loop: -1 - loop,
});
