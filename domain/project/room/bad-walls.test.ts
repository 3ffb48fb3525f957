import fc from "fast-check";
import { expect, test } from "vitest";
import { moveWall } from "../changes/move-wall.ts";
import { seatWallItems } from "../changes/seat-wall-items.ts";
import { setWall } from "../changes/set-wall.ts";
import { setWallLength } from "../changes/set-wall-length.ts";
import { LIMITS } from "../limits.ts";
import { accepted, type Outcome } from "../outcome.ts";
import type { Project, Room, Row } from "../project.ts";
import { sampleProject } from "../testing/sample-project.ts";
import { checkRoom } from "./check-room.ts";
import { bendWall } from "./curves/bend-wall.ts";
import { joinWalls } from "./join-walls.ts";
import { moveCorner } from "./move-corner.ts";
import { splitWall } from "./split-wall.ts";

const project = sampleProject();
const room = project.rooms[0]!;
const curved = accepted(bendWall(room, { wall: "r1", sagittaMm: 400 }));

/** Numbers that are impossible for a wall, and some possible ones. */
const anyNumber = fc.oneof(
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0,
    -0,
    -1,
    1e12,
    -1e12,
    1e308,
  ),
  fc.constantFrom(Number.MIN_VALUE, 1e-9, LIMITS.maxSize, LIMITS.maxSize + 1),
  fc.double(),
  fc.integer({ min: -20_000, max: 20_000 }),
);
const isFit = (outcome: Outcome<Room>): boolean => !outcome.ok || checkRoom(outcome.value).ok;
const isFitProject = (outcome: Outcome<Project>): boolean =>
  !outcome.ok || outcome.value.rooms.every((one) => checkRoom(one).ok);
const wall = fc.constantFrom("r1", "r2", "r3", "r4", "r1.2", "?");

test("[CD-02] [T30] any number for a wall is refused or gives a room that can be built", () => {
  fc.assert(
    fc.property(fc.constantFrom(room, curved), wall, anyNumber, anyNumber, (on, id, a, b) => {
      expect(isFit(bendWall(on, { wall: id, sagittaMm: a }))).toBe(true);
      expect(isFit(splitWall(on, { wall: id, atMm: a, newId: "new" }))).toBe(true);
      expect(isFit(joinWalls(on, { wall: id }))).toBe(true);
      expect(isFit(moveCorner(on, { corner: 1, to: [a, b] }))).toBe(true);
      const of = { room: on.id, wall: id, widths: { door: 900 } };
      const so: Project = { ...project, rooms: [on] };
      expect(isFitProject(moveWall(so, { ...of, byMm: a }))).toBe(true);
      expect(isFitProject(setWallLength(so, { ...of, lengthMm: a, fixed: "start" }))).toBe(true);
      expect(isFitProject(setWall(so, { ...of, thickness: a, height: b }))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("[CD-02] [T30] a wall of no thickness, of no length, and walls that cross are refused by name", () => {
  const cause = (outcome: Outcome<unknown>) => (outcome.ok ? null : outcome.refusal.cause);
  const of = { room: room.id, wall: "r1" };
  for (const thickness of [0, -100, 1e12])
    expect(cause(setWall(project, { ...of, thickness }))).toBe("outOfBounds");
  expect(cause(setWall(project, { ...of, thickness: Number.NaN }))).toBe("notANumber");
  expect(cause(setWallLength(project, { ...of, lengthMm: 0, fixed: "start" }))).toBe("outOfBounds");
  expect(cause(moveCorner(room, { corner: 0, to: [4000, 6000] }))).toBe("selfCrossing");
  const [a, b, c, d] = room.walls.map(({ start }) => start);
  const bow = { ...room, walls: room.walls.map((one, i) => ({ ...one, start: [a, c, b, d][i]! })) };
  expect(cause(checkRoom(bow))).toBe("selfCrossing");
});

test("[CD-02] [T30] ten thousand openings in one curved wall are refused at once, and in straight ones they follow their walls", () => {
  const door = project.rows.find(({ id }) => id === "door")!;
  const doors = Array.from(
    { length: 10_000 },
    (_, i): Row => ({
      ...door,
      id: `door${i}`,
      placement: { on: "wall", wall: "r1", offset: (i * 7) % 4000, elevation: 0 },
    }),
  );
  const widths = Object.fromEntries(doors.map(({ id }) => [id, 900]));
  const full: Project = { ...project, rows: doors };
  const bent: Project = { ...full, rooms: [curved] };
  expect(seatWallItems(bent, { before: full, widths })).toMatchObject({
    ok: false,
    refusal: { cause: "openingTooWide" },
  });
  const shorter = setWallLength(full, { room: room.id, wall: "r1", lengthMm: 3000, fixed: "start", widths });
  expect(shorter).toMatchObject({ ok: true });
  const placements = accepted(shorter).rows.map(({ placement }) =>
    placement.on === "wall" ? placement.offset : -1,
  );
  expect(Math.max(...placements)).toBeLessThanOrEqual(3000);
});
