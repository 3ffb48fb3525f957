import { dot3, length3, sub3, type Vec3 } from "@stanza/geometry";
import { describe, expect, test } from "vitest";
import { bevelOf } from "./bevel.ts";
import { boxMesh } from "./box-mesh.ts";
import type { SolidMesh } from "./solid-mesh.ts";

const SIZE: Vec3 = [600, 720, 19];
const at = ({ positions }: SolidMesh, i: number): Vec3 => [
  positions[i * 3]!,
  positions[i * 3 + 1]!,
  positions[i * 3 + 2]!,
];

function triangles(mesh: SolidMesh): readonly (readonly [Vec3, Vec3, Vec3])[] {
  return Array.from({ length: mesh.indices.length / 3 }, (_, i) => {
    const [a, b, c] = [0, 1, 2].map((k) => at(mesh, mesh.indices[i * 3 + k]!)) as [Vec3, Vec3, Vec3];
    return [a, b, c] as const;
  });
}

const cross3 = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const volume = (mesh: SolidMesh): number =>
  triangles(mesh).reduce((sum, [a, b, c]) => sum + dot3(a, cross3(b, c)) / 6, 0);

describe("bevelled boxes", () => {
  test("a bevel costs triangles and no vertex, and every triangle looks outwards", () => {
    const [sharp, bevelled] = [boxMesh(SIZE, "y"), boxMesh(SIZE, "y", 1.6)];
    expect(bevelled.positions.length).toBe(sharp.positions.length);
    expect(bevelled.indices.length / 3).toBe(44);
    const middle: Vec3 = [300, 360, 9.5];
    for (const [a, b, c] of triangles(bevelled)) {
      const normal = cross3(sub3(b, a), sub3(c, a));
      expect(length3(normal)).toBeGreaterThan(0);
      expect(dot3(normal, sub3(a, middle))).toBeGreaterThan(0);
    }
  });

  test("it is closed, and a little smaller than the sharp one", () => {
    const [sharp, bevelled] = [volume(boxMesh(SIZE, "y")), volume(boxMesh(SIZE, "y", 1.6))];
    expect(sharp).toBeCloseTo(600 * 720 * 19, -2);
    expect(bevelled).toBeLessThan(sharp);
    expect(bevelled).toBeGreaterThan(sharp * 0.998);
    const edges = new Map<string, number>();
    for (const corners of triangles(boxMesh(SIZE, "y", 1.6)))
      for (let i = 0; i < 3; i++) {
        const ends = [corners[i]!.join(), corners[(i + 1) % 3]!.join()];
        const key = ends.toSorted().join(" ");
        edges.set(key, (edges.get(key) ?? 0) + (ends[0]! < ends[1]! ? 1 : -1));
      }
    expect([...edges.values()].every((sum) => sum === 0)).toBe(true);
  });

  test("thin sheets stay sharp; a board's bevel is a share of it", () => {
    expect(bevelOf([600, 600, 6])).toBe(0);
    expect(bevelOf([600, 600, 10])).toBeCloseTo(1);
    expect(bevelOf([600, 600, 40])).toBeCloseTo(1.6);
  });
});
