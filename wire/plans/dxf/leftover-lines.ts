import { distance2, offsetEdges, pointInPolygon, polygonArea, type Vec2 } from "@stanza/geometry";
import { HEIGHT_WHEN_UNKNOWN, THICKNESS_WHEN_UNKNOWN } from "../plan-limits.ts";
import type { PlanReport } from "../plan-notes.ts";
import { LineGrid } from "../spaces/line-grid.ts";
import { oriented } from "../spaces/polygons.ts";
import type { WallBody } from "../spaces/wall-body.ts";
import type { Span } from "./pair-lines.ts";
import { DRAWN_WALL, pointOn, type WallLine } from "./wall-lines.ts";

/** Lines end at the same corner within this, mm. */
const SAME_CORNER = 5;
/** A closed outline that is no larger is a pillar or a block of masonry, mm². */
const MASS_AREA = 6_000_000;
/** The least length of a wall's line, mm; shorter lines are ends of walls and steps in them. */
const LEAST_LINE = 300;
/** A line without a partner is a wall when both its ends are so near to other walls, mm. */
const TOUCHES = 150;
/** The share of paired lines below which walls are drawn as single lines. */
const PAIRED_SHARE = 0.3;

const upright = { heightAtStart: HEIGHT_WHEN_UNKNOWN, heightAtEnd: HEIGHT_WHEN_UNKNOWN };

/**
 * Walls from the lines that have no partner: blocks of masonry that are drawn as an outline, rooms that are drawn as one closed line
 * (their inner face), and single lines, which get a thickness of 100 mm.
 *
 * covered   what of each line is a wall already
 * bodies    those walls
 */
export function leftoverWalls(
  lines: readonly WallLine[],
  covered: readonly (readonly Span[])[],
  bodies: readonly WallBody[],
  polygons: readonly (readonly Vec2[])[],
  report: PlanReport,
): readonly WallBody[] {
  const drawn = lines.map(({ width }) => width >= DRAWN_WALL);
  const total = lines.reduce((sum, line, i) => sum + (drawn[i] ? 0 : line.length), 0);
  const paired = covered.flat().reduce((sum, one) => sum + one.to - one.from, 0);
  const isSingleLined = paired < PAIRED_SHARE * total;
  const loops = closedLoops(lines);
  const made: WallBody[] = [];
  const done = new Set<number>();
  for (const loop of loops) {
    if (loop.lines.some((i) => drawn[i])) continue;
    const area = Math.abs(polygonArea(loop.ring));
    const length = loop.lines.reduce((sum, i) => sum + lines[i]!.length, 0);
    const known = loop.lines.reduce((sum, i) => sum + coveredLength(covered[i]!), 0);
    if (area < 1e4 || known > 0.7 * length) continue;
    if (area <= MASS_AREA && !isSingleLined && known === 0) made.push(massOf(loop.ring));
    else if (isSingleLined && area > MASS_AREA / 4) made.push(...around(loop.ring));
    else if (known > 0 && area > MASS_AREA / 4) {
      // A room that is drawn beside others: walls between them are known, those on its other sides are not.
      const bare = loop.lines.flatMap((i) =>
        uncovered(lines[i]!, covered[i]!).map((span) => ({ line: lines[i]!, span })),
      );
      const long = bare.filter(({ span }) => span.to - span.from >= LEAST_LINE);
      made.push(...long.map(({ line, span }) => beyond(line, span, loop.ring)));
      report.add("wallsWithoutThickness", long.length);
    } else continue;
    for (const i of loop.lines) done.add(i);
    if (isSingleLined) report.add("wallsWithoutThickness", loop.lines.length);
  }
  const grid = new LineGrid<number>(2000);
  for (const [i, polygon] of polygons.entries()) for (const at of polygon) grid.add({ from: at, to: at }, i);
  for (const [i, body] of bodies.entries()) grid.add({ from: body.path[0]!, to: body.path.at(-1)! }, i);
  const others = new LineGrid<number>(2000);
  for (const [i, line] of lines.entries()) others.add(line, i);
  for (const [i, line] of lines.entries()) {
    if (done.has(i)) continue;
    if (drawn[i]) {
      made.push({ path: [line.from, line.to], thickness: line.width, ...upright });
      continue;
    }
    for (const span of uncovered(line, covered[i]!)) {
      const [from, to] = [pointOn(line, span.from), pointOn(line, span.to)];
      const isCurve = line.curve !== undefined;
      if (distance2(from, to) < (isCurve ? 20 : LEAST_LINE)) continue;
      const middle = pointOn(line, (span.from + span.to) / 2);
      const within = grid.near({ from: middle, to: middle }, 700).some((b) => isWithin(middle, polygons[b]!));
      if (within) continue;
      const meets = [from, to].every(
        (end) =>
          grid.near({ from: end, to: end }, 700).some((b) => isNear(end, polygons[b]!)) ||
          others.near({ from: end, to: end }, SAME_CORNER).some((j) => j !== i && endsAt(lines[j]!, end)),
      );
      if (!isSingleLined && !meets) {
        report.add("looseLines");
        continue;
      }
      report.add("wallsWithoutThickness");
      made.push({ path: [from, to], thickness: THICKNESS_WHEN_UNKNOWN, ...upright });
    }
  }
  return made;
}

/** Closed outlines whose corners join exactly two lines each. */
function closedLoops(
  lines: readonly WallLine[],
): readonly { readonly ring: readonly Vec2[]; readonly lines: readonly number[] }[] {
  const corners = new Map<string, number[]>();
  const keyOf = ([x, z]: Vec2) => `${Math.round(x / SAME_CORNER)} ${Math.round(z / SAME_CORNER)}`;
  for (const [i, { from, to }] of lines.entries()) {
    for (const at of [from, to]) corners.set(keyOf(at), [...(corners.get(keyOf(at)) ?? []), i]);
  }
  const seen = new Set<number>();
  const loops: { ring: Vec2[]; lines: number[] }[] = [];
  for (const first of lines.keys()) {
    if (seen.has(first)) continue;
    const ring: Vec2[] = [];
    const used: number[] = [];
    let at = lines[first]!.from;
    let i = first;
    for (;;) {
      seen.add(i);
      used.push(i);
      ring.push(at);
      const line = lines[i]!;
      at = keyOf(line.from) === keyOf(at) ? line.to : line.from;
      const meeting = corners.get(keyOf(at)) ?? [];
      const next = meeting.length === 2 ? meeting.find((one) => one !== i) : undefined;
      if (next === undefined || (seen.has(next) && next !== first)) break;
      if (next === first) {
        if (ring.length >= 3) loops.push({ ring, lines: used });
        break;
      }
      i = next;
    }
  }
  return loops;
}

/** A block of masonry: it stands as it is drawn, as thick as its box is across. */
export function massOf(ring: readonly Vec2[]): WallBody {
  const longest = ring.reduce(
    (best, from, i) => {
      const to = ring[(i + 1) % ring.length]!;
      return distance2(from, to) > distance2(best.from, best.to) ? { from, to } : best;
    },
    { from: ring[0]!, to: ring[1]! },
  );
  const length = distance2(longest.from, longest.to);
  const along: Vec2 = [
    (longest.to[0] - longest.from[0]) / length,
    (longest.to[1] - longest.from[1]) / length,
  ];
  const places = ring.map(([x, z]) => [
    (x - longest.from[0]) * along[0] + (z - longest.from[1]) * along[1],
    (z - longest.from[1]) * along[0] - (x - longest.from[0]) * along[1],
  ]);
  const [s0, s1] = [Math.min(...places.map((one) => one[0]!)), Math.max(...places.map((one) => one[0]!))];
  const [a0, a1] = [Math.min(...places.map((one) => one[1]!)), Math.max(...places.map((one) => one[1]!))];
  const across = (a0 + a1) / 2;
  const at = (s: number): Vec2 => [
    longest.from[0] + along[0] * s - along[1] * across,
    longest.from[1] + along[1] * s + along[0] * across,
  ];
  return { path: [at(s0), at(s1)], thickness: a1 - a0, ...upright, outline: oriented(ring, true) };
}

/** Walls of 100 mm around a room that is drawn as one closed line. */
function around(ring: readonly Vec2[]): readonly WallBody[] {
  const clockwise = oriented(ring, true);
  const half = THICKNESS_WHEN_UNKNOWN / 2;
  const edges = offsetEdges(
    clockwise,
    clockwise.map(() => half),
    true,
  );
  return edges.map(({ from, to }) => ({ path: [from, to], thickness: THICKNESS_WHEN_UNKNOWN, ...upright }));
}

/** A wall of 100 mm outside of a room along a stretch of its outline, around the corners at its ends. */
function beyond(line: WallLine, span: Span, ring: readonly Vec2[]): WallBody {
  const half = THICKNESS_WHEN_UNKNOWN / 2;
  const inner = pointInPolygon(pointOn(line, (span.from + span.to) / 2, 1), ring) === "inside";
  const aside = inner ? -half : half;
  const ends = [span.from - THICKNESS_WHEN_UNKNOWN, span.to + THICKNESS_WHEN_UNKNOWN] as const;
  return {
    path: [pointOn(line, ends[0], aside), pointOn(line, ends[1], aside)],
    thickness: THICKNESS_WHEN_UNKNOWN,
    ...upright,
  };
}

const coveredLength = (spans: readonly Span[]): number =>
  spans.reduce((sum, one) => sum + one.to - one.from, 0);

function uncovered(line: WallLine, spans: readonly Span[]): readonly Span[] {
  const free: Span[] = [];
  let at = 0;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.from > at + 1) free.push({ from: at, to: span.from });
    at = Math.max(at, span.to);
  }
  if (at < line.length - 1) free.push({ from: at, to: line.length });
  return free;
}

const isWithin = (at: Vec2, polygon: readonly Vec2[]): boolean =>
  pointInPolygon(at, polygon) !== "outside" || edgeDistance(at, polygon) < 20;

const isNear = (at: Vec2, polygon: readonly Vec2[]): boolean =>
  pointInPolygon(at, polygon) !== "outside" || edgeDistance(at, polygon) < TOUCHES;

function edgeDistance([x, z]: Vec2, polygon: readonly Vec2[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const [i, [ax, az]] of polygon.entries()) {
    const [bx, bz] = polygon[(i + 1) % polygon.length]!;
    const [dx, dz] = [bx - ax, bz - az];
    const squared = dx * dx + dz * dz;
    const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (z - az) * dz) / squared));
    best = Math.min(best, Math.hypot(x - ax - dx * t, z - az - dz * t));
  }
  return best;
}

function endsAt(line: WallLine, at: Vec2): boolean {
  return Math.min(distance2(line.from, at), distance2(line.to, at)) <= SAME_CORNER;
}
