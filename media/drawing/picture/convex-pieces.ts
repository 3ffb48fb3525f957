import { cross2, sub2, type Vec2 } from "@stanza/geometry";

/** A convex piece of a polygon; `edges[i]` is false where the side from point i on is a cut through the inside. */
export interface ConvexPiece {
  readonly points: readonly Vec2[];
  readonly edges: readonly boolean[];
}

/** Twice the signed area; positive when counter-clockwise with Y upwards. */
export function doubleArea(points: readonly Vec2[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) sum += cross2(points[i]!, points[(i + 1) % points.length]!);
  return sum;
}

/**
 * A simple polygon, counter-clockwise with Y upwards, in convex pieces: itself when it is convex, else triangles cut off ear by ear.
 * A polygon that crosses itself gives the pieces found until no ear was left.
 */
export function convexPieces(points: readonly Vec2[]): readonly ConvexPiece[] {
  if (isConvex(points)) return [{ points, edges: points.map(() => true) }];
  const pieces: ConvexPiece[] = [];
  const rest = points.map((_, index) => index);
  const isSide = (a: number, b: number): boolean => (a + 1) % points.length === b;
  while (rest.length > 3) {
    const ear = rest.findIndex((_, at) => isEar(points, rest, at));
    if (ear < 0) return pieces;
    const [a, b, c] = around(rest, ear);
    pieces.push(triangle(points, a, b, c, isSide));
    rest.splice(ear, 1);
  }
  const [a, b, c] = rest;
  if (a !== undefined && b !== undefined && c !== undefined) pieces.push(triangle(points, a, b, c, isSide));
  return pieces;
}

function triangle(
  points: readonly Vec2[],
  a: number,
  b: number,
  c: number,
  isSide: (a: number, b: number) => boolean,
): ConvexPiece {
  return { points: [points[a]!, points[b]!, points[c]!], edges: [isSide(a, b), isSide(b, c), isSide(c, a)] };
}

function around(rest: readonly number[], at: number): [number, number, number] {
  return [rest[(at + rest.length - 1) % rest.length]!, rest[at]!, rest[(at + 1) % rest.length]!];
}

const turnAt = (a: Vec2, b: Vec2, c: Vec2): number => cross2(sub2(b, a), sub2(c, b));

function isConvex(points: readonly Vec2[]): boolean {
  return points.every((b, i) => {
    const a = points[(i + points.length - 1) % points.length]!;
    return turnAt(a, b, points[(i + 1) % points.length]!) >= -1e-6;
  });
}

function isEar(points: readonly Vec2[], rest: readonly number[], at: number): boolean {
  const [ia, ib, ic] = around(rest, at);
  const [a, b, c] = [points[ia]!, points[ib]!, points[ic]!];
  if (turnAt(a, b, c) <= 1e-9) return false;
  return rest.every((index) => {
    if (index === ia || index === ib || index === ic) return true;
    const p = points[index]!;
    return !(turnAt(a, b, p) >= 0 && turnAt(b, c, p) >= 0 && turnAt(c, a, p) >= 0);
  });
}
