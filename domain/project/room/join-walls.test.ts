import { distance2 } from "@stanza/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sparingLockedWalls } from "../changes/locked-walls.ts";
import { moveWall } from "../changes/move-wall.ts";
import { replaceRoom } from "../changes/replace-room.ts";
import { setWall } from "../changes/set-wall.ts";
import { accepted } from "../outcome.ts";
import { sampleProject, sampleRoom } from "../testing/sample-project.ts";
import { bendWall } from "./curves/bend-wall.ts";
import { wallCurve } from "./curves/wall-curve.ts";
import { joinable, joinWalls } from "./join-walls.ts";
import { splitWall } from "./split-wall.ts";

const square = sampleRoom();
const [a] = square.walls.map(({ id }) => id) as [string];

test("[CD-02] a curved wall is divided at the pointed place into two arcs of one circle, and joined again", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1800, max: 2490 }),
      fc.integer({ min: 0, max: 3 }),
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      (sagittaMm, facet, part) => {
        fc.pre(Math.abs(sagittaMm) >= 50);
        const room = accepted(bendWall(square, { wall: a, sagittaMm }));
        const curve = wallCurve(room, a)!;
        const { wall, length } = curve.facets[facet % curve.facets.length]!;
        const split = accepted(splitWall(room, { wall: wall.id, atMm: length * part, newId: "n" }));
        const [first, second] = [wallCurve(split, a)!, wallCurve(split, "n")!];
        expect(first.radius).toBeCloseTo(curve.radius, 1);
        expect(second.radius).toBeCloseTo(curve.radius, 1);
        expect(first.arcLength + second.arcLength).toBeCloseTo(curve.arcLength, 1);
        expect(distance2(first.to, second.from)).toBe(0);
        expect(joinable(split, a)).toEqual({ before: null, after: a });
        expect(joinable(split, "n").before).toBe(a);
        const joined = accepted(joinWalls(split, { wall: a }));
        expect(wallCurve(joined, a)!.sagitta).toBeCloseTo(sagittaMm, 2);
        expect(joined.walls.length).toBe(room.walls.length);
      },
    ),
    { numRuns: 60 },
  );
});

test("[CD-02] a straight wall that was divided is one again, sloped from end to end; walls at a corner are not joined", () => {
  const sloped = {
    ...square,
    walls: square.walls.with(0, { ...square.walls[0]!, height: 2000, endHeight: 3000 }),
  };
  const split = accepted(splitWall(sloped, { wall: a, atMm: 1200, newId: "n" }));
  expect(accepted(joinWalls(split, { wall: a }))).toEqual(sloped);
  expect(joinWalls(square, { wall: a })).toMatchObject({ ok: false, refusal: { cause: "notInLine" } });
  expect(joinWalls(square, { wall: "?" })).toMatchObject({ ok: false, refusal: { cause: "unknownWall" } });
});

test("[CD-03] a locked wall stays unchanged: moved, bent, painted or shortened by its neighbour it refuses with its id", () => {
  const project = sampleProject();
  const room = project.rooms[0]!;
  const [first, second, third] = room.walls.map(({ id }) => id) as [string, string, string];
  const locked = new Set([second]);
  const of = { room: room.id };
  const changes = [
    () => moveWall(project, { ...of, wall: second, byMm: 100 }),
    () => moveWall(project, { ...of, wall: first, byMm: 100 }),
    () => setWall(project, { ...of, wall: second, thickness: 50 }),
    () => setWall(project, { ...of, wall: second, material: "wall-clay" }),
    () => {
      const bent = bendWall(room, { wall: second, sagittaMm: 300 });
      return bent.ok ? replaceRoom(project, { room: bent.value }) : bent;
    },
  ];
  for (const change of changes) {
    expect(change().ok).toBe(true);
    expect(sparingLockedWalls(change, locked)(project)).toMatchObject({
      ok: false,
      refusal: { cause: "wallLocked", at: second },
    });
    expect(sparingLockedWalls(change, new Set())(project)).toEqual(change());
  }
  const elsewhere = () => setWall(project, { ...of, wall: third, thickness: 50 });
  expect(sparingLockedWalls(elsewhere, locked)(project)).toEqual(elsewhere());
});
