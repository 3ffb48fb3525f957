import { bulgeCircle, distance2 } from "@stanza/geometry";
import { expect, test } from "vitest";
import { accepted } from "../../outcome.ts";
import { sampleRoom } from "../../testing/sample-project.ts";
import { outerFaces } from "../room-outline.ts";
import { bendWall } from "./bend-wall.ts";
import { wallBulges } from "./wall-bulges.ts";
import { wallCurve } from "./wall-curve.ts";

const square = sampleRoom();
const [a, b] = square.walls.map(({ id }) => id) as [string, string];

test("[CD-02] every facet is a piece of its curve's circle on the inner face, and of a concentric circle on the outer", () => {
  for (const sagittaMm of [2500, 300, -600]) {
    const room = accepted(bendWall(square, { wall: a, sagittaMm }));
    const { facets, radius } = wallCurve(room, a)!;
    const bulges = wallBulges(room, new Set());
    expect([...bulges.keys()]).toEqual(facets.map(({ wall }) => wall.id));
    const circles = facets.map(({ wall, from, to }) => bulgeCircle(from, to, bulges.get(wall.id)!.inner));
    for (const circle of circles) {
      expect(circle.radius).toBeCloseTo(radius, 3);
      expect(distance2(circle.centre, circles[0]!.centre)).toBeLessThan(0.01);
    }
    // All facets except those at the corners, which end in a mitre.
    for (const { wall, index } of facets.slice(1, -1)) {
      const { from, to } = outerFaces(room)[index]!;
      const outer = bulgeCircle(from, to, bulges.get(wall.id)!.outer);
      expect(distance2(outer.centre, circles[0]!.centre)).toBeLessThan(0.5);
    }
  }
});

test("straight walls and facets with a door have no bulge", () => {
  expect(wallBulges(square, new Set()).size).toBe(0);
  const room = accepted(bendWall(square, { wall: a, sagittaMm: 800 }));
  const door = wallCurve(room, a)!.facets[2]!.wall.id;
  const bulges = wallBulges(room, new Set([door]));
  expect(bulges.has(door)).toBe(false);
  expect(bulges.has(b)).toBe(false);
  expect(bulges.has(a)).toBe(true);
});
