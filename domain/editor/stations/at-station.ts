import { planToParent, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { keptFromWalls } from "../footprint.ts";
import type { Ghost } from "../ghost.ts";
import { centredFrame } from "../moved-rows.ts";
import { collidingGallery } from "../placing-gallery.ts";
import { frameOnCurve, inFacet, slid } from "../snapping/curved-walls.ts";
import type { Snapped, SnapReason } from "../snapping/request.ts";
import { againstWall, clamp } from "../snapping/wall.ts";
import { ghostDistances, type Surroundings, withCollision } from "../surroundings.ts";
import type { ToPlace } from "../to-place.ts";
import type { Station } from "./station.ts";

/** How far along its wall a thing may be moved, from and to. */
function reachOf({ box, ...thing }: ToPlace, { length }: WallSegment): Vec2 {
  const { left, right } = keptFromWalls("shape" in thing ? thing.shape : undefined);
  return [left, Math.max(left, length - box[0] - right)];
}

/**
 * The station after an arrow key: along its wall, the way the key points on the plan; across the wall, left and right are those of somebody
 * who faces it. On the floor all ways are free; what is carried stays where it is carried.
 *
 * by   mm on the plan
 */
export function movedStation(station: Station, by: Vec2, thing: ToPlace): Station {
  switch (station.kind) {
    case "wall": {
      const { segment, along } = station;
      const [from, to] = reachOf(thing, segment);
      return { ...station, along: clamp(along + wayAlong(segment.direction, by), from, to) };
    }
    case "curve": {
      const { curve } = station.place;
      const [first] = curve.facets;
      return {
        ...station,
        place: slid(station.place, wayAlong(first?.direction ?? [1, 0], by), thing.box[0]),
      };
    }
    case "floor":
      return { ...station, at: [station.at[0] + by[0], station.at[1] + by[1]] };
    case "carrier":
      return station;
  }
}

/** A key points along a wall when this much of its way is the wall's. */
const ALONG = 0.4;

function wayAlong([dx, dz]: Vec2, [x, z]: Vec2): number {
  const way = dx * x + dz * z;
  const mm = Math.hypot(x, z);
  return Math.abs(way) >= ALONG * mm ? Math.sign(way) * mm : x;
}

/** The station at the left (-1) or right (1) end of its wall; others have no ends. */
export function atEnd(station: Station, side: -1 | 1, thing: ToPlace): Station {
  if (station.kind === "curve") return { ...station, place: slid(station.place, side * 1e6, thing.box[0]) };
  if (station.kind !== "wall") return station;
  const [from, to] = reachOf(thing, station.segment);
  return { ...station, along: side < 0 ? from : to };
}

/** The thing in hand at its station, with what it touches and what is in its way. */
export function ghostAtStation(
  thing: ToPlace,
  station: Station,
  rotY: number,
  surroundings: Surroundings,
): Ghost {
  const { box, mount } = thing;
  const shape = "members" in thing ? undefined : thing.shape;
  const placed: Ghost = {
    row: null,
    box,
    collidesWith: null,
    ...(shape ? { shape } : {}),
    ...placedAt(thing, station, rotY),
  };
  const ghost =
    "members" in thing
      ? collidingGallery(placed, thing, surroundings)
      : withCollision(placed, mount, surroundings);
  return { ...ghost, reasons: [...ghost.reasons, ...touching(ghost, mount, surroundings)] };
}

function placedAt(thing: ToPlace, station: Station, rotY: number): Snapped {
  const { box, mount, elevation } = thing;
  switch (station.kind) {
    case "wall": {
      const { segment, along } = station;
      const named = { wall: segment.wall.id, name: segment.name };
      const isTooWide = box[0] > segment.length + 0.5;
      const reason: SnapReason =
        mount === "wall-opening" && isTooWide
          ? { kind: "tooWide", ...named, widthMm: box[0], lengthMm: segment.length }
          : { kind: "wall", ...named };
      if (mount !== "wall-opening") {
        const { back } = keptFromWalls("members" in thing ? undefined : thing.shape);
        return { ...againstWall(segment, along, elevation, back), reasons: [reason] };
      }
      const [x, z] = planToParent(segment.frame, [along, -segment.wall.thickness]);
      return {
        frame: { at: [x, elevation, z], rotY: segment.frame.rotY },
        wall: { segment, offset: along },
        reasons: [reason],
      };
    }
    case "curve": {
      const [first] = station.place.curve.facets;
      return {
        frame: frameOnCurve(station.place, box[0], elevation),
        wall: inFacet(station.place, box[0]),
        reasons: first ? [{ kind: "wall", wall: first.wall.id, name: first.name }] : [],
      };
    }
    case "carrier":
      return { frame: station.frame, wall: null, reasons: [station.reason] };
    case "floor": {
      const { at } = centredFrame(station.at, [0, 0], rotY, box);
      return {
        frame: { at: [Math.round(at[0]), elevation, Math.round(at[2])], rotY },
        wall: null,
        reasons: [],
      };
    }
  }
}

/** Nearer than this things touch, mm. */
const TOUCH = 1;

/** The neighbours that it stands against, or the corner. */
function touching(ghost: Ghost, mount: ToPlace["mount"], surroundings: Surroundings): readonly SnapReason[] {
  if (ghost.wall === null) return [];
  const { segment } = ghost.wall;
  return ghostDistances(ghost, mount, surroundings)
    .filter(({ value }) => value < TOUCH)
    .map(
      ({ meets }): SnapReason =>
        "row" in meets
          ? { kind: "besides", row: meets.row }
          : { kind: "corner", wall: segment.wall.id, name: segment.name },
    );
}
