import { cross2, distance2, dot2, sub2, type Vec2 } from "@stanza/geometry";
import type { WallId } from "../../ids.ts";
import type { Room } from "../../project.ts";
import { outerFaces } from "../room-outline.ts";
import { wallSegments } from "../wall-segments.ts";
import { arcBetween } from "./arc.ts";
import { curvesAmong } from "./wall-curve.ts";

/** The bulges of the two faces of a facet, from its start to its end, in the form of `bulgeCircle`. */
export interface WallBulges {
  readonly inner: number;
  readonly outer: number;
}

/** A corner of a facet counts as on its curve within this distance of the circle, mm, or this share of the radius. */
const OFF_CIRCLE = 5;
const OFF_SHARE = 0.005;
/** A facet that turns by more was made straight on purpose, radians. */
const WIDEST = Math.PI / 10;

/**
 * The facets of curved walls as pieces of their circles, by wall, for drawings. Corners stay where they are. Left out: straight walls, and
 * facets that are meant to be straight.
 *
 * straight   walls with a door or window, which needs a straight facet
 */
export function wallBulges(room: Room, straight: ReadonlySet<WallId>): ReadonlyMap<WallId, WallBulges> {
  const found = new Map<WallId, WallBulges>();
  const segments = wallSegments(room);
  if (!segments.some(({ wall }) => wall.curve !== undefined)) return found;
  const outer = outerFaces(room);
  for (const { facets, from, to, sagitta } of curvesAmong(segments)) {
    if (facets.length < 2 || Math.abs(sagitta) < 0.05) continue;
    const { centre, radius } = arcBetween(from, to, sagitta);
    const slack = Math.max(OFF_CIRCLE, OFF_SHARE * radius);
    for (const facet of facets) {
      const { id } = facet.wall;
      const isOn = [facet.from, facet.to].every((at) => Math.abs(distance2(at, centre) - radius) <= slack);
      const turn = turnAbout(centre, facet.from, facet.to);
      if (straight.has(id) || !isOn || Math.abs(turn) > WIDEST) continue;
      const face = outer[facet.index]!;
      found.set(id, {
        inner: Math.tan(turn / 4),
        outer: Math.tan(turnAbout(centre, face.from, face.to) / 4),
      });
    }
  }
  return found;
}

/** Clockwise as drawn, radians. */
function turnAbout(centre: Vec2, from: Vec2, to: Vec2): number {
  const [a, b] = [sub2(from, centre), sub2(to, centre)];
  return Math.atan2(cross2(a, b), dot2(a, b));
}
