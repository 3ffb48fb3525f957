import { expect, test } from "vitest";
import { accepted } from "../outcome.ts";
import { sampleRoom } from "../testing/sample-project.ts";
import { bendWall } from "./curves/bend-wall.ts";
import { removeWall } from "./remove-wall.ts";
import { roomCorners } from "./room-corners.ts";

const square = sampleRoom("rt1", [4000, 3000]);

test("[CD-02] removing a wall opens a closed room there and leaves the other walls in place", () => {
  const open = accepted(removeWall(square, { wall: "r2" }));
  expect(open.walls.map(({ id }) => id)).toEqual(["r3", "r4", "r1"]);
  expect(roomCorners(open)).toEqual([
    [4000, 3000],
    [0, 3000],
    [0, 0],
    [4000, 0],
  ]);
});

test("[CD-02] a curved wall is removed as a whole, wherever the list of walls begins", () => {
  for (const wall of ["r1", "r2", "r4"]) {
    const bent = accepted(bendWall(square, { wall, sagittaMm: 400 }));
    const facet = bent.walls.filter(({ curve }) => curve !== undefined).at(-1)!.id;
    const open = accepted(removeWall(bent, { wall: facet }));
    expect(open.walls).toHaveLength(3);
    expect(open.walls.every(({ curve }) => curve === undefined)).toBe(true);
  }
});

test("[CD-02] an open room loses its first or last wall, never one in the middle", () => {
  const open = accepted(removeWall(square, { wall: "r2" }));
  expect(accepted(removeWall(open, { wall: "r3" })).walls.map(({ id }) => id)).toEqual(["r4", "r1"]);
  const shorter = accepted(removeWall(open, { wall: "r1" }));
  expect([shorter.walls.map(({ id }) => id), shorter.openEnd]).toEqual([
    ["r3", "r4"],
    [0, 0],
  ]);
  const middle = removeWall(open, { wall: "r4" });
  expect(middle.ok ? null : middle.refusal.cause).toBe("roomIsOpen");
  const last = accepted(removeWall(shorter, { wall: "r4" }));
  expect(accepted(removeWall(last, { wall: "r3" })).walls).toEqual([]);
});
