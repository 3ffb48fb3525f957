import { distance2, orientation, polygonArea, type Vec2 } from "@stanza/geometry";
import clipping, { type MultiPolygon, type Polygon, type Ring } from "polygon-clipping";

/** A polygon with holes: its outline first. Rings are not closed by a repeated point; the outline runs clockwise as drawn. */
export type Shape = readonly (readonly Vec2[])[];

/** Coordinates are brought onto grids of these steps, mm, the next one when the clipper stumbles over nearly equal lines. */
const GRIDS = [0.01, 0.1, 1] as const;

export function unionOf(shapes: readonly Shape[]): readonly Shape[] {
  if (shapes.length === 0) return [];
  return clipped(shapes, ([first, ...rest]) => clipping.union(first!, ...rest));
}

export function intersectionOf(a: readonly Shape[], b: readonly Shape[]): readonly Shape[] {
  if (a.length === 0 || b.length === 0) return [];
  return clipped([...a, ...b], (all) => clipping.intersection(all.slice(0, a.length), all.slice(a.length)));
}

export function differenceOf(a: readonly Shape[], b: readonly Shape[]): readonly Shape[] {
  if (a.length === 0 || b.length === 0) return a;
  return clipped([...a, ...b], (all) => clipping.difference(all.slice(0, a.length), all.slice(a.length)));
}

/** Returns the area that an odd number of the rings enclose. */
export function oddOf(rings: readonly (readonly Vec2[])[]): readonly Shape[] {
  if (rings.length === 0) return [];
  return clipped(
    rings.map((ring) => [ring]),
    ([first, ...rest]) => clipping.xor(first!, ...rest),
  );
}

/** Runs an operation of the clipper, on coarser coordinates when it throws on fine ones. */
function clipped(shapes: readonly Shape[], operate: (all: Polygon[]) => MultiPolygon): readonly Shape[] {
  let failure: unknown;
  for (const step of GRIDS) {
    try {
      const result = operate(shapes.map((shape) => shape.map((ring) => onGrid(ring, step))));
      return result.map((polygon) => polygon.map((ring, i) => oriented(opened(ring), i === 0)));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function onGrid(ring: readonly Vec2[], step: number): Ring {
  return ring.map(([x, z]) => [Math.round(x / step) * step, Math.round(z / step) * step]);
}

function opened(ring: Ring): readonly Vec2[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && ring.length > 1 && first[0] === last[0] && first[1] === last[1]
    ? ring.slice(0, -1)
    : ring;
}

/** The ring clockwise as drawn, or the other way round. */
export function oriented(ring: readonly Vec2[], clockwise: boolean): readonly Vec2[] {
  return polygonArea(ring) > 0 === clockwise ? ring : ring.toReversed();
}

/** mm², without the holes. */
export function shapeArea(shape: Shape): number {
  return shape.reduce((sum, ring, i) => sum + (i === 0 ? 1 : -1) * Math.abs(polygonArea(ring)), 0);
}

export const areaOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, shape) => sum + shapeArea(shape), 0);

export function perimeterOf(shape: Shape): number {
  return shape.reduce(
    (sum, ring) => sum + ring.reduce((so, at, i) => so + distance2(at, ring[(i + 1) % ring.length]!), 0),
    0,
  );
}

/** The largest of several shapes; undefined for none. */
export function largest(shapes: readonly Shape[]): Shape | undefined {
  return shapes.reduce<Shape | undefined>(
    (best, shape) => (!best || shapeArea(shape) > shapeArea(best) ? shape : best),
    undefined,
  );
}

/**
 * The ring without points that say nothing: closer to their neighbour than `least`, in line with both neighbours within `tolerance`, or
 * the tip of a spike that is narrower than `least`, mm.
 */
export function tidied(ring: readonly Vec2[], least: number, tolerance: number): readonly Vec2[] {
  let points = [...ring];
  for (let changed = true; changed && points.length > 3; ) {
    changed = false;
    for (let i = 0; i < points.length && points.length > 3; i++) {
      const before = points[(i - 1 + points.length) % points.length]!;
      const at = points[i]!;
      const after = points[(i + 1) % points.length]!;
      const base = distance2(before, after);
      // A spike: there and back again, as a hairline between two walls is.
      const isSpike = base < least;
      const off = isSpike ? 0 : Math.abs(orientation(before, at, after)) / base;
      if (isSpike || distance2(before, at) < least || off < tolerance) {
        points = points.toSpliced(i, 1);
        changed = true;
        i--;
      }
    }
  }
  return points;
}
