import { distance2, polygonArea, type Vec2 } from "@stanza/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accepted, type Outcome } from "../outcome.ts";
import type { Room } from "../project.ts";
import { sampleRoom } from "../testing/sample-project.ts";
import { appendWall } from "./append-wall.ts";
import { checkRoom } from "./check-room.ts";
import { closeRoom } from "./close-room.ts";
import { deleteCorner } from "./delete-corner.ts";
import { moveCorner } from "./move-corner.ts";
import { resizeWall } from "./resize-wall.ts";
import { reverseWalls } from "./reverse-walls.ts";
import { roomCorners } from "./room-corners.ts";
import { innerAreaM2, outerOutline } from "./room-outline.ts";
import { shiftWall } from "./shift-wall.ts";
import { splitWall } from "./split-wall.ts";
import { wallSegments } from "./wall-segments.ts";

const empty = sampleRoom("rt11");
const square = sampleRoom();

function draw(...walls: readonly (readonly [lengthMm: number, angleDeg: number])[]): Outcome<Room> {
  return walls.reduce<Outcome<Room>>(
    (room, [lengthMm, angleDeg], i) =>
      room.ok ? appendWall(room.value, { id: `w${i}`, lengthMm, angleDeg }) : room,
    { ok: true, value: empty },
  );
}

const lengths = (room: Room): readonly number[] => wallSegments(room).map((one) => Math.round(one.length));
const refusal = (outcome: Outcome<Room>) => (outcome.ok ? null : outcome.refusal);

test("[CD-02] walls are drawn one after the other by length and angle, and the room is closed with the missing one", () => {
  const open = accepted(draw([4000, 0], [3000, 270], [4000, 180]));
  expect(roomCorners(open)).toEqual([
    [0, 0],
    [4000, 0],
    [4000, 3000],
    [0, 3000],
  ]);
  const closed = accepted(closeRoom(open, { id: "last" }));
  expect(closed.openEnd).toBeNull();
  expect(closed.walls.map((wall) => wall.id)).toEqual(["w0", "w1", "w2", "last"]);
  expect(innerAreaM2(closed)).toBe(12);
});

test("[CD-02] a wall that ends on the first corner closes the room", () => {
  const closed = accepted(draw([4000, 0], [3000, 270], [4000, 180], [3000, 90]));
  expect(closed.openEnd).toBeNull();
  expect(closed.walls).toHaveLength(4);
  expect(refusal(appendWall(closed, { id: "x", lengthMm: 100, angleDeg: 0 }))?.cause).toBe("roomIsClosed");
  expect(refusal(closeRoom(closed, { id: "x" }))?.cause).toBe("roomIsClosed");
});

test("[CD-02] walls drawn anticlockwise are turned when the room is closed, each keeping its place", () => {
  const closed = accepted(draw([3000, 270], [4000, 0], [3000, 90], [4000, 180]));
  expect(polygonArea(roomCorners(closed))).toBeGreaterThan(0);
  expect(closed.walls.map((wall) => wall.id)).toEqual(["w3", "w2", "w1", "w0"]);
  const left = wallSegments(closed).find((one) => one.wall.id === "w0")!;
  expect([left.from, left.to]).toEqual([
    [0, 3000],
    [0, 0],
  ]);
});

test("[CD-02] a drawn wall takes thickness and height of its own, and passes its thickness on", () => {
  const first = accepted(
    appendWall(empty, { id: "a", lengthMm: 1000, angleDeg: 0, from: [50, 60], thickness: 300, height: 2000 }),
  );
  expect(first.walls[0]).toEqual({ id: "a", start: [50, 60], thickness: 300, height: 2000 });
  const second = accepted(appendWall(first, { id: "b", lengthMm: 1000, angleDeg: 270 }));
  expect(second.walls[1]).toEqual({ id: "b", start: [1050, 60], thickness: 300 });
});

test.each<[string, Outcome<Room>, string]>([
  ["a length of 0", draw([0, 0]), "outOfBounds"],
  ["a length of 1e12", draw([1e12, 0]), "outOfBounds"],
  ["a length that is no number", draw([Number.NaN, 0]), "notANumber"],
  ["an angle without end", draw([1000, Number.POSITIVE_INFINITY]), "notANumber"],
  ["a wall across another one", draw([4000, 0], [1000, 270], [2000, 180], [3000, 90]), "selfCrossing"],
  ["a wall back over the last one", draw([4000, 0], [1000, 180]), "selfCrossing"],
  [
    "a double id",
    appendWall(accepted(draw([4000, 0])), { id: "w0", lengthMm: 1000, angleDeg: 270 }),
    "duplicateId",
  ],
])("[CD-02] refuses %s", (_, outcome, cause) => {
  expect(refusal(outcome)?.cause).toBe(cause);
});

test("[CD-02] a corner moves and its two walls follow", () => {
  const bent = accepted(moveCorner(square, { corner: 2, to: [6000, 5000] }));
  expect(lengths(bent)).toEqual([5000, 5099, 6000, 5000]);
  expect(refusal(moveCorner(square, { corner: 2, to: [2000, -1000] }))?.cause).toBe("selfCrossing");
  expect(refusal(moveCorner(square, { corner: 4, to: [0, 0] }))?.cause).toBe("unknownCorner");
  const open = accepted(moveCorner(sampleRoom("rt2"), { corner: 3, to: [5000, 4000] }));
  expect(lengths(open)).toEqual([5000, 5000, 4000]);
});

test("[CD-02] a wall gets a new length and the chosen end stays", () => {
  const fromStart = accepted(resizeWall(square, { wall: "r1", lengthMm: 4000, fixed: "start" }));
  expect(roomCorners(fromStart)).toEqual([
    [0, 0],
    [4000, 0],
    [4000, 5000],
    [0, 5000],
  ]);
  const fromEnd = accepted(resizeWall(square, { wall: "r1", lengthMm: 4000, fixed: "end" }));
  expect(roomCorners(fromEnd)).toEqual([
    [1000, 0],
    [5000, 0],
    [5000, 5000],
    [1000, 5000],
  ]);
});

test("[CD-02] at the free end of an open room only the corner moves", () => {
  const open = sampleRoom("rt2");
  expect(
    roomCorners(accepted(resizeWall(open, { wall: "r3", lengthMm: 3000, fixed: "start" }))).at(-1),
  ).toEqual([5000, 3000]);
  expect(roomCorners(accepted(resizeWall(open, { wall: "r1", lengthMm: 3000, fixed: "end" })))[0]).toEqual([
    0, 3000,
  ]);
});

test("[CD-02] any length that a wall of any template takes is exact, and no direction in the room changes", () => {
  const codes = ["rt1", "rt2", "rt3", "rt4", "rt5", "rt6", "rt7", "rt8", "rt9", "rt10"];
  const length = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...codes),
      fc.nat(),
      length,
      fc.boolean(),
      (code, index, lengthMm, atStart) => {
        const room = sampleRoom(code);
        const before = wallSegments(room);
        const segment = before[index % before.length]!;
        const fixed = atStart ? "start" : "end";
        const resized = resizeWall(room, { wall: segment.wall.id, lengthMm, fixed });
        fc.pre(resized.ok);
        const after = wallSegments(accepted(resized));
        expect(after[segment.index]!.length).toBeCloseTo(lengthMm, 6);
        const stays = atStart ? "from" : "to";
        expect(after[segment.index]![stays][0]).toBeCloseTo(segment[stays][0], 6);
        expect(after[segment.index]![stays][1]).toBeCloseTo(segment[stays][1], 6);
        for (const [i, one] of after.entries()) {
          expect(one.direction[0]).toBeCloseTo(before[i]!.direction[0], 6);
          expect(one.direction[1]).toBeCloseTo(before[i]!.direction[1], 6);
        }
      },
    ),
  );
});

test("[CD-02] a wall moves along its normal and its neighbours follow", () => {
  expect(lengths(accepted(shiftWall(square, { wall: "r1", byMm: 1000 })))).toEqual([5000, 4000, 5000, 4000]);
  expect(lengths(accepted(shiftWall(square, { wall: "r1", byMm: -1000 })))).toEqual([5000, 6000, 5000, 6000]);
  const diagonal = accepted(shiftWall(sampleRoom("rt7"), { wall: "r2", byMm: -Math.SQRT1_2 * 1000 }));
  expect(lengths(diagonal)).toEqual([4000, 1414, 4000, 5000, 5000]);
  expect(refusal(shiftWall(square, { wall: "r1", byMm: 5000 }))?.cause).toBe("outOfBounds");
  expect(refusal(shiftWall(square, { wall: "r1", byMm: 6000 }))?.cause).toBe("wrongDirection");
  expect(refusal(shiftWall(square, { wall: "zz", byMm: 10 }))?.cause).toBe("unknownWall");
  expect(refusal(shiftWall(sampleRoom("rt5"), { wall: "r2", byMm: 2500 }))).toEqual({
    cause: "wrongDirection",
    at: "walls.2",
    message: "wall C would have to turn round",
  });
});

test("[CD-02] a wall is split and the corner is deleted again", () => {
  const split = accepted(splitWall(square, { wall: "r1", atMm: 2000, newId: "new" }));
  expect(lengths(split)).toEqual([2000, 3000, 5000, 5000, 5000]);
  expect(split.walls[1]).toEqual({ id: "new", start: [2000, 0], thickness: 100 });
  expect(deleteCorner(split, { corner: 1 })).toEqual({ ok: true, value: square });
  expect(refusal(splitWall(square, { wall: "r1", atMm: 5000, newId: "new" }))?.cause).toBe("outOfBounds");
  expect(refusal(splitWall(square, { wall: "r1", atMm: 2000, newId: "r2" }))?.cause).toBe("duplicateId");
});

test("[CD-02] a split diagonal wall moves with its other half, and its outer face stays straight", () => {
  const room = sampleRoom("rt7");
  for (const atMm of [1, 333.3, 1414, 2000.7]) {
    const split = accepted(splitWall(room, { wall: "r2", atMm, newId: "new" }));
    const outline = (one: Room) => polygonArea(outerOutline(one));
    expect(outline(split)).toBeCloseTo(outline(room), 3);
    const shifted = accepted(shiftWall(split, { wall: "r2", byMm: 0.5 }));
    expect(distance2(shifted.walls[2]!.start, split.walls[2]!.start)).toBeCloseTo(0.5);
    const longer = accepted(resizeWall(split, { wall: "r2", lengthMm: atMm + 10, fixed: "start" }));
    expect(lengths(longer)[1]).toBe(Math.round(atMm + 10));
    expect(innerAreaM2(longer)).toBeCloseTo(innerAreaM2(room), 6);
  }
});

test("[CD-02] corners are deleted down to a triangle, and those of an open room down to nothing", () => {
  const triangle = accepted(deleteCorner(square, { corner: 0 }));
  expect(lengths(triangle)).toEqual([5000, 5000, 7071]);
  expect(refusal(deleteCorner(triangle, { corner: 0 }))?.cause).toBe("tooFewWalls");
  const open = sampleRoom("rt2");
  expect(roomCorners(accepted(deleteCorner(open, { corner: 3 }))).at(-1)).toEqual([5000, 0]);
  expect(roomCorners(accepted(deleteCorner(open, { corner: 0 })))[0]).toEqual([0, 0]);
  expect(accepted(deleteCorner(accepted(draw([1000, 0])), { corner: 1 })).walls).toEqual([]);
});

test("[CD-02] reversing walls twice changes nothing", () => {
  for (const room of [square, sampleRoom("rt2"), sampleRoom("rt3")]) {
    expect(reverseWalls(reverseWalls(room))).toEqual(room);
    expect(polygonArea(roomCorners(reverseWalls(room)))).toBe(-polygonArea(roomCorners(room)));
  }
});

const withWall = (change: Partial<Room["walls"][number]>): Room => ({
  ...square,
  walls: square.walls.with(1, { ...square.walls[1]!, ...change }),
});

test.each<[string, Room, string, string]>([
  ["a corner that is no number", withWall({ start: [Number.NaN, 0] }), "notANumber", "walls.1.start.0"],
  ["a corner 1e12 mm away", withWall({ start: [5000, 1e12] }), "outOfBounds", "walls.1.start.1"],
  ["a wall without thickness", withWall({ thickness: 0 }), "outOfBounds", "walls.1.thickness"],
  ["a wall of negative height", withWall({ height: -2400 }), "outOfBounds", "walls.1.height"],
  ["a room without height", { ...square, height: 0 }, "outOfBounds", "height"],
  ["two corners in one place", withWall({ start: [0, 0] }), "outOfBounds", "walls.0"],
  ["walls that cross", withWall({ start: [-1000, 4000] }), "selfCrossing", "walls.3"],
  ["double ids", withWall({ id: "r1" }), "duplicateId", "walls.1.id"],
  ["two walls, closed", { ...square, walls: square.walls.slice(0, 2) }, "tooFewWalls", "walls"],
  ["an end without walls", { ...square, walls: [], openEnd: [0, 0] }, "tooFewWalls", "openEnd"],
  ["a closed room walked anticlockwise", reverseWalls(square), "wrongDirection", "walls"],
])("[CD-02] a room is refused for %s, at its place", (_, room, cause, at) => {
  expect(checkRoom(room)).toMatchObject({ ok: false, refusal: { cause, at } });
});

test("[CD-02] a room has at most 200 walls", () => {
  const roomOf = (count: number): Room => ({
    ...square,
    walls: Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI;
      return { id: `w${i}`, start: [Math.cos(angle) * 9000, Math.sin(angle) * 9000] as Vec2, thickness: 100 };
    }),
  });
  expect(checkRoom(roomOf(200)).ok).toBe(true);
  expect(refusal(checkRoom(roomOf(201)))?.cause).toBe("tooManyWalls");
  expect(refusal(checkRoom(roomOf(10_000)))?.cause).toBe("tooManyWalls");
});

test("[CD-02] no corners make the check throw", () => {
  const poison = fc.oneof(fc.double(), fc.integer({ min: -3, max: 3 }), fc.constant(1e12));
  fc.assert(
    fc.property(fc.array(fc.tuple(poison, poison), { maxLength: 8 }), fc.boolean(), (corners, closed) => {
      const walls = corners.map((start, i) => ({ id: `w${i}`, start, thickness: 100 }));
      const room = { ...square, walls, openEnd: closed ? null : ([7, 7] as const) };
      const checked = checkRoom(room);
      if (checked.ok) expect(checked.value).toBe(room);
      else expect(checked.refusal.message).not.toBe("");
    }),
  );
});
