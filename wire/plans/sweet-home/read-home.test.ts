import { distance2 } from "@stanza/geometry";
import { describe, expect, test } from "vitest";
import type { ImportedPlan } from "../imported-plan.ts";
import { openPlan } from "../open-plan.ts";
import type { PlanNoteKey } from "../plan-notes.ts";
import { box, homeXml, piece, room, wall } from "../testing/home-xml.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function planOf(file: Uint8Array | string): ImportedPlan {
  const opened = openPlan(typeof file === "string" ? bytes(file) : file);
  if (!opened.ok) throw new Error(`${opened.cause}: ${opened.message}`);
  if (opened.value.kind !== "plan") throw new Error("a drawing");
  return opened.value.plan;
}
const roomsOf = (...elements: readonly string[]) => planOf(homeXml(...elements)).levels[0]!.rooms;
const countOf = (plan: ImportedPlan, key: PlanNoteKey) =>
  plan.notes.find((note) => note.key === key)?.count ?? 0;

describe("walls and rooms", () => {
  test("[CD-02] four walls make a room with their inner faces, in millimetres from the origin", () => {
    const [only] = roomsOf(
      ...box(100, 100, 500, 400, "thickness='20' height='270'"),
      room("Study", [
        [110, 110],
        [490, 110],
        [490, 390],
        [110, 390],
      ]),
    );
    expect(only).toMatchObject({
      name: "Study",
      openEnd: null,
      height: 2700,
      areaM2: 10.64,
      statedAreaM2: 10.64,
    });
    expect(only!.walls.map(({ start, thickness, kind }) => [...start, thickness, kind])).toEqual(
      expect.arrayContaining([
        [0, 0, 200, "wall"],
        [3800, 0, 200, "wall"],
        [3800, 2800, 200, "wall"],
        [0, 2800, 200, "wall"],
      ]),
    );
  });

  test("walls that enclose a space are a room even where the file draws none", () => {
    const plan = planOf(homeXml(...box(0, 0, 400, 300)));
    expect(plan.levels[0]!.rooms.map(({ areaM2 }) => areaM2)).toEqual([expect.closeTo(3.9 * 2.9)]);
    expect(countOf(plan, "roomsByWalls")).toBe(1);
  });

  test("a partition divides, and each room has it as a wall of the partition's thickness", () => {
    const rooms = roomsOf(
      ...box(0, 0, 800, 400, "thickness='30'"),
      wall("p", [500, 0, 500, 400], "thickness='8'"),
    );
    expect(rooms.map(({ areaM2 }) => areaM2).sort()).toEqual([
      expect.closeTo((8 - 0.15 - 5.04) * 3.7),
      expect.closeTo((4.96 - 0.15) * 3.7),
    ]);
    for (const one of rooms)
      expect(one.walls.map(({ thickness }) => thickness).sort()).toEqual([300, 300, 300, 80]);
  });

  test("a curved wall bulges to the left of its way for a positive extent, in pieces of one curve, with the area of the arc", () => {
    const half = Math.PI;
    const [only] = roomsOf(
      wall("n", [0, 0, 400, 0], `thickness='10' arcExtent='${half}'`),
      wall("e", [400, 0, 400, 300]),
      wall("s", [400, 300, 0, 300]),
      wall("w", [0, 300, 0, 0]),
    );
    const curved = only!.walls.filter(({ curve }) => curve !== undefined);
    expect(curved.length).toBeGreaterThan(10);
    expect(new Set(curved.map(({ curve }) => curve)).size).toBe(1);
    const radius = 1950;
    const exact = (Math.PI * radius ** 2) / 2 + 3900 * 2950;
    expect(only!.areaM2).toBeCloseTo(exact / 1e6, 0);
    expect(Math.abs(only!.areaM2 - exact / 1e6)).toBeLessThan(0.04);
  });

  test("a curved wall is straight where a window is in it", () => {
    const [only] = roomsOf(
      wall("n", [0, 0, 400, 0], `thickness='20' arcExtent='1.2'`),
      wall("e", [400, 0, 400, 300]),
      wall("s", [400, 300, 0, 300]),
      wall("w", [0, 300, 0, 0]),
      piece("doorOrWindow", {
        catalogId: "x#window",
        name: "Window",
        x: 200,
        y: -62,
        elevation: 90,
        width: 120,
        depth: 20,
        height: 130,
      }),
    );
    const [opening] = only!.openings;
    expect(opening).toMatchObject({ kind: "window", width: 1200, elevation: 900 });
    const { start } = only!.walls[opening!.wall]!;
    const end = only!.walls[(opening!.wall + 1) % only!.walls.length]!.start;
    expect(distance2(start, end)).toBeGreaterThan(1200);
  });

  test("slopes keep their two heights, walls without a thickness or a height get one, and the report counts them", () => {
    const plan = planOf(
      homeXml(
        wall("n", [0, 0, 400, 0], "thickness='10' height='100' heightAtEnd='300'"),
        wall("e", [400, 0, 400, 300], "thickness='10' height='300'"),
        wall("s", [400, 300, 0, 300], "height='300' heightAtEnd='100'"),
        wall("w", [0, 300, 0, 0], "thickness='10' height='100'"),
      ),
    );
    const { walls, height } = plan.levels[0]!.rooms[0]!;
    expect(height).toBeGreaterThan(2900);
    const slope = walls.find((one) => Math.abs(one.heightAtStart - one.heightAtEnd) > 1000)!;
    expect([slope.heightAtStart, slope.heightAtEnd].sort((a, b) => a - b)).toEqual([
      expect.closeTo(1025, -1),
      expect.closeTo(2975, -1),
    ]);
    expect(countOf(plan, "wallsWithoutThickness")).toBe(1);
    expect(countOf(plan, "slopedWalls")).toBe(2);
    expect(walls.every(({ thickness }) => thickness === 100)).toBe(true);
  });

  test("two rooms of one open space are two rooms, with a boundary where there is no wall", () => {
    const rooms = roomsOf(
      ...box(0, 0, 800, 400),
      room("Kitchen", [
        [5, 5],
        [300, 5],
        [300, 395],
        [5, 395],
      ]),
      room("Living", [
        [300, 5],
        [795, 5],
        [795, 395],
        [300, 395],
      ]),
    );
    expect(rooms.map(({ name, areaM2, statedAreaM2 }) => [name, areaM2 - statedAreaM2!])).toEqual([
      ["Kitchen", expect.closeTo(0, 3)],
      ["Living", expect.closeTo(0, 3)],
    ]);
    for (const one of rooms) expect(one.walls.filter(({ kind }) => kind === "boundary")).toHaveLength(1);
  });

  test("a block that stands in a room is not its floor: the outline goes around it, but over a pillar", () => {
    const [ring] = roomsOf(...box(0, 0, 800, 600), ...box(300, 200, 500, 400)).filter(
      ({ areaM2 }) => areaM2 > 10,
    );
    expect(ring!.areaM2).toBeCloseTo(7.9 * 5.9 - 2.1 * 2.1, 1);
    expect(ring!.walls.filter(({ kind }) => kind === "boundary").length).toBeGreaterThanOrEqual(2);
    const plan = planOf(
      homeXml(...box(0, 0, 800, 600), wall("pillar", [300, 300, 340, 300], "thickness='40'")),
    );
    expect(plan.levels[0]!.rooms[0]!.areaM2).toBeCloseTo(7.9 * 5.9, 1);
    expect(countOf(plan, "islands")).toBe(1);
  });

  test("walls that miss each other by a little, or meet in a hairline, still close the room", () => {
    const plan = planOf(
      homeXml(
        wall("n1", [0, 0, 200, 0]),
        wall("n2", [200.006, 0, 400, 0]),
        wall("e", [400, 0, 400, 300]),
        wall("s", [396, 300, 0, 300]),
        wall("w", [0, 300, 0, 3.5]),
      ),
    );
    const [only] = plan.levels[0]!.rooms;
    expect(only!.walls).toHaveLength(4);
    expect(only!.areaM2).toBeCloseTo(3.9 * 2.9, 2);
  });

  test("a terrace without walls is a floor with boundaries, a wall that encloses nothing stands free", () => {
    const plan = planOf(
      homeXml(
        room("Terrace", [
          [0, 0],
          [300, 0],
          [300, 200],
          [0, 200],
        ]),
        wall("x", [500, 0, 900, 0], "thickness='20'"),
      ),
    );
    const [terrace, loose] = plan.levels[0]!.rooms;
    expect(terrace).toMatchObject({ name: "Terrace", areaM2: 6 });
    expect(terrace!.walls.every(({ kind }) => kind === "boundary")).toBe(true);
    expect(loose).toMatchObject({ openEnd: expect.anything(), walls: [{ thickness: 200 }] });
    expect(countOf(plan, "looseWalls")).toBe(1);
    expect(countOf(plan, "roomsWithoutWalls")).toBe(1);
  });
});

describe("doors, windows, furniture, storeys", () => {
  const walls = [...box(0, 0, 800, 400), wall("p", [500, 0, 500, 400])];

  test("a door belongs to the room that it opens into, with its hinges; the other room's wall is cut through", () => {
    // Turned by a quarter, the door's front faces the left room; its sash hangs at its left and opens to the front.
    const door = piece(
      "doorOrWindow",
      {
        catalogId: "x#door",
        name: "Door",
        x: 500,
        y: 200,
        angle: Math.PI / 2,
        width: 90,
        depth: 10,
        height: 210,
      },
      "<sash xAxis='0' yAxis='0.5' width='1' startAngle='0' endAngle='-1.5707964'/>",
    );
    const [left, right] = roomsOf(...walls, door).toSorted(
      (a, b) => a.walls[0]!.start[0] - b.walls[0]!.start[0] || b.areaM2 - a.areaM2,
    );
    expect(left!.openings).toEqual([
      expect.objectContaining({
        kind: "door",
        name: "Door",
        width: 900,
        height: 2100,
        elevation: 0,
        opens: "in",
        hinge: "L",
        leaves: 1,
        isOtherSide: false,
        offset: 1500,
      }),
    ]);
    expect(right!.openings).toEqual([
      expect.objectContaining({ kind: "passage", width: 900, isOtherSide: true }),
    ]);
  });

  test("a window has its sill; a door out of all walls is reported", () => {
    const plan = planOf(
      homeXml(
        ...walls,
        piece("doorOrWindow", {
          catalogId: "x#w",
          name: "Finestra",
          x: 250,
          y: 0,
          width: 120,
          depth: 10,
          height: 140,
          elevation: 80,
        }),
        piece("doorOrWindow", {
          catalogId: "x#door",
          name: "Lost",
          x: 5000,
          y: 0,
          width: 90,
          depth: 10,
          height: 210,
        }),
      ),
    );
    const openings = plan.levels[0]!.rooms.flatMap((one) => one.openings);
    expect(openings).toEqual([
      expect.objectContaining({ kind: "window", width: 1200, height: 1400, elevation: 800 }),
    ]);
    expect(plan.notes.find(({ key }) => key === "openingsWithoutWall")).toMatchObject({
      count: 1,
      names: ["Lost"],
      kind: "left",
    });
  });

  test("furniture is a box with its name, size, turn and height above the floor, groups taken apart", () => {
    const plan = planOf(
      homeXml(
        ...box(0, 0, 400, 400),
        piece("pieceOfFurniture", {
          name: "Sofa",
          x: 200,
          y: 100,
          width: 180,
          depth: 90,
          height: 80,
          angle: Math.PI / 2,
          elevation: 5,
        }),
        piece(
          "furnitureGroup",
          { name: "Set", x: 0, y: 0, width: 1, depth: 1, height: 1 },
          piece("light", { name: "Lamp", x: 50, y: 60, width: 20, depth: 20, height: 40 }),
        ),
        piece("pieceOfFurniture", {
          name: "Hidden",
          x: 1,
          y: 1,
          width: 10,
          depth: 10,
          height: 10,
          visible: "false",
        }),
      ),
    );
    expect(plan.levels[0]!.placeholders).toEqual([
      { name: "Sofa", at: [2400, 50, 50], rotY: 270, size: [1800, 800, 900] },
      expect.objectContaining({ name: "Lamp", size: [200, 400, 200] }),
    ]);
    expect(countOf(plan, "groupsFlattened")).toBe(1);
    expect(countOf(plan, "hiddenFurniture")).toBe(1);
  });

  test("storeys are apart, over each other, with their own walls", () => {
    const on = (level: string) => `thickness='10' level='${level}'`;
    const plan = planOf(
      homeXml(
        "<level id='l0' name='Ground' elevation='0' height='250'/>",
        "<level id='l1' name='Attic' elevation='262' height='220'/>",
        ...box(0, 0, 400, 300, on("l0")),
        ...box(0, 0, 200, 300, on("l1")),
      ),
    );
    expect(
      plan.levels.map(({ name, elevation, rooms }) => [
        name,
        elevation,
        rooms.length,
        rooms[0]!.height,
        rooms[0]!.walls[0]!.start,
      ]),
    ).toEqual([
      ["Ground", 0, 1, 2500, expect.anything()],
      ["Attic", 2620, 1, 2200, expect.anything()],
    ]);
  });

  test("dimension lines and labels are counted as left out", () => {
    const plan = planOf(
      homeXml(
        ...box(0, 0, 400, 300),
        "<dimensionLine xStart='0' yStart='0' xEnd='1' yEnd='1' offset='2'/>",
        "<label x='0' y='0'><text>Hi</text></label>",
      ),
    );
    expect([countOf(plan, "dimensions"), countOf(plan, "labels")]).toEqual([1, 1]);
  });
});

test("[CD-02] rooms that are drawn over each other are each kept whole, and a sliver beside them is no room", () => {
  const square = (x0: number, y0: number, x1: number, y1: number) =>
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as [number, number][];
  const rooms = roomsOf(
    ...box(0, 0, 800, 400, "thickness='10'"),
    room("Living", square(5, 5, 795, 390)),
    room("Kitchen", square(5, 5, 300, 200)),
  );
  expect(rooms.map(({ name }) => name).sort()).toEqual(["Kitchen", "Living"]);
  for (const { areaM2, statedAreaM2 } of rooms)
    expect(Math.abs(areaM2 / statedAreaM2! - 1)).toBeLessThan(0.03);
});

test("[CD-02] a garage door that goes up is a door without a swing, whatever its leaf is called", () => {
  const [only] = roomsOf(
    ...box(0, 0, 600, 600, "thickness='20'"),
    piece("doorOrWindow", {
      name: "Garage door frame",
      x: 300,
      y: 0,
      width: 288,
      depth: 20,
      height: 210,
    }),
  );
  expect(only!.openings).toEqual([
    expect.objectContaining({ kind: "door", name: "Garage door frame", width: 2880 }),
  ]);
  expect(only!.openings[0]).not.toHaveProperty("hinge");
});
