import { toRadians, type Vec2 } from "@stanza/geometry";
import type { Group } from "./groups.ts";

/** Points of an ellipse lie on multiples of this angle, as those of arcs do, so that the chords of two about one centre are parallel. */
const STEP = 7.5;
/** Pieces of a spline between two of its knots. */
const PIECES = 8;
/** Splines with more knots are terrain, not walls. */
const MOST_KNOTS = 2_000;

/** The points of an `ELLIPSE` or a `SPLINE`; `null` when a number of it is missing or none. */
export function curvePath(type: "ELLIPSE" | "SPLINE", groups: readonly Group[]): readonly Vec2[] | null {
  const path = type === "ELLIPSE" ? ellipsePath(groups) : splinePath(groups);
  return path?.every((at) => at.every((one) => Number.isFinite(one) && Math.abs(one) <= 1e9)) ? path : null;
}

function ellipsePath(groups: readonly Group[]): readonly Vec2[] | null {
  const value = valuesOf(groups);
  const [cx, cy, mx, my, ratio] = [10, 20, 11, 21, 40].map((code) => value(code)[0] ?? Number.NaN);
  const [from = 0, to = 2 * Math.PI] = [value(41)[0], value(42)[0]];
  const side = (value(230)[0] ?? 1) < 0 ? -1 : 1;
  return ellipsePoints([cx!, cy!], [mx!, my!], ratio! * side, from, to);
}

/**
 * Points on an arc of an ellipse.
 *
 * major      from its centre to the end of its longer axis
 * ratio      of the shorter axis; negative: it turns the other way
 * from, to   parameters, radians
 */
export function ellipsePoints(
  centre: Vec2,
  major: Vec2,
  ratio: number,
  from: number,
  to: number,
): readonly Vec2[] {
  const step = toRadians(STEP);
  const sweep = (((to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
  const places = [from];
  for (let at = (Math.floor(from / step) + 1) * step; at < from + sweep - 1e-6; at += step) places.push(at);
  places.push(from + sweep);
  return places.map((t) => {
    const [cos, sin] = [Math.cos(t), Math.sin(t) * ratio];
    return [centre[0] + major[0] * cos - major[1] * sin, centre[1] + major[1] * cos + major[0] * sin];
  });
}

function splinePath(groups: readonly Group[]): readonly Vec2[] | null {
  const value = valuesOf(groups);
  const controls = pairsOf(groups, 10, 20);
  const fits = pairsOf(groups, 11, 21);
  const knots = value(40);
  const degree = value(71)[0] ?? 3;
  if (controls.length > degree && knots.length === controls.length + degree + 1)
    return splinePoints(controls, knots, degree, value(41));
  return fits.length >= 2 ? fits : controls.length >= 2 ? controls : null;
}

/**
 * Points on a B-spline, by de Boor's recursion.
 *
 * weights   of its controls; none: all alike
 */
export function splinePoints(
  controls: readonly Vec2[],
  knots: readonly number[],
  degree: number,
  weights: readonly number[],
): readonly Vec2[] {
  if (!Number.isInteger(degree) || degree < 1 || degree > 11 || knots.length > MOST_KNOTS) return [];
  const path: Vec2[] = [];
  for (let span = degree; span < controls.length; span++) {
    const [from, to] = [knots[span]!, knots[span + 1]!];
    if (!(to > from)) continue;
    for (let i = path.length === 0 ? 0 : 1; i <= PIECES; i++)
      path.push(deBoor(controls, knots, degree, weights, span, from + ((to - from) * i) / PIECES));
  }
  return path;
}

function deBoor(
  controls: readonly Vec2[],
  knots: readonly number[],
  degree: number,
  weights: readonly number[],
  span: number,
  t: number,
): Vec2 {
  const points = Array.from({ length: degree + 1 }, (_, i): [number, number, number] => {
    const [x, y] = controls[span - degree + i]!;
    const w = weights[span - degree + i] ?? 1;
    return [x * w, y * w, w];
  });
  for (let round = 1; round <= degree; round++) {
    for (let i = degree; i >= round; i--) {
      const [low, high] = [knots[span - degree + i]!, knots[span + 1 + i - round]!];
      const share = high === low ? 0 : (t - low) / (high - low);
      const [a, b] = [points[i - 1]!, points[i]!];
      points[i] = [0, 1, 2].map((k) => a[k]! * (1 - share) + b[k]! * share) as [number, number, number];
    }
  }
  const [x, y, w] = points[degree]!;
  return [x / w, y / w];
}

/**
 * The lines of an `MLINE`, each from its first to its last corner, and what closes its ends.
 *
 * Source: DXF reference, MLINE: at every corner a direction across the corner, and how far along it each line passes.
 */
export function multilinePaths(groups: readonly Group[]): readonly (readonly Vec2[])[] {
  const corners: { at: [number, number]; across: [number, number]; offsets: number[]; isFirst: boolean }[] =
    [];
  for (const [code, text] of groups) {
    const value = Number(text);
    const last = corners.at(-1);
    if (code === 11)
      corners.push({
        at: [value, Number.NaN],
        across: [Number.NaN, Number.NaN],
        offsets: [],
        isFirst: false,
      });
    else if (!last) continue;
    else if (code === 21) last.at[1] = value;
    else if (code === 13) last.across[0] = value;
    else if (code === 23) last.across[1] = value;
    else if (code === 74) last.isFirst = true;
    else if (code === 41 && last.isFirst) {
      last.offsets.push(value);
      last.isFirst = false;
    }
  }
  const lines = Math.min(...corners.map(({ offsets }) => offsets.length));
  const isClosed = ((valuesOf(groups)(71)[0] ?? 0) & 2) === 2;
  if (corners.length < 2 || !(lines >= 1)) return [];
  const points = corners.map(({ at, across, offsets }) =>
    offsets.slice(0, lines).map((off): Vec2 => [at[0] + across[0] * off, at[1] + across[1] * off]),
  );
  if (!points.flat(2).every((one) => Number.isFinite(one) && Math.abs(one) <= 1e9)) return [];
  const paths = Array.from({ length: lines }, (_, i) => {
    const path = points.map((corner) => corner[i]!);
    return isClosed ? [...path, path[0]!] : path;
  });
  const ends =
    isClosed || lines < 2 ? [] : [points[0]!, points.at(-1)!].map((corner) => [corner[0]!, corner.at(-1)!]);
  return [...paths, ...ends];
}

function valuesOf(groups: readonly Group[]): (code: number) => readonly number[] {
  return (code) => groups.flatMap(([own, value]) => (own === code ? [Number(value)] : []));
}

function pairsOf(groups: readonly Group[], x: number, y: number): readonly Vec2[] {
  const pairs: [number, number][] = [];
  for (const [code, value] of groups) {
    const last = pairs.at(-1);
    if (code === x) pairs.push([Number(value), Number.NaN]);
    else if (code === y && last) last[1] = Number(value);
  }
  return pairs;
}
