import { add2, cross2, distance2, dot2, scale2, sub2, type Vec2 } from "@stanza/geometry";
import type { WallId } from "../../ids.ts";
import type { WallSegment } from "../wall-segments.ts";
import { type Arc, arcAngle, arcBetween, arcPoint } from "./arc.ts";
import type { WallCurve } from "./wall-curve.ts";

/** The arc that the facets of a curved wall follow. */
export const arcOfCurve = ({ from, to, sagitta }: Pick<WallCurve, "from" | "to" | "sagitta">): Arc =>
  arcBetween(from, to, sagitta);

/** Where on the arc something on a facet has its middle, radians. `along`: of that middle from the facet's start, mm. */
export function angleOnCurve(curve: WallCurve, facet: WallId, along: number): number | null {
  const segment = curve.facets.find(({ wall }) => wall.id === facet);
  if (!segment) return null;
  return arcAngle(arcOfCurve(curve), add2(segment.from, scale2(segment.direction, along)));
}

/** The facet that an angle of the arc lies on, and how far along it, mm: the other way round of `angleOnCurve`. */
export function facetAt(
  curve: WallCurve,
  angle: number,
): { readonly segment: WallSegment; readonly along: number } {
  const arc = arcOfCurve(curve);
  const starts = curve.facets.map(({ from }) => arcAngle(arc, from));
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= angle + 1e-9),
  );
  const segment = curve.facets[index]!;
  // Where the line from the centre through the arc meets the facet.
  const way = sub2(arcPoint(arc, angle), arc.centre);
  const across = cross2(segment.direction, way);
  const along = cross2(sub2(arc.centre, segment.from), way) / across;
  return { segment, along: Math.max(0, Math.min(along, segment.length)) };
}

/** How far a plan point is from the arc, mm: out of the room above 0 where the wall bulges out of it. */
export function distanceToCurve(curve: WallCurve, point: Vec2): number {
  const arc = arcOfCurve(curve);
  const nearest = arcPoint(arc, arcAngle(arc, point));
  const away = distance2(nearest, point);
  return dot2(sub2(point, nearest), sub2(nearest, arc.centre)) < 0 ? -away : away;
}
