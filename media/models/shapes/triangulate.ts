import { polygonArea, type Vec2 } from "@stanza/geometry";
import earcut from "earcut";

/**
 * Cuts a simple polygon into triangles by its corners' numbers, by ear cutting.
 *
 * ring     corners in order, the first one not repeated; a polygon that crosses itself gives some triangles, never an error
 * returns  three numbers a triangle, in the sense in which the ring runs
 */
export function triangulate(ring: readonly Vec2[]): readonly (readonly [number, number, number])[] {
  const ids = earcut(ring.flat());
  const sense = Math.sign(polygonArea(ring));
  const triangles: [number, number, number][] = [];
  for (let i = 0; i < ids.length; i += 3) {
    const [a, b, c] = [ids[i]!, ids[i + 1]!, ids[i + 2]!];
    const isAgainst = Math.sign(polygonArea([ring[a]!, ring[b]!, ring[c]!])) === -sense;
    triangles.push(isAgainst ? [a, c, b] : [a, b, c]);
  }
  return triangles;
}
