import { toRadians, type Vec2 } from "@stanza/geometry";
import { ellipsePoints, splinePoints } from "./curve-entities.ts";
import type { FillRing } from "./fill-ring.ts";
import type { Group } from "./groups.ts";

/** Chords of arcs in an outline end on multiples of this angle, as those of other arcs do, degrees. */
const CHORD = 7.5;

/**
 * The outlines of a `HATCH`, whatever it is filled with; `null` when one of their numbers is none.
 *
 * Source: DXF reference, HATCH, "Boundary path data".
 */
export function hatchRings(groups: readonly Group[]): readonly FillRing[] | null {
  const from = groups.findIndex(([code]) => code === 91);
  const end = groups.findIndex(([code], i) => i > from && code === 75);
  if (from < 0) return null;
  const reader = new GroupReader(groups.slice(from + 1, end < 0 ? groups.length : end));
  const rings: FillRing[] = [];
  for (let flags = reader.seek(92); flags !== undefined; flags = reader.seek(92)) {
    const ring = (flags & 2) !== 0 ? cornersOf(reader) : edgesOf(reader).map((at) => ({ at, bulge: 0 }));
    if (!ring.every(({ at }) => at.every((one) => Number.isFinite(one) && Math.abs(one) <= 1e9))) return null;
    // A text within a hatch is spared by a separate outline.
    if (ring.length >= 3 && (flags & 8) === 0) rings.push(ring);
  }
  return rings.length > 0 ? rings : null;
}

/** Reads groups in their order; a group that is not asked for is passed over. */
class GroupReader {
  readonly #groups: readonly Group[];
  #at = 0;

  constructor(groups: readonly Group[]) {
    this.#groups = groups;
  }

  /** The value of the next group of this code, wherever it is. */
  seek(code: number): number | undefined {
    for (; this.#at < this.#groups.length; this.#at++) {
      if (this.#groups[this.#at]![0] === code) return Number(this.#groups[this.#at++]![1]);
    }
    return undefined;
  }

  /** The value of the group that comes now, if it has this code. */
  take(code: number): number | undefined {
    const now = this.#groups[this.#at];
    if (now?.[0] !== code) return undefined;
    this.#at++;
    return Number(now[1]);
  }

  /** The values of these codes, which come now in this order. */
  all(...codes: readonly number[]): readonly number[] {
    return codes.map((code) => this.take(code) ?? Number.NaN);
  }

  get isDone(): boolean {
    return this.#at >= this.#groups.length;
  }
}

function cornersOf(reader: GroupReader): FillRing {
  reader.take(72);
  reader.take(73);
  const count = reader.take(93) ?? 0;
  const ring: { at: Vec2; bulge: number }[] = [];
  for (let i = 0; i < count && !reader.isDone; i++) {
    const [x, y] = reader.all(10, 20);
    const bulge = reader.take(42) ?? 0;
    ring.push({ at: [x!, y!], bulge: Number.isFinite(bulge) && Math.abs(bulge) < 22 ? bulge : 0 });
  }
  return ring;
}

function edgesOf(reader: GroupReader): readonly Vec2[] {
  const count = reader.take(93) ?? 0;
  const points: Vec2[] = [];
  for (let i = 0; i < count && !reader.isDone; i++) {
    const kind = reader.take(72);
    const edge = kind === undefined ? [] : edgeOf(kind, reader);
    const last = points.at(-1);
    // Edges are written one after the other, now and then the wrong way round.
    const isTurned = last !== undefined && edge.length > 1 && gap(last, edge.at(-1)!) < gap(last, edge[0]!);
    const way = isTurned ? edge.toReversed() : edge;
    points.push(...(last && way[0] && gap(last, way[0]) < 1e-9 ? way.slice(1) : way));
  }
  return points;
}

function edgeOf(kind: number, reader: GroupReader): readonly Vec2[] {
  if (kind === 1) {
    const [x0, y0, x1, y1] = reader.all(10, 20, 11, 21);
    return [
      [x0!, y0!],
      [x1!, y1!],
    ];
  }
  if (kind === 2) {
    const [x, y, radius, start, end] = reader.all(10, 20, 40, 50, 51);
    return arcPoints([x!, y!], radius!, start!, end!, reader.take(73) !== 0);
  }
  if (kind === 3) {
    const [x, y, mx, my, ratio, start, end] = reader.all(10, 20, 11, 21, 40, 50, 51);
    const isForward = reader.take(73) !== 0;
    const side = isForward ? ratio! : -ratio!;
    return ellipsePoints([x!, y!], [mx!, my!], side, toRadians(start!), toRadians(end!));
  }
  const degree = reader.take(94) ?? 0;
  const isRational = reader.take(73) === 1;
  reader.take(74);
  const [knots = 0, controls = 0] = [reader.take(95), reader.take(96)];
  const many = (count: number, read: () => number) =>
    Array.from({ length: Math.min(count, 10_000) }, () => (reader.isDone ? Number.NaN : read()));
  const places = many(knots, () => reader.take(40) ?? Number.NaN);
  const weights: number[] = [];
  const corners: Vec2[] = [];
  for (let i = 0; i < controls && !reader.isDone; i++) {
    const [x, y] = reader.all(10, 20);
    corners.push([x!, y!]);
    if (isRational) weights.push(reader.take(42) ?? 1);
  }
  return places.length === corners.length + degree + 1
    ? splinePoints(corners, places, degree, weights)
    : corners;
}

function arcPoints(
  centre: Vec2,
  radius: number,
  start: number,
  end: number,
  isForward: boolean,
): readonly Vec2[] {
  // Clockwise arcs have their angles mirrored.
  const [low, high] = isForward ? [start, end] : [-end, -start];
  const sweep = (((high - low) % 360) + 360) % 360 || 360;
  const places = [low];
  for (let at = (Math.floor(low / CHORD) + 1) * CHORD; at < low + sweep - 1e-6; at += CHORD) places.push(at);
  places.push(low + sweep);
  const points = places.map(
    (degrees): Vec2 => [
      centre[0] + radius * Math.cos(toRadians(degrees)),
      centre[1] + radius * Math.sin(toRadians(degrees)),
    ],
  );
  return isForward ? points : points.toReversed();
}

const gap = (a: Vec2, b: Vec2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
