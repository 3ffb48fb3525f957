import fc from "fast-check";
import { expect, test } from "vitest";
import { RayCaster } from "./ray-caster.ts";

const place = fc.integer({ min: -2000, max: 2000 }).map((one) => one / 997);
const point = fc.tuple(place, place, place);

/** Distance by asking every triangle. */
function slowly(positions: Float32Array, o: readonly number[], d: readonly number[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 9) {
    const corner = (k: number) => [
      positions[i + k * 3]!,
      positions[i + k * 3 + 1]!,
      positions[i + k * 3 + 2]!,
    ];
    const sub = (a: readonly number[], b: readonly number[]) => a.map((one, k) => one - b[k]!);
    const cross = (a: readonly number[], b: readonly number[]) => [
      a[1]! * b[2]! - a[2]! * b[1]!,
      a[2]! * b[0]! - a[0]! * b[2]!,
      a[0]! * b[1]! - a[1]! * b[0]!,
    ];
    const dot = (a: readonly number[], b: readonly number[]) =>
      a.reduce((sum, one, k) => sum + one * b[k]!, 0);
    const [e1, e2, t] = [sub(corner(1), corner(0)), sub(corner(2), corner(0)), sub(o, corner(0))];
    const p = cross(d, e2);
    const inverse = 1 / dot(e1, p);
    const u = dot(t, p) * inverse;
    const q = cross(t, e1);
    const v = dot(d, q) * inverse;
    const distance = dot(e2, q) * inverse;
    if (u >= 0 && v >= 0 && u + v <= 1 && distance > 0 && distance < nearest) nearest = distance;
  }
  return nearest;
}

test("[RF-02] the tree finds what asking every triangle finds", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 80 }),
      point,
      point,
      (triangles, o, d) => {
        fc.pre(Math.hypot(...d) > 0.1);
        const positions = Float32Array.from(triangles.flat(2));
        const rays = new RayCaster({ positions });
        const isHit = rays.cast(...o, ...d, 1e9);
        const expected = slowly(positions, o, d);
        expect(isHit).toBe(Number.isFinite(expected));
        if (isHit) expect(rays.distance).toBeCloseTo(expected, 9);
      },
    ),
    { numRuns: 300 },
  );
});

test("[RF-02] a thousand triangles in one place are a leaf, and rays along the faces of a grid miss nothing", () => {
  const same = Float32Array.from({ length: 9000 }, (_, i) => [0, 0, 0, 1, 0, 0, 0, 1, 0][i % 9]!);
  expect(new RayCaster({ positions: same }).cast(0.2, 0.2, 1, 0, 0, -1, 10)).toBe(true);
  const tiles: number[] = [];
  for (let x = 0; x < 20; x++)
    for (let z = 0; z < 20; z++)
      tiles.push(x, 0, z, x + 1, 0, z, x, 0, z + 1, x + 1, 0, z, x + 1, 0, z + 1, x, 0, z + 1);
  const floor = new RayCaster({ positions: Float32Array.from(tiles) });
  for (let x = 0; x < 20; x++) expect(floor.cast(x, 1, x + 0.5, 0, -1, 0, 10)).toBe(true);
});

test("what is passed over stops no ray, and is told", () => {
  const two = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, -1, 1, 0, -1, 0, 1, -1]);
  const rays = new RayCaster({ positions: two });
  const met: number[] = [];
  expect(rays.cast(0.2, 0.2, 1, 0, 0, -1, 10, true, (triangle) => met.push(triangle) > 9)).toBe(false);
  expect(met.sort()).toEqual([0, 1]);
});
