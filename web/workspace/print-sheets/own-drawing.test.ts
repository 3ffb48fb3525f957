import { drawPlan, toDxf } from "@stanza/drawing";
import type { EvaluatedProject } from "@stanza/evaluation";
import { type ImportedPlan, openPlan, planFromDxf } from "@stanza/plans";
import { accepted, bendWall, type Room } from "@stanza/project";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleKitchen, sampleRoom } from "../../../media/drawing/testing/sample-kitchen.ts";

const dxfOf = (rooms: readonly Room[], evaluated: EvaluatedProject = { rows: [], failed: [] }) =>
  toDxf(drawPlan({ rooms, evaluated, language: "de" }));

function read(dxf: string): ImportedPlan {
  const opened = openPlan(new TextEncoder().encode(dxf));
  if (!opened.ok || opened.value.kind !== "drawing") throw new Error("expected a drawing");
  const { drawing } = opened.value;
  return planFromDxf(drawing, { unit: "mm", wallLayers: drawing.wallLayers });
}

const roomsOf = (plan: ImportedPlan) => plan.levels.flatMap(({ rooms }) => rooms);
const isOwn = (plan: ImportedPlan) => plan.notes.some(({ key }) => key === "ownRooms");

/** What a room is, as both sides say it; corners from the least ones on. */
function said(rooms: readonly Room[]) {
  const corners = rooms.flatMap(({ walls, openEnd }) => [
    ...walls.map(({ start }) => start),
    ...(openEnd ? [openEnd] : []),
  ]);
  const [x, z] = [Math.min(...corners.map(([one]) => one)), Math.min(...corners.map(([, one]) => one))];
  const moved = ([a, b]: readonly [number, number]) =>
    [a - x, b - z].map((one) => Number(one.toFixed(3)) + 0);
  return rooms.map(({ name, walls, openEnd, height }) => ({
    name,
    height,
    openEnd: openEnd && moved(openEnd),
    walls: walls.map(({ start, thickness, height: own = height, endHeight = own, curve }) => ({
      start: moved(start),
      thickness,
      heights: [own, endHeight],
      isCurved: curve !== undefined,
    })),
  }));
}

const saidOf = (plan: ImportedPlan) =>
  said(
    roomsOf(plan).map(({ walls, ...room }, r) => ({
      ...room,
      id: `${r}`,
      template: "",
      floorMaterial: "",
      wallMaterial: "",
      walls: walls.map(({ start, thickness, heightAtStart, heightAtEnd, curve }, w) => ({
        id: `${r}.${w}`,
        start,
        thickness,
        height: heightAtStart,
        endHeight: heightAtEnd,
        ...(curve === undefined ? {} : { curve: `${curve}` }),
      })),
    })),
  );

/** A room somewhere else, with ids of its own. */
const copied = (room: Room, id: string, turn: number, by: readonly [number, number]): Room => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const moved = ([x, z]: readonly [number, number]) =>
    [x * cos - z * sin + by[0], x * sin + z * cos + by[1]] as const;
  return {
    ...room,
    id,
    walls: room.walls.map((wall) => ({ ...wall, id: `${id}-${wall.id}`, start: moved(wall.start) })),
    openEnd: room.openEnd && moved(room.openEnd),
  };
};

test("[CD-14] our own plan comes back with sills, heights, names and the articles of its doors and windows", () => {
  const [first, second, ...rest] = sampleRoom.walls;
  const sloped: Room = {
    ...sampleRoom,
    name: 'Küche „Süd" \\ 100 % 厨房 🍳',
    walls: [{ ...first!, height: 2400 }, { ...second!, height: 2400, endHeight: 1312.5 }, ...rest],
  };
  const plan = read(dxfOf([sloped], sampleKitchen));
  expect(saidOf(plan)).toEqual(said([sloped]));
  expect(roomsOf(plan)[0]?.openings).toEqual([
    expect.objectContaining({ kind: "door", wall: 2, offset: 800, width: 900, height: 2100, elevation: 0 }),
    expect.objectContaining({
      kind: "window",
      wall: 1,
      offset: 900,
      width: 1400,
      height: 1200,
      elevation: 900,
      sold: { catalogue: "cucina", model: "ARIA", article: "WINDOW", choices: {} },
    }),
  ]);
  expect(plan.notes.map(({ key, count }) => [key, count])).toEqual([
    ["ownRooms", 1],
    ["walls", 4],
    ["doors", 1],
    ["windows", 1],
    ["ownArticles", 12],
  ]);
});

test("[CD-14] several rooms come back turned as they are, with curved and free walls, to a thousandth of a millimetre", () => {
  const curved = accepted(bendWall(sampleRoom, { wall: "B", sagittaMm: 700 }));
  const free: Room = {
    ...sampleRoom,
    id: "free",
    walls: sampleRoom.walls.slice(0, 2),
    openEnd: [5000, 3000],
  };
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(sampleRoom, curved, free), { minLength: 1, maxLength: 4 }),
      fc.double({ min: 0, max: 6.2, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      (kinds, turn, apart) => {
        const rooms = kinds.map((room, i) =>
          copied(room, `r${i}`, turn, [i * (5400 + apart * 1000), i * 17.25]),
        );
        const plan = read(dxfOf(rooms));
        expect(isOwn(plan)).toBe(true);
        for (const [i, one] of saidOf(plan).entries()) {
          const expected = said(rooms)[i]!;
          const near = (a: readonly number[], b: readonly number[]) =>
            Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) < 0.002;
          expect(one.walls.every(({ start }, w) => near(start, expected.walls[w]!.start))).toBe(true);
          const shape = ({ walls, openEnd, ...rest }: typeof one) => ({
            ...rest,
            isOpen: openEnd !== null,
            walls: walls.map(({ start: _, ...wall }) => wall),
          });
          expect(shape(one)).toEqual(shape(expected));
        }
      },
    ),
    { numRuns: 25 },
  );
});

/** The drawing after another program moved all that is at one X to another, as a stretched wall is. */
const stretched = (dxf: string, codes: readonly number[]) => {
  const lines = dxf.split("\r\n");
  return lines
    .map((line, i) => (codes.includes(Number(lines[i - 1])) && line === "5000.0" ? "5400.0" : line))
    .join("\r\n");
};

test("[CD-14] a drawing in which somebody moved a wall says by its lines what the room is", () => {
  const dxf = dxfOf([
    { ...sampleRoom, walls: sampleRoom.walls.map((wall) => ({ ...wall, thickness: 100 })) },
  ]);
  const outer = dxf.replaceAll("\r\n5100.0\r\n", "\r\n5500.0\r\n");
  const plan = read(stretched(outer, [10, 11]));
  expect(isOwn(plan)).toBe(false);
  expect(roomsOf(plan)[0]?.areaM2).toBeCloseTo(5.4 * 3.6, 2);
});

test("[CD-14] data of ours that is damaged or not meant is left alone, and the lines are read", () => {
  const dxf = dxfOf([sampleRoom], sampleKitchen);
  const damaged = [
    dxf.replace('"height":2700', '"height":-1'),
    dxf.replace('"height":2700', '"height":1e99'),
    dxf.replace('"walls":[', '"walls":{'),
    dxf.replace("1000\r\nroom\r\n", "1000\r\nhouse\r\n"),
    dxf.replace('"kind":"door"', '"kind":"hole"'),
    dxf.replaceAll("1011\r\n", "1012\r\n"),
    dxf.replaceAll("\r\nSTANZA\r\n1000", "\r\nOTHER\r\n1000"),
  ];
  for (const one of damaged) {
    expect(one).not.toBe(dxf);
    const plan = read(one);
    expect(isOwn(plan)).toBe(false);
    expect(roomsOf(plan)).toHaveLength(1);
  }
});
