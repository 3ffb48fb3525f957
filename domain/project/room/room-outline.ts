import {
  distance2,
  dot2,
  offsetEdges,
  orientation,
  polygonArea,
  type Segment,
  sub2,
  type Vec2,
} from "@stanza/geometry";
import type { Room } from "../project.ts";
import { roomCorners } from "./room-corners.ts";

/** The floor inside the walls, clockwise as drawn; an open room is closed by a straight line. Empty below two walls. */
export function innerPolygon(room: Room): readonly Vec2[] {
  const corners = roomCorners(room);
  return corners.length < 3 ? [] : corners;
}

/** Clear floor area in m², from the inner faces; 0 for a room without walls. An open room counts up to the line across its opening. */
export function innerAreaM2(room: Room): number {
  return Math.abs(polygonArea(innerPolygon(room))) / 1e6;
}

/** A floor whose area is off by less than this is the one for which an area was stated, m². */
const SAME_M2 = 0.01;

/** The net floor area that the plan stated from which a room came, m²; `null`: none, or the room was changed since. */
export function statedNetM2(room: Room): number | null {
  const { statedArea } = room;
  if (!statedArea || Math.abs(innerAreaM2(room) - statedArea.drawnM2) > SAME_M2) return null;
  return statedArea.netM2;
}

/** The outer faces in wall order, mitred, each wall as thick as itself; the ends of an open room are square. */
export function outerFaces(room: Room): readonly Segment[] {
  return offsetEdges(
    roomCorners(room),
    room.walls.map((wall) => wall.thickness),
    room.openEnd === null,
  );
}

/** The corners of the outer faces in wall order, without repeats: one at a mitre, two at a step or a corner cut square. */
export function outerOutline(room: Room): readonly Vec2[] {
  const points = outerFaces(room).flatMap(({ from, to }) => [from, to]);
  const closed = room.openEnd === null;
  return points.filter((point, i) => {
    const after = points[i + 1] ?? (closed ? points[0] : undefined);
    return !after || distance2(point, after) > 1e-6;
  });
}

/**
 * The plan polygon of each wall in order, clockwise as drawn: inner start, outer start, outer end, inner end. A wall at a sharp corner
 * that is cut square has a fifth point, so that the walls together leave no gap.
 */
export function wallPolygons(room: Room): readonly (readonly Vec2[])[] {
  const outer = outerFaces(room);
  const corners = roomCorners(room);
  const closed = room.openEnd === null;
  return outer.map((face, i) => {
    const from = corners[i]!;
    const to = corners[(i + 1) % corners.length]!;
    const before = outer[i - 1] ?? (closed ? outer.at(-1) : undefined);
    const polygon = [from, face.from, face.to, to];
    if (!before || distance2(before.to, face.from) < 1e-6) return polygon;
    const previous = corners[(i - 1 + corners.length) % corners.length]!;
    const sharp = dot2(sub2(from, previous), sub2(to, from)) < 0 && orientation(previous, from, to) > 0;
    return sharp ? [from, before.to, face.from, face.to, to] : polygon;
  });
}
