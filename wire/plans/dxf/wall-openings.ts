import {
  add2,
  cross2,
  distance2,
  dot2,
  pointInPolygon,
  scale2,
  sub2,
  unit2,
  type Vec2,
} from "@stanza/geometry";
import { HEIGHT_WHEN_UNKNOWN } from "../plan-limits.ts";
import type { PlanReport } from "../plan-notes.ts";
import type { OpeningSpot } from "../spaces/hang-openings.ts";
import { LineGrid } from "../spaces/line-grid.ts";
import { bodyShape, type WallBody } from "../spaces/wall-body.ts";
import {
  closedEnd,
  doorSpot,
  type Evidence,
  GLAZED_HEIGHTS,
  middleOf,
  OPENING_HEIGHTS,
  openingIn,
} from "./door-evidence.ts";
import type { Arc } from "./flatten.ts";
import { pairLines } from "./pair-lines.ts";
import { wallLines } from "./wall-lines.ts";
import type { DrawnWindow } from "./wall-symbols.ts";

/** Ends of walls that face each other at such a distance, mm: a fault of the drawing; a way through; a door or a window. */
const FAULT = 150;
/** In a program that joins walls by itself, a gap is a slip only when it is no wider than this, mm. */
const SLIP = 60;
const WAY = { least: 500, most: 2500 } as const;
const WIDEST = 6000;
/** The greatest distance to the side of a wall across, mm: a door beside a corner. */
const CORNER_DOOR = 1600;
/** Walls in one line are off it by at most this, mm, and turned by less than 3°. */
const OFF_LINE = 60;
const TURNED = 0.05;

/** A wall goes on when another one is so near behind its end, mm; it touches that one when it is this near. */
const BEHIND = 8;
const HAIR = 0.5;

interface End {
  readonly body: number;
  readonly at: Vec2;
  /** Out of the wall. */
  readonly out: Vec2;
}

/** The walls that close the gaps between walls, and the doors and windows in those. */
export interface Openings {
  readonly bodies: readonly WallBody[];
  readonly spots: readonly OpeningSpot[];
}

const upright = { heightAtStart: HEIGHT_WHEN_UNKNOWN, heightAtEnd: HEIGHT_WHEN_UNKNOWN };

/** Returns the walls that close the faults of a drawing: walls that end a little short of the wall that they were to meet. */
export function closeFaults(bodies: readonly WallBody[], report: PlanReport): readonly WallBody[] {
  const polygons = bodies.map((body, i) => bodyShape(body, i).polygon);
  const grid = gridOf(bodies);
  const all = bodies.flatMap((body, i) => endsOf(body, i));
  const ends = all.filter((end) => isFree(end, polygons, grid));
  const hairlines = closeHairlines(bodies, all, polygons, grid);
  const made = ends.flatMap((end): WallBody[] => {
    const facing = nearestFacing(end, ends, bodies);
    const ahead = wallAhead(end, polygons, grid);
    const gap = Math.min(facing?.gap ?? FAULT, ahead ? distance2(end.at, ahead) : FAULT);
    if (gap >= SLIP) return [];
    const { thickness, heightAtStart, heightAtEnd } = bodies[end.body]!;
    const path = overlapping(end.at, add2(end.at, scale2(end.out, gap)));
    return [{ path, thickness, heightAtStart, heightAtEnd }];
  });
  report.add("gapsClosed", made.length);
  return [...made, ...hairlines];
}

/** Joins walls across their doors, windows and ways through, so that rooms close. */
export function bridgeGaps(
  bodies: readonly WallBody[],
  polygons: readonly (readonly Vec2[])[],
  evidence: Evidence,
  taken: Set<Arc>,
  known: readonly OpeningSpot[],
  report: PlanReport,
): Openings {
  const grid = gridOf(bodies);
  const all = bodies.flatMap((body, i) => endsOf(body, i));
  const ends = all.filter((end) => isFree(end, polygons, grid));
  const made: WallBody[] = [...closeHairlines(bodies, all, polygons, grid)];
  const spots: OpeningSpot[] = [];
  const closed = new Set<End>();
  // The leaves of a wall have one and the same opening.
  const add = (spot: OpeningSpot) => {
    if (isFreeSpot([...known, ...spots], spot.at, spot.width)) spots.push(spot);
  };
  const facing = ends.flatMap((end) => {
    const other = nearestFacing(end, ends, bodies);
    return other ? [{ end, ...other }] : [];
  });
  for (const { end, other, gap } of facing.toSorted((a, b) => a.gap - b.gap)) {
    if (closed.has(end) || closed.has(other)) continue;
    const thickness = Math.min(bodies[end.body]!.thickness, bodies[other.body]!.thickness);
    const [from, to] = [end.at, add2(end.at, scale2(end.out, gap))];
    const bridge: WallBody = { path: overlapping(from, to), thickness, ...upright };
    if (gap <= FAULT) report.add("gapsClosed");
    else {
      const shown = openingIn({ from, to, thickness }, evidence, taken);
      const isWay = gap >= WAY.least && gap <= WAY.most;
      if (!shown && !isWay) continue;
      const way: OpeningSpot = {
        kind: "passage",
        at: middleOf(from, to),
        along: unit2(sub2(to, from)),
        width: gap,
        ...OPENING_HEIGHTS.passage,
        leaves: 1,
      };
      add(shown ?? way);
    }
    made.push(bridge);
    closed.add(end);
    closed.add(other);
  }
  for (const end of ends) {
    if (closed.has(end)) continue;
    const hit = wallAhead(end, polygons, grid);
    if (!hit) continue;
    const thickness = bodies[end.body]!.thickness;
    const gap = distance2(end.at, hit);
    const shown = gap > FAULT ? openingIn({ from: end.at, to: hit, thickness }, evidence, taken) : null;
    if (gap > FAULT && !shown) continue;
    if (shown) add(shown);
    else report.add("gapsClosed");
    made.push({ path: overlapping(end.at, hit), thickness, ...upright });
  }
  return { bodies: made, spots };
}

/** Doors and windows in walls that are drawn through, and walls of nothing but glass. */
export function openingsInWalls(
  bodies: readonly WallBody[],
  polygons: readonly (readonly Vec2[])[],
  drawn: readonly DrawnWindow[],
  evidence: Evidence,
  taken: ReadonlySet<Arc>,
  known: readonly OpeningSpot[],
): Openings {
  const spots: OpeningSpot[] = [];
  const made: WallBody[] = [];
  const isNew = (at: Vec2, width: number) => isFreeSpot([...known, ...spots], at, width);
  for (const arc of evidence.doors) {
    if (taken.has(arc)) continue;
    for (const body of bodies) {
      const along = unit2(sub2(body.path.at(-1)!, body.path[0]!));
      const closed = closedEnd(arc, along);
      if (!closed) continue;
      const middle = middleOf(arc.centre, closed);
      const from = sub2(middle, body.path[0]!);
      const place = dot2(from, along);
      const off = cross2(along, from);
      const isOn =
        Math.abs(off) < body.thickness / 2 + 100 &&
        place > -arc.radius / 2 &&
        place < distance2(body.path[0]!, body.path.at(-1)!) + arc.radius / 2;
      if (!isOn || !isNew(middle, arc.radius)) continue;
      const onWall = add2(body.path[0]!, scale2(along, place));
      spots.push(doorSpot(arc, onWall, along, arc.radius, 1));
      break;
    }
  }
  for (const { from, to } of drawn) {
    const [middle, width] = [middleOf(from, to), distance2(from, to)];
    if (isNew(middle, width)) spots.push(windowSpot(middle, unit2(sub2(to, from)), width));
  }
  const windowLines = wallLines(
    evidence.windowLines.map((line) => ({ ...line, layer: "", width: 0 })),
    1,
  );
  for (const pair of pairLines(windowLines, 15, 300).pairs) {
    const [from, to] = pair.path;
    const width = distance2(from, to);
    const middle = middleOf(from, to);
    if (width < 300) continue;
    const isInside = polygons.some((polygon) => pointInPolygon(middle, polygon) !== "outside");
    const along = unit2(sub2(to, from));
    if (!isInside) {
      made.push({ path: pair.path, thickness: Math.max(40, pair.thickness), ...upright });
      if (isNew(middle, width))
        spots.push({ kind: "window", at: middle, along, width, ...GLAZED_HEIGHTS, leaves: 2 });
    } else if (width <= WIDEST && isNew(middle, width)) {
      spots.push(windowSpot(middle, along, width));
    }
  }
  return { bodies: made, spots };
}

/** Returns true when no other opening is at this place. */
const isFreeSpot = (spots: readonly OpeningSpot[], at: Vec2, width: number): boolean =>
  !spots.some((one) => distance2(one.at, at) < (one.width + width) / 2.2);

const windowSpot = (at: Vec2, along: Vec2, width: number): OpeningSpot => ({
  kind: "window",
  at,
  along,
  width,
  ...OPENING_HEIGHTS.window,
  leaves: width > 1150 ? 2 : 1,
});

function gridOf(bodies: readonly WallBody[]): LineGrid<number> {
  const grid = new LineGrid<number>(2000);
  for (const [i, body] of bodies.entries()) grid.add({ from: body.path[0]!, to: body.path.at(-1)! }, i);
  return grid;
}

function endsOf({ path, outline, curve }: WallBody, body: number): readonly End[] {
  if (outline || curve !== undefined) return [];
  const [from, to] = [path[0]!, path.at(-1)!];
  const along = unit2(sub2(to, from));
  return [
    { body, at: from, out: scale2(along, -1) },
    { body, at: to, out: along },
  ];
}

/** Returns true when a wall ends in the open: no other wall is right behind its end. */
const isFree = (end: End, polygons: readonly (readonly Vec2[])[], grid: LineGrid<number>): boolean =>
  !isBehind(end, BEHIND, polygons, grid);

/** Returns true when a wall ends a hair before another one, so that the hairline between them lets rooms run together. */
const isHairline = (end: End, polygons: readonly (readonly Vec2[])[], grid: LineGrid<number>): boolean =>
  isBehind(end, BEHIND, polygons, grid) && !isBehind(end, HAIR, polygons, grid);

function isBehind(
  end: End,
  by: number,
  polygons: readonly (readonly Vec2[])[],
  grid: LineGrid<number>,
): boolean {
  const beyond = add2(end.at, scale2(end.out, by));
  return grid
    .near({ from: beyond, to: beyond }, 700)
    .some((i) => i !== end.body && pointInPolygon(beyond, polygons[i]!) !== "outside");
}

/** Closes the hairlines between walls. */
function closeHairlines(
  bodies: readonly WallBody[],
  ends: readonly End[],
  polygons: readonly (readonly Vec2[])[],
  grid: LineGrid<number>,
): readonly WallBody[] {
  return ends.flatMap((end): WallBody[] => {
    if (!isHairline(end, polygons, grid)) return [];
    const { thickness, heightAtStart, heightAtEnd } = bodies[end.body]!;
    return [
      {
        path: overlapping(end.at, add2(end.at, scale2(end.out, BEHIND))),
        thickness,
        heightAtStart,
        heightAtEnd,
      },
    ];
  });
}

function nearestFacing(
  end: End,
  ends: readonly End[],
  bodies: readonly WallBody[],
): { readonly other: End; readonly gap: number } | null {
  let best: { other: End; gap: number } | null = null;
  for (const other of ends) {
    if (other.body === end.body || dot2(other.out, end.out) > -1 + TURNED * TURNED) continue;
    const between = sub2(other.at, end.at);
    const gap = dot2(between, end.out);
    const off = Math.abs(cross2(end.out, between));
    const uneven = Math.abs(bodies[end.body]!.thickness - bodies[other.body]!.thickness) / 2;
    if (gap <= 1 || gap > WIDEST || off > OFF_LINE + uneven) continue;
    if (!best || gap < best.gap) best = { other, gap };
  }
  return best;
}

/** A little longer at both ends, so that nothing is left open beside a wall that ends askew. */
function overlapping(from: Vec2, to: Vec2): readonly [Vec2, Vec2] {
  const along = scale2(unit2(sub2(to, from)), 5);
  return [sub2(from, along), add2(to, along)];
}

/** Returns the point at which the line of a wall meets the next wall beyond its end, within the width of a door; `null`: nowhere. */
function wallAhead(end: End, polygons: readonly (readonly Vec2[])[], grid: LineGrid<number>): Vec2 | null {
  const far = add2(end.at, scale2(end.out, CORNER_DOOR));
  let best: { at: Vec2; gap: number } | null = null;
  for (const i of grid.near({ from: end.at, to: far }, 700)) {
    if (i === end.body) continue;
    const polygon = polygons[i]!;
    for (const [k, from] of polygon.entries()) {
      const to = polygon[(k + 1) % polygon.length]!;
      const side = sub2(to, from);
      const turn = cross2(end.out, side);
      if (Math.abs(turn) < 0.2 * distance2(from, to)) continue;
      const gap = cross2(sub2(from, end.at), side) / turn;
      const share = cross2(sub2(from, end.at), end.out) / turn;
      if (gap > 1 && gap <= CORNER_DOOR && share >= 0 && share <= 1 && (!best || gap < best.gap))
        best = { at: add2(end.at, scale2(end.out, gap)), gap };
    }
  }
  return best?.at ?? null;
}
