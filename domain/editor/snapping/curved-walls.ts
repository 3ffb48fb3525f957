import { type Frame, planToParent, rotYOfDirection, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import {
  angleOnCurve,
  arcAngle,
  arcOfCurve,
  arcPoint,
  curvesAmong,
  distanceToCurve,
  facetAt,
  seatAngle,
  type WallCurve,
  type WallId,
  type WallSegment,
} from "@stanza/project";

/** The place of a door's or window's middle on a curved wall, radians along its arc. */
export interface PlaceOnCurve {
  readonly curve: WallCurve;
  readonly angle: number;
}

/** A wall item's place in a facet, in the form of placements. */
export interface FacetPlace {
  readonly segment: WallSegment;
  /**
   * Place of its left side. It may lie before the facet's start or beyond its end, because the facet is cut to its width when it is put
   * down.
   */
  readonly offset: number;
}

/** The curved wall with this wall as a facet. */
export function curveWith(walls: readonly WallSegment[], wall: WallId): WallCurve | undefined {
  const mark = walls.find((one) => one.wall.id === wall)?.wall.curve;
  return mark === undefined ? undefined : curvesAmong(walls.filter((one) => one.wall.curve === mark))[0];
}

/** The middle of a wall item on its curved wall; `undefined` on a straight one. */
export function placeOf({ segment, offset }: FacetPlace, width: number, walls: readonly WallSegment[]) {
  const curve = curveWith(walls, segment.wall.id);
  const angle = curve && angleOnCurve(curve, segment.wall.id, offset + width / 2);
  return curve && angle != null ? ({ curve, angle } satisfies PlaceOnCurve) : undefined;
}

/** The angle of the arc that an item's facet takes, radians; `null` when it does not fit at all. */
export const angleTaken = (curve: WallCurve, width: number): number | null =>
  seatAngle(arcOfCurve(curve), width, {
    thickness: curve.facets[0]!.wall.thickness,
    inwards: curve.sagitta < 0,
  });

/** The place moved along the arc by mm, within the curve's ends. */
export function slid({ curve, angle }: PlaceOnCurve, byMm: number, width: number): PlaceOnCurve {
  const arc = arcOfCurve(curve);
  const half = (angleTaken(curve, width) ?? 0) / 2;
  const wanted = angle + byMm / arc.radius;
  return { curve, angle: Math.max(half, Math.min(wanted, arc.angle - half)) };
}

/** The same place in terms of a facet. */
export function inFacet({ curve, angle }: PlaceOnCurve, width: number): FacetPlace {
  const { segment, along } = facetAt(curve, angle);
  return { segment, offset: along - width / 2 };
}

/** The frame of an item of that width in the straight facet that will be cut for it, on the wall's outer face like all wall items. */
export function frameOnCurve({ curve, angle }: PlaceOnCurve, width: number, elevation: number): Frame {
  const arc = arcOfCurve(curve);
  const half = (angleTaken(curve, width) ?? 0) / 2;
  const [from, to] = [arcPoint(arc, angle - half), arcPoint(arc, angle + half)];
  const direction = unit2(sub2(to, from));
  const rotY = rotYOfDirection(direction);
  const middle: Vec2 = scale2([from[0] + to[0], from[1] + to[1]], 0.5);
  const [x, z] = planToParent({ at: [middle[0], 0, middle[1]], rotY }, [
    -width / 2,
    -curve.facets[0]!.wall.thickness,
  ]);
  return { at: [x, elevation, z], rotY };
}

/** The nearest place to a point on each curved wall with room for the width, the nearest first. */
export function placesOnCurves(
  point: Vec2,
  width: number,
  walls: readonly WallSegment[],
): readonly (PlaceOnCurve & { readonly away: number })[] {
  return curvesAmong(walls)
    .filter((curve) => angleTaken(curve, width) !== null)
    .map((curve) => {
      const angle = arcAngle(arcOfCurve(curve), point);
      const place = slid({ curve, angle }, 0, width);
      return { ...place, away: Math.abs(distanceToCurve(curve, point)) };
    })
    .toSorted((a, b) => a.away - b.away);
}
