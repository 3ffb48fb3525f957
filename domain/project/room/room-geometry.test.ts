import { distance2, lerp2, polygonArea, toLocal, toParent } from "@stanza/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Room } from "../project.ts";
import { sampleRoom } from "../testing/sample-project.ts";
import { clearSpans } from "./clear-spans.ts";
import { nearestWall } from "./nearest-wall.ts";
import { innerAreaM2, innerPolygon, outerOutline, wallPolygons } from "./room-outline.ts";
import { ROOM_TEMPLATES } from "./room-templates.ts";
import { wallName } from "./wall-name.ts";
import { wallSegments } from "./wall-segments.ts";

const square = sampleRoom();

test("walls run clockwise with their normals into the room and their frames on the inner face", () => {
  expect(
    wallSegments(square).map(({ name, length, normal, frame }) => [name, length, normal, frame]),
  ).toEqual([
    ["A", 5000, [0, 1], { at: [0, 0, 0], rotY: 0 }],
    ["B", 5000, [-1, 0], { at: [5000, 0, 0], rotY: 270 }],
    ["C", 5000, [0, -1], { at: [5000, 0, 5000], rotY: 180 }],
    ["D", 5000, [1, 0], { at: [0, 0, 5000], rotY: 90 }],
  ]);
});

test("in every template a wall frame leads from a wall's start along it and into the room", () => {
  for (const { code } of ROOM_TEMPLATES) {
    for (const { frame, from, to, length, normal } of wallSegments(sampleRoom(code))) {
      const end = toParent(frame, [length, 0, 0]);
      expect(end[0]).toBeCloseTo(to[0]);
      expect(end[2]).toBeCloseTo(to[1]);
      const inside = toLocal(frame, [from[0] + normal[0], 0, from[1] + normal[1]]);
      expect(inside[2]).toBeCloseTo(1);
    }
  }
});

test("a wall is as high as the room unless it has a height of its own", () => {
  const low = { ...square, walls: square.walls.with(1, { ...square.walls[1]!, height: 1200 }) };
  expect(wallSegments(low).map((one) => one.height)).toEqual([2400, 1200, 2400, 2400]);
});

test("walls are named A to Z, then AA", () => {
  expect([0, 1, 25, 26, 27, 52, 701, 702].map(wallName)).toEqual([
    "A",
    "B",
    "Z",
    "AA",
    "AB",
    "BA",
    "ZZ",
    "AAA",
  ]);
});

test("[CD-02] areas come from the inner faces, whatever the walls' thickness", () => {
  const thick = { ...square, walls: square.walls.map((wall) => ({ ...wall, thickness: 400 })) };
  expect(innerAreaM2(thick)).toBe(25);
  expect(polygonArea(outerOutline(thick)) / 1e6).toBeCloseTo(5.8 * 5.8);
  expect(innerPolygon(sampleRoom("rt11"))).toEqual([]);
});

test("[CD-02] the outer outline takes each wall's own thickness to a mitred corner", () => {
  const uneven = { ...square, walls: square.walls.map((wall, i) => ({ ...wall, thickness: (i + 1) * 100 })) };
  expect(outerOutline(uneven)).toEqual([
    [-400, -100],
    [5200, -100],
    [5200, 5300],
    [-400, 5300],
  ]);
});

test("[CD-02] an open room ends square", () => {
  expect(outerOutline(sampleRoom("rt2"))).toEqual([
    [-100, 5000],
    [-100, -100],
    [5100, -100],
    [5100, 5000],
  ]);
});

test("[CD-02] the wall bodies of every closed template fill exactly the ring between the inner and outer faces", () => {
  for (const { code } of ROOM_TEMPLATES) {
    const room = sampleRoom(code);
    if (room.openEnd) continue;
    const bodies = wallPolygons(room).map(polygonArea);
    expect(bodies.every((area) => area > 0)).toBe(true);
    const ring = polygonArea(outerOutline(room)) - polygonArea(innerPolygon(room));
    expect(bodies.reduce((sum, area) => sum + area, 0)).toBeCloseTo(ring, 3);
  }
});

test("[CD-02] at a needle corner, cut square, the bodies leave no gap either", () => {
  const needle: Room = {
    ...square,
    walls: (
      [
        [0, 0],
        [4000, 0],
        [0, 800],
      ] as const
    ).map((start, i) => ({ id: `n${i}`, start, thickness: 100 })),
  };
  expect(wallPolygons(needle).map((polygon) => polygon.length)).toEqual([4, 5, 4]);
  const ring = polygonArea(outerOutline(needle)) - polygonArea(innerPolygon(needle));
  const bodies = wallPolygons(needle).map(polygonArea);
  expect(bodies.reduce((sum, area) => sum + area, 0)).toBeCloseTo(ring, 3);
});

test("the nearest wall is found from inside and outside, with the place along it", () => {
  expect(nearestWall(square, [1200, 300])).toMatchObject({
    segment: { name: "A" },
    offset: 1200,
    distance: 300,
  });
  expect(nearestWall(square, [5400, 2000])).toMatchObject({
    segment: { name: "B" },
    offset: 2000,
    distance: 400,
  });
  expect(nearestWall(square, [-300, 5400])).toMatchObject({
    segment: { name: "C" },
    offset: 5000,
    distance: 500,
  });
  expect(nearestWall(sampleRoom("rt11"), [0, 0])).toBeNull();
});

test("no point of any wall is nearer than the nearest wall", () => {
  const coordinate = fc.integer({ min: -2000, max: 7000 });
  const room = sampleRoom("rt3");
  const walls = wallSegments(room);
  const along = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, fc.constantFrom(...walls), along, (x, z, wall, t) => {
      const { distance } = nearestWall(room, [x, z])!;
      expect(distance2([x, z], lerp2(wall.from, wall.to, t))).toBeGreaterThanOrEqual(distance - 1e-6);
    }),
  );
});

test("clear spans reach to the corners, or to what stands in between", () => {
  const item = { from: 1000, to: 1600 };
  expect(clearSpans(5000, item)).toEqual({ left: 1000, right: 3400 });
  expect(
    clearSpans(5000, item, [
      { from: 200, to: 800 },
      { from: 0, to: 100 },
      { from: 2000, to: 2900 },
    ]),
  ).toEqual({
    left: 200,
    right: 400,
  });
  expect(clearSpans(5000, item, [{ from: 1500, to: 2100 }])).toEqual({ left: 1000, right: -100 });
  expect(clearSpans(1500, item)).toEqual({ left: 1000, right: -100 });
});
