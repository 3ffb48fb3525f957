import type { Vec2 } from "@stanza/geometry";
import { curvePath, multilinePaths } from "./curve-entities.ts";
import type { FillRing } from "./fill-ring.ts";
import { type Group, unescaped } from "./groups.ts";
import { hatchRings } from "./hatch-rings.ts";
import { textOfGroups } from "./text-entities.ts";

/** The parts that are read of a drawing's entities; coordinates in drawing units with Y up, as the file has them. */
export type DxfEntity = { readonly layer: string } & (
  | { readonly type: "line"; readonly from: Vec2; readonly to: Vec2 }
  | {
      readonly type: "polyline";
      /** The points, each with the bulge of the piece that begins there: the tangent of a quarter of its turn. */
      readonly points: readonly { readonly at: Vec2; readonly bulge: number }[];
      readonly closed: boolean;
      /** Constant width; 0: a line. */
      readonly width: number;
    }
  | {
      readonly type: "arc";
      readonly centre: Vec2;
      readonly radius: number;
      /** Anticlockwise, degrees; a circle turns by 360. */
      readonly start: number;
      readonly sweep: number;
    }
  | {
      readonly type: "insert";
      readonly block: string;
      readonly at: Vec2;
      readonly scale: Vec2;
      readonly angle: number;
      readonly columns: number;
      readonly rows: number;
      readonly spacing: Vec2;
    }
  /** Lines that bend without being arcs: an ellipse, a spline, the lines of a multiline. */
  | { readonly type: "paths"; readonly paths: readonly (readonly Vec2[])[]; readonly isCurve: boolean }
  | { readonly type: "text"; readonly at: Vec2; readonly text: string; readonly height: number }
  /** A filled shape, by even and odd: a hatch, a solid, a face. */
  | { readonly type: "fill"; readonly rings: readonly FillRing[] }
);

/** The types that `entityOf` reads; `VERTEX` and `SEQEND` belong to the `POLYLINE` before them. */
export const READ_TYPES: ReadonlySet<string> = new Set([
  "LINE",
  "LWPOLYLINE",
  "POLYLINE",
  "ARC",
  "CIRCLE",
  "INSERT",
  "ELLIPSE",
  "SPLINE",
  "MLINE",
  "HATCH",
  "MPOLYGON",
  "SOLID",
  "TRACE",
  "3DFACE",
  "TEXT",
  "MTEXT",
  "ATTRIB",
]);

/** The largest coordinate that is no mistake: no plan is so far from its origin, in any unit. */
const LARGEST = 1e9;

/**
 * An entity from its groups; `null` when a number of it is missing, no number, or beyond 1e9.
 *
 * vertices   the groups of the `VERTEX` entities of a `POLYLINE`
 */
export function entityOf(
  type: string,
  groups: readonly Group[],
  vertices: readonly (readonly Group[])[],
): DxfEntity | null {
  const layer = unescaped(text(groups, 8) ?? "0");
  const mirrored = (number(groups, 230) ?? 1) < 0;
  switch (type) {
    case "LINE": {
      const [from, to] = [point(groups, 10, 20), point(groups, 11, 21)];
      return from && to ? { layer, type: "line", from, to } : null;
    }
    case "ARC":
    case "CIRCLE": {
      const centre = point(groups, 10, 20);
      const radius = number(groups, 40);
      const start = type === "ARC" ? number(groups, 50) : 0;
      const end = type === "ARC" ? number(groups, 51) : 360;
      if (!centre || radius === undefined || radius <= 0 || start === undefined || end === undefined)
        return null;
      const sweep = type === "ARC" ? (((end - start) % 360) + 360) % 360 || 360 : 360;
      return mirrored
        ? { layer, type: "arc", centre: flip(centre), radius, start: 180 - (start + sweep), sweep }
        : { layer, type: "arc", centre, radius, start, sweep };
    }
    case "LWPOLYLINE": {
      const points = lightPoints(groups);
      if (!points) return null;
      const closed = ((number(groups, 70) ?? 0) & 1) === 1;
      return polyline(
        layer,
        points,
        closed,
        number(groups, 43) ?? leastWidth(groups, points.length),
        mirrored,
      );
    }
    case "POLYLINE": {
      const flags = number(groups, 70) ?? 0;
      // Meshes are no lines of a plan.
      if ((flags & (16 | 64)) !== 0) return null;
      // Frames of fitted splines are not part of the curve.
      const own = vertices.filter((vertex) => ((number(vertex, 70) ?? 0) & 16) === 0);
      const points = own.flatMap((vertex) => {
        const at = point(vertex, 10, 20);
        return at ? [{ at, bulge: bulgeOf(number(vertex, 42)) }] : [];
      });
      if (points.length < own.length) return null;
      const width = Math.min(number(groups, 40) ?? 0, number(groups, 41) ?? 0);
      return polyline(layer, points, (flags & 1) === 1, width, mirrored);
    }
    case "TEXT":
    case "MTEXT":
    case "ATTRIB": {
      const isAligned =
        type !== "MTEXT" && ((number(groups, 72) ?? 0) !== 0 || (number(groups, 73) ?? 0) !== 0);
      const at = (isAligned ? point(groups, 11, 21) : undefined) ?? point(groups, 10, 20);
      const said = textOfGroups(type, groups);
      return at ? { layer, type: "text", at, text: said, height: Math.abs(number(groups, 40) ?? 0) } : null;
    }
    case "INSERT": {
      const at = point(groups, 10, 20);
      const block = unescaped(text(groups, 2) ?? "");
      const [sx, sy] = [number(groups, 41) ?? 1, number(groups, 42) ?? 1];
      if (!at || !block || sx === 0 || sy === 0) return null;
      const count = (code: number) => Math.max(1, Math.min(1000, Math.trunc(number(groups, code) ?? 1)));
      const angle = number(groups, 50) ?? 0;
      return {
        layer,
        type: "insert",
        block,
        at: mirrored ? flip(at) : at,
        scale: mirrored ? [-sx, sy] : [sx, sy],
        angle: mirrored ? -angle : angle,
        columns: count(70),
        rows: count(71),
        spacing: [number(groups, 44) ?? 0, number(groups, 45) ?? 0],
      };
    }
    case "ELLIPSE":
    case "SPLINE":
    case "MLINE": {
      const paths = type === "MLINE" ? multilinePaths(groups) : [curvePath(type, groups)];
      if (paths.length === 0 || paths.some((path) => path === null || path.length < 2)) return null;
      const seen = paths.map((path) => (mirrored && type === "MLINE" ? path!.map(flip) : path!));
      return { layer, type: "paths", paths: seen, isCurve: type !== "MLINE" };
    }
    case "HATCH":
    case "MPOLYGON": {
      const rings = hatchRings(groups);
      if (!rings) return null;
      const seen = mirrored
        ? rings.map((ring) => ring.map(({ at, bulge }) => ({ at: flip(at), bulge: -bulge })))
        : rings;
      return { layer, type: "fill", rings: seen };
    }
    case "SOLID":
    case "TRACE":
    case "3DFACE": {
      const corners = [10, 11, 12, 13].map((code) => point(groups, code, code + 10));
      const [a, b, c, d = c] = corners;
      if (!a || !b || !c || !d) return null;
      // A solid names its corners in the order of a Z.
      const ring = type === "3DFACE" ? [a, b, c, d] : [a, b, d, c];
      const seen = mirrored && type !== "3DFACE" ? ring.map(flip) : ring;
      return { layer, type: "fill", rings: [seen.map((at) => ({ at, bulge: 0 }))] };
    }
    default:
      return null;
  }
}

/** Drawings may have their entities seen from below: X runs the other way. */
const flip = ([x, y]: Vec2): Vec2 => [-x, y];

function polyline(
  layer: string,
  points: readonly { readonly at: Vec2; readonly bulge: number }[],
  closed: boolean,
  width: number,
  mirrored: boolean,
): DxfEntity | null {
  if (points.length < 2) return null;
  const seen = mirrored ? points.map(({ at, bulge }) => ({ at: flip(at), bulge: -bulge })) : points;
  return { layer, type: "polyline", points: seen, closed, width: Math.max(0, width) };
}

function lightPoints(groups: readonly Group[]): { at: Vec2; bulge: number }[] | null {
  const points: { at: [number, number]; bulge: number }[] = [];
  for (const [code, value] of groups) {
    const last = points.at(-1);
    if (code === 10) points.push({ at: [Number(value), Number.NaN], bulge: 0 });
    else if (code === 20 && last) last.at[1] = Number(value);
    else if (code === 42 && last) last.bulge = bulgeOf(Number(value));
  }
  return points.every(({ at }) => at.every(isSound)) ? points : null;
}

/** The width that every piece of a light polyline has at least, where it names none for all; 0: they have none. */
function leastWidth(groups: readonly Group[], points: number): number {
  const widths = groups.flatMap(([code, value]) => (code === 40 || code === 41 ? [Number(value)] : []));
  return widths.length >= 2 * (points - 1) && widths.length > 0
    ? Math.min(...widths.slice(0, 2 * points - 2))
    : 0;
}

/** A bulge of 1 is half a circle; a piece that turns by 350° or more is a mistake, and straight. */
export const bulgeOf = (value: number | undefined): number =>
  value !== undefined && Number.isFinite(value) && Math.abs(value) < 22 ? value : 0;

export const isSound = (value: number): boolean => Number.isFinite(value) && Math.abs(value) <= LARGEST;

export function text(groups: readonly Group[], code: number): string | undefined {
  return groups.find(([own]) => own === code)?.[1];
}

export function number(groups: readonly Group[], code: number): number | undefined {
  const value = text(groups, code);
  if (value === undefined || value === "") return undefined;
  const parsed = Number(value);
  return isSound(parsed) ? parsed : undefined;
}

export function point(groups: readonly Group[], x: number, y: number): Vec2 | undefined {
  const [px, py] = [number(groups, x), number(groups, y)];
  return px === undefined || py === undefined ? undefined : [px, py];
}
