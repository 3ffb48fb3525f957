import { planToParent, toLocal } from "@stanza/geometry";
import { arcOfCurve, type WallSegment } from "@stanza/project";
import { frameOnCurve, inFacet, type PlaceOnCurve, placesOnCurves } from "./curved-walls.ts";
import type { SnapOptions, Snapped, SnapReason, SnapRequest, SnapSurroundings } from "./request.ts";
import { clamp, nearestWall } from "./wall.ts";

/** Rounding of a wall's length that does not count, mm. */
const PLAY = 0.5;

/**
 * Puts a door or window into the nearest wall that is long enough, in its middle when the pointer is near it, never over its ends; where none is, the reason says so. In a
 * curved wall it gets a straight facet when it is put down (`seatWallItems`).
 */
export function snapToOpening(
  request: SnapRequest,
  surroundings: SnapSurroundings,
  options: SnapOptions,
): Snapped {
  const [width, , depth] = request.box;
  const centre = planToParent(request.wanted, [width / 2, depth / 2]);
  const straight = surroundings.walls.filter(({ wall }) => wall.curve === undefined);
  const fitting = straight.filter(({ length }) => length + PLAY >= width);
  const [curved] = placesOnCurves(centre, width, surroundings.walls);
  const near = nearestWall(centre, fitting);
  const away = near ? Math.abs(near.distance) : (anyWall(centre, fitting)?.away ?? Number.POSITIVE_INFINITY);
  if (curved && curved.away < away) return onCurve(curved, request, options);
  const walls = fitting.length > 0 ? fitting : surroundings.walls;
  const nearest = near ?? anyWall(centre, walls);
  if (nearest === null) return { frame: request.wanted, wall: null, reasons: [] };
  const { segment, along } = nearest;
  const middle = (segment.length - width) / 2;
  const wanted = along - width / 2;
  const centred = options.wallSnap && Math.abs(wanted - middle) <= options.reach;
  const offset = clamp(centred ? middle : Math.round(wanted), 0, segment.length - width);
  const fits = width <= segment.length + PLAY;
  const named = { wall: segment.wall.id, name: segment.name };
  const reason: SnapReason = !fits
    ? { kind: "tooWide", ...named, widthMm: width, lengthMm: segment.length }
    : { kind: centred ? "wallCentre" : "wall", ...named };
  const [x, z] = planToParent(segment.frame, [offset, -segment.wall.thickness]);
  return {
    frame: { at: [x, request.elevation, z], rotY: segment.frame.rotY },
    wall: { segment, offset },
    reasons: [reason],
  };
}

function onCurve(place: PlaceOnCurve, request: SnapRequest, options: SnapOptions): Snapped {
  const [width] = request.box;
  const { curve } = place;
  const [first] = curve.facets;
  const middle = arcOfCurve(curve).angle / 2;
  const centred = options.wallSnap && Math.abs(place.angle - middle) * curve.radius <= options.reach;
  const at: PlaceOnCurve = centred ? { curve, angle: middle } : place;
  return {
    frame: frameOnCurve(at, width, request.elevation),
    wall: inFacet(at, width),
    reasons: [{ kind: centred ? "wallCentre" : "wall", wall: first!.wall.id, name: first!.name }],
  };
}

/** The nearest wall at any distance, because a wall item needs one. */
function anyWall(point: readonly [number, number], walls: readonly WallSegment[]) {
  let nearest: { segment: WallSegment; along: number; away: number } | null = null;
  for (const segment of walls) {
    const [x, , z] = toLocal(segment.frame, [point[0], 0, point[1]]);
    const along = clamp(x, 0, segment.length);
    const away = Math.hypot(x - along, z);
    if (nearest === null || away < nearest.away) nearest = { segment, along, away };
  }
  return nearest;
}
