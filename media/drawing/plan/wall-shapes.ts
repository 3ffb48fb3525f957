import type { EvaluatedRow } from "@stanza/evaluation";
import { add2, scale2, type Vec2 } from "@stanza/geometry";
import {
  type Room,
  type WallBulges,
  type WallId,
  type WallSegment,
  wallBulges,
  wallPolygons,
  wallSegments,
} from "@stanza/project";
import type { Shape } from "../drawing.ts";
import { bentRuns, bentWall } from "./bent-walls.ts";

/** A hole that a door or window cuts in a wall: from its start corner along the inner face, above the floor; mm. */
export interface WallHole {
  readonly row: EvaluatedRow;
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly top: number;
}

/** The holes in a wall, from its start to its end; a hole that reaches over the wall's ends or over another hole is cut to the rest. */
export function holesIn(segment: WallSegment, rows: readonly EvaluatedRow[]): readonly WallHole[] {
  const holes = rows.flatMap((row): readonly WallHole[] => {
    const { placement } = row.row;
    const { opening } = row.article;
    if (placement.on !== "wall" || placement.wall !== segment.wall.id || !opening) return [];
    const sill = placement.elevation + opening.sill;
    return [
      { row, from: placement.offset, to: placement.offset + opening.width, sill, top: sill + opening.height },
    ];
  });
  let reached = 0;
  return [...holes]
    .sort((a, b) => a.from - b.from)
    .flatMap((hole) => {
      const from = Math.max(reached, hole.from);
      const to = Math.min(segment.length, hole.to);
      if (to - from < 0.5) return [];
      reached = to;
      return [{ ...hole, from, to }];
    });
}

/** A wall in plan: the parts that stand full height, and the holes between them. Points clockwise as drawn. */
export interface WallPieces {
  /** The outline from inner start over the outer face to inner end; a corner cut square adds a point to the outer face. */
  readonly solid: readonly (readonly Vec2[])[];
  readonly gaps: readonly { readonly hole: WallHole; readonly points: readonly [Vec2, Vec2, Vec2, Vec2] }[];
}

/** polygon   of the wall, from `wallPolygons` */
export function wallPieces(
  segment: WallSegment,
  polygon: readonly Vec2[],
  holes: readonly WallHole[],
): WallPieces {
  const across = scale2(segment.normal, -segment.wall.thickness);
  const at = (x: number): Vec2 => add2(segment.from, scale2(segment.direction, x));
  const solid: (readonly Vec2[])[] = [];
  const gaps: { hole: WallHole; points: readonly [Vec2, Vec2, Vec2, Vec2] }[] = [];
  let head: readonly Vec2[] = polygon.slice(0, -2);
  for (const hole of holes) {
    const [a, b] = [at(hole.from), at(hole.to)];
    const [outerA, outerB] = [add2(a, across), add2(b, across)];
    solid.push([...head, outerA, a]);
    gaps.push({ hole, points: [a, outerA, outerB, b] });
    head = [b, outerB];
  }
  solid.push([...head, ...polygon.slice(-2)]);
  return { solid, gaps };
}

/** The curved walls of a room as arcs; a facet with a door or window in it is straight. */
export function planBulges(room: Room, rows: readonly EvaluatedRow[]): ReadonlyMap<WallId, WallBulges> {
  const straight = rows.flatMap(({ row: { placement } }) =>
    placement.on === "wall" ? [placement.wall] : [],
  );
  return wallBulges(room, new Set(straight));
}

/** The walls of a room as bodies with mitred corners, their openings cut out, and the lines of their faces. */
export function wallShapes(room: Room, rows: readonly EvaluatedRow[]): readonly Shape[] {
  const polygons = wallPolygons(room);
  const curved = planBulges(room, rows);
  const bodies: Shape[] = [];
  const openings: Shape[] = [];
  const lines: Shape[] = [];
  for (const segment of wallSegments(room)) {
    const owner = segment.wall.id;
    const line = (...points: readonly Vec2[]): void => {
      lines.push({ type: "polyline", role: "wall", owner, points });
    };
    if (curved.has(owner)) continue;
    const { solid, gaps } = wallPieces(segment, polygons[segment.index]!, holesIn(segment, rows));
    for (const points of solid) {
      bodies.push({ type: "polygon", role: "wall", owner, points, stroke: "none" });
      line(points[0]!, points.at(-1)!);
      line(...points.slice(1, -1));
    }
    for (const { hole, points } of gaps) {
      openings.push({ type: "polygon", role: "opening", owner: hole.row.row.id, points, stroke: "none" });
      line(points[0], points[1]);
      line(points[3], points[2]);
    }
  }
  const bent = bentRuns(room, curved).map((run) => bentWall(run, polygons));
  return [
    ...bodies,
    ...bent.map(({ body }) => body),
    ...openings,
    ...lines,
    ...bent.flatMap(({ faces }) => faces),
    ...openEnds(room, polygons),
  ];
}

/** The square ends of an open room's first and last wall. */
function openEnds(room: Room, polygons: readonly (readonly Vec2[])[]): readonly Shape[] {
  const [first, last] = [polygons[0], polygons.at(-1)];
  if (room.openEnd === null || !first || !last) return [];
  return [
    { type: "polyline", role: "wall", owner: room.walls[0]!.id, points: [first[0]!, first[1]!] },
    { type: "polyline", role: "wall", owner: room.walls.at(-1)!.id, points: [last.at(-2)!, last.at(-1)!] },
  ];
}
