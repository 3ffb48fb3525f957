import { add2, cross2, distance2, dot2, scale2, sub2, type Vec2 } from "@stanza/geometry";
import type { WallId } from "../../ids.ts";
import type { WallSegment } from "../wall-segments.ts";
import { type Arc, arcAngle, arcBetween, arcPoint } from "./arc.ts";
import type { WallCurve } from "./wall-curve.ts";

/** The arc of the facets of a curved wall. */
export const arcOfCurve = ({ from, to, sagitta }: Pick<WallCurve, "from" | "to" | "sagitta">): Arc =>
  arcBetween(from, to, sagitta);

/** The angle on the arc of the middle of something on a facet, radians. `along`: distance of that middle from the facet's start, mm. */
export function angleOnCurve(curve: WallCurve, facet: WallId, along: number): number | null {
  const segment = curve.facets.find(({ wall }) => wall.id === facet);
  if (!segment) return null;
  return arcAngle(arcOfCurve(curve), add2(segment.from, scale2(segment.direction, along)));
}

/** The facet at an angle of the arc, and the distance along it, mm: the inverse of `angleOnCurve`. */
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
  // The point at which the line from the centre through the arc meets the facet.
  const way = sub2(arcPoint(arc, angle), arc.centre);
  const across = cross2(segment.direction, way);
  const along = cross2(sub2(arc.centre, segment.from), way) / across;
  return { segment, along: Math.max(0, Math.min(along, segment.length)) };
}

/** Distance of a plan point from the arc, mm, positive out of the room when the wall bulges outwards. */
export function distanceToCurve(curve: WallCurve, point: Vec2): number {
  const arc = arcOfCurve(curve);
  const nearest = arcPoint(arc, arcAngle(arc, point));
  const away = distance2(nearest, point);
  return dot2(sub2(point, nearest), sub2(nearest, arc.centre)) < 0 ? -away : away;
}
