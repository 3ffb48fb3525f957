import { distance2, pointInPolygon, type Vec2 } from "@stanza/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accepted } from "../outcome.ts";
import { countedIds, sampleRoom } from "../testing/sample-project.ts";
import { checkRoom } from "./check-room.ts";
import { roomCorners } from "./room-corners.ts";
import { roomFromTemplate, templateDimensions, withTemplateDimensions } from "./room-from-template.ts";
import { innerAreaM2 } from "./room-outline.ts";
import { ROOM_TEMPLATES, roomTemplate } from "./room-templates.ts";
import { wallSegments } from "./wall-segments.ts";

const make = (code: string, dimensions?: readonly number[]) =>
  roomFromTemplate(code, dimensions, { newId: countedIds() });

test("[CD-01] has eleven templates, rt1 to rt11, with the names and default sizes of the spec", () => {
  expect(
    ROOM_TEMPLATES.map(({ code, name, dimensions }) => [code, name, dimensions.map((one) => one.default)]),
  ).toEqual([
    ["rt1", "Rectangular", [5000, 5000]],
    ["rt2", "Open room", [5000, 5000, 5000]],
    ["rt3", "Indent corner NE", [3000, 3000, 5000, 5000]],
    ["rt4", "Indent corner NW", [3000, 5000, 5000, 3000]],
    ["rt5", "Indent corner SE", [5000, 3000, 3000, 5000]],
    ["rt6", "Indent corner SW", [5000, 5000, 3000, 3000]],
    ["rt7", "Diagonal corner NE", [3000, 3000, 5000, 5000]],
    ["rt8", "Diagonal corner NW", [3000, 5000, 5000, 3000]],
    ["rt9", "Diagonal corner SE", [5000, 3000, 3000, 5000]],
    ["rt10", "Diagonal corner SW", [5000, 5000, 3000, 3000]],
    ["rt11", "Draw your own room", []],
  ]);
});

test.each([
  ["rt1", 4, 25],
  ["rt2", 3, 25],
  ["rt3", 6, 21],
  ["rt4", 6, 21],
  ["rt5", 6, 21],
  ["rt6", 6, 21],
  ["rt7", 5, 23],
  ["rt8", 5, 23],
  ["rt9", 5, 23],
  ["rt10", 5, 23],
  ["rt11", 0, 0],
])("[CD-01] %s has %i walls around %f m² by default", (code, walls, area) => {
  const room = sampleRoom(code);
  expect(room.walls).toHaveLength(walls);
  expect(innerAreaM2(room)).toBeCloseTo(area);
  expect(room.openEnd === null).toBe(code !== "rt2");
});

test.each<[string, Vec2]>([
  ["rt3", [4900, 100]],
  ["rt4", [100, 100]],
  ["rt5", [4900, 4900]],
  ["rt6", [100, 4900]],
  ["rt7", [4900, 100]],
  ["rt8", [100, 100]],
  ["rt9", [4900, 4900]],
  ["rt10", [100, 4900]],
])("[CD-01] %s lacks only the corner in its name", (code, missing) => {
  const corners: readonly Vec2[] = [
    [100, 100],
    [4900, 100],
    [4900, 4900],
    [100, 4900],
  ];
  const polygon = roomCorners(sampleRoom(code));
  for (const corner of corners) {
    const expected = distance2(corner, missing) === 0 ? "outside" : "inside";
    expect(pointInPolygon(corner, polygon), `${corner}`).toBe(expected);
  }
});

test("[CD-01] rt2 5000x3 is three walls of 5000, open to the front", () => {
  const segments = wallSegments(sampleRoom("rt2"));
  expect(segments.map((one) => one.length)).toEqual([5000, 5000, 5000]);
  expect(segments.map((one) => one.normal)).toEqual([
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
});

test.each(ROOM_TEMPLATES.filter((one) => one.dimensions.length > 0).map((one) => one.code))(
  "[CD-01] each number of %s is the clear length of its wall",
  (code) => {
    const template = roomTemplate(code)!;
    const own = template.dimensions.map((one, i) => one.default + 10 * (i + 1));
    const segments = wallSegments(accepted(make(code, own)));
    expect(template.dimensions.map(({ wall }) => segments[wall]!.length)).toEqual(own);
  },
);

test("[CD-01] any sizes that leave the cut corner its walls make a room that gives them back", () => {
  const size = fc.integer({ min: 2, max: 50_000 });
  const pair = fc.tuple(size, size).filter(([a, b]) => a !== b);
  const cuts = ["NE", "NW", "SE", "SW"] as const;
  fc.assert(
    fc.property(fc.constantFrom(...cuts), fc.boolean(), pair, pair, (corner, indent, widths, depths) => {
      const [narrow, wide] = [Math.min(...widths), Math.max(...widths)];
      const [short, long] = [Math.min(...depths), Math.max(...depths)];
      const [north, south] = corner.startsWith("N") ? [narrow, wide] : [wide, narrow];
      const [east, west] = corner.endsWith("E") ? [short, long] : [long, short];
      const code = `rt${(indent ? 3 : 7) + cuts.indexOf(corner)}`;
      const dimensions = [north, east, south, west];
      const room = accepted(make(code, dimensions));
      expect(templateDimensions(room)).toEqual(dimensions);
      const whole = (wide * long) / 1e6;
      const cut = ((wide - narrow) * (long - short)) / 1e6;
      expect(innerAreaM2(room)).toBeCloseTo(whole - (indent ? cut : cut / 2), 6);
    }),
  );
});

test("a room is 2400 high, a drawn one 2700, and walls follow unless they get a height of their own", () => {
  expect(sampleRoom("rt1").height).toBe(2400);
  expect(sampleRoom("rt11").height).toBe(2700);
  expect(sampleRoom("rt1").walls[0]).toEqual({ id: "r1", start: [0, 0], thickness: 100 });
  const room = accepted(
    roomFromTemplate("rt1", undefined, {
      newId: countedIds(),
      height: 3000,
      wallHeight: 2700,
      thickness: 150,
    }),
  );
  expect(room.height).toBe(3000);
  expect(room.walls.map((wall) => [wall.height, wall.thickness])).toEqual(Array(4).fill([2700, 150]));
});

test("changing a dimension rebuilds the room in place and keeps ids, thicknesses and materials", () => {
  const at: Vec2 = [1000, -200];
  const made = accepted(roomFromTemplate("rt3", undefined, { newId: countedIds(), at }));
  const room = { ...made, walls: made.walls.with(1, { ...made.walls[1]!, thickness: 250 }) };
  const wider = accepted(withTemplateDimensions(room, [3000, 3000, 6000, 5000]));
  expect(templateDimensions(wider)).toEqual([3000, 3000, 6000, 5000]);
  expect(wider.walls.map(({ id, thickness }) => [id, thickness])).toEqual(
    room.walls.map(({ id, thickness }) => [id, thickness]),
  );
  expect(wider.walls[0]!.start).toEqual(at);
  expect(wider.id).toBe(room.id);
});

test("a room that was redrawn no longer has template dimensions", () => {
  const room = sampleRoom();
  const bent = { ...room, walls: room.walls.with(2, { ...room.walls[2]!, start: [5200, 5000] as const }) };
  expect(templateDimensions(accepted(checkRoom(bent)))).toBeNull();
  expect(templateDimensions(sampleRoom("rt11"))).toBeNull();
  const fewer = { ...room, walls: room.walls.slice(0, 3) };
  expect(withTemplateDimensions(fewer, [4000, 4000])).toMatchObject({
    refusal: { cause: "wrongDimensions" },
  });
});

test.each<[string, string, readonly number[], string, string]>([
  ["an unknown template", "rt12", [], "unknownTemplate", "template"],
  ["too few numbers", "rt1", [5000], "wrongDimensions", "dimensions"],
  ["a cut corner that is not cut", "rt3", [5000, 3000, 5000, 5000], "wrongDimensions", "dimensions"],
  ["a cut on the wrong side", "rt6", [3000, 5000, 5000, 3000], "wrongDimensions", "dimensions"],
  ["a size that is no number", "rt1", [5000, Number.NaN], "notANumber", "dimensions.1"],
  ["a size without end", "rt1", [Number.POSITIVE_INFINITY, 5000], "notANumber", "dimensions.0"],
  ["a wall of 1e12 mm", "rt2", [5000, 1e12, 5000], "outOfBounds", "dimensions.1"],
  ["a wall of 0 mm", "rt2", [5000, 0, 5000], "outOfBounds", "dimensions.1"],
])("[CD-01] refuses %s", (_, code, dimensions, cause, at) => {
  expect(make(code, dimensions)).toMatchObject({ ok: false, refusal: { cause, at } });
});
