import { cross2, distance2, dot2, polygonArea, sub2, unit2, type Vec2 } from "@stanza/geometry";
import { areaOf, type Shape, tidied, unionOf } from "../spaces/polygons.ts";
import type { WallBody } from "../spaces/wall-body.ts";
import type { Body } from "./ifc-model.ts";

/** Triangles that stand upright have less than this in plan, mm². */
const UPRIGHT = 1;
/** A footprint that fills this share of the rectangle around it is one. */
const FILLS = 0.985;

/** The area that a body covers seen from above. */
export function footprintOf({ triangles }: Body): readonly Shape[] {
  const flat = triangles.flatMap((corners): Shape[] => {
    const ring = corners.map(([x, , z]): Vec2 => [x, z]);
    return Math.abs(polygonArea(ring)) > UPRIGHT ? [[ring]] : [];
  });
  return unionOf(flat).map((shape) => shape.map((ring) => tidied(ring, 1, 0.5)));
}

/** The smallest rectangle around points; `along` is its long direction, sizes in mm. */
export interface Around {
  readonly middle: Vec2;
  readonly along: Vec2;
  readonly length: number;
  readonly width: number;
}

/** The smallest rectangle around footprints that has a side along one of their edges. */
export function rectangleAround(shapes: readonly Shape[]): Around | null {
  let best: Around | null = null;
  for (const [i, from] of shapes.flatMap(([outline]) => outline ?? []).entries()) {
    const ring = shapes.flatMap(([outline]) => outline ?? []);
    const to = ring[(i + 1) % ring.length]!;
    if (distance2(from, to) < 1) continue;
    const around = extentAlong(ring, unit2(sub2(to, from)));
    if (!best || around.length * around.width < best.length * best.width) best = around;
  }
  return best;
}

/** The rectangle around points whose sides are along and across a direction; `length` is along it, unless `width` is longer. */
export function extentAlong(points: readonly Vec2[], direction: Vec2, turn = true): Around {
  const along = points.map((at) => dot2(at, direction));
  const across = points.map((at) => cross2(direction, at));
  const [a0, a1] = [Math.min(...along), Math.max(...along)];
  const [c0, c1] = [Math.min(...across), Math.max(...across)];
  const [a, c] = [(a0 + a1) / 2, (c0 + c1) / 2];
  const middle: Vec2 = [direction[0] * a - direction[1] * c, direction[1] * a + direction[0] * c];
  const [length, width] = [a1 - a0, c1 - c0];
  return turn && width > length
    ? { middle, along: [-direction[1], direction[0]], length: width, width: length }
    : { middle, along: direction, length, width };
}

/** A wall's body as a thick line: a strip where it is one, an outline of its own where it is mitred, curved or stepped. */
export function wallBodyOf(
  shape: Shape,
  heights: Pick<WallBody, "heightAtStart" | "heightAtEnd">,
): WallBody | null {
  const [outline] = shape;
  const around = rectangleAround([shape]);
  if (!outline || !around || around.width < 1) return null;
  const { middle, along, length, width } = around;
  const end = (side: 1 | -1): Vec2 => [
    middle[0] + (side * along[0] * length) / 2,
    middle[1] + (side * along[1] * length) / 2,
  ];
  const path = [end(-1), end(1)];
  const fills = areaOf([shape]) / (length * width);
  if (fills >= FILLS) return { path, thickness: width, ...heights };
  // A curved or angled wall is thinner than the rectangle around it.
  const perimeter = outline.reduce(
    (sum, at, i) => sum + distance2(at, outline[(i + 1) % outline.length]!),
    0,
  );
  const thickness = fills < 0.7 ? (2 * areaOf([shape])) / perimeter : width;
  return { path, thickness, ...heights, outline };
}
