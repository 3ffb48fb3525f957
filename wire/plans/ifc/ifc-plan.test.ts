import { describe, expect, test } from "vitest";
import type { ImportedPlan, ImportedRoom } from "../imported-plan.ts";
import { type IfcHouse, ifcText } from "../testing/ifc-text.ts";
import { openIfc } from "./open-ifc.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function planOf(house: IfcHouse): Promise<ImportedPlan> {
  const read = await openIfc(bytesOf(ifcText(house)));
  if (!read.ok) throw new Error(`${read.cause}: ${read.message}`);
  return read.value;
}

const refusalOf = async (text: string) => {
  const read = await openIfc(bytesOf(text));
  return read.ok ? null : read.cause;
};

const HOUSES: readonly (readonly [string, IfcHouse])[] = [
  ["IFC4 in millimetres", { schema: "IFC4", unit: 1 }],
  ["IFC4 in metres, turned by 30°", { schema: "IFC4", unit: 1000, turn: 30 }],
  ["IFC 2x3 in feet", { schema: "IFC2X3", unit: 304.8 }],
  ["IFC 2x3 in millimetres, spaces 20 mm from the walls", { schema: "IFC2X3", unit: 1, gap: 20 }],
];

const byName = (rooms: readonly ImportedRoom[], name: string) => rooms.find((room) => room.name === name)!;

describe("an IFC house", () => {
  test.each(HOUSES)("[CD-13] %s: spaces are rooms with the walls around them", async (_, house) => {
    const { levels, source } = await planOf(house);
    expect([source, levels.length, levels[0]?.name]).toEqual(["ifc", 1, "Erdgeschoss"]);
    const { rooms } = levels[0]!;
    expect(rooms.map(({ name }) => name).sort()).toEqual(["Bad", "Wohnküche"]);
    const inset = 2 * (house.gap ?? 0);
    const [kitchen, bath] = [byName(rooms, "Wohnküche"), byName(rooms, "Bad")];
    expect(kitchen.areaM2).toBeCloseTo(((5000 - inset) * (5000 - inset)) / 1e6, 2);
    expect(bath.areaM2).toBeCloseTo(((2900 - inset) * (5000 - inset)) / 1e6, 2);
    expect(kitchen.walls.map(({ thickness }) => Math.round(thickness)).sort()).toEqual([100, 300, 300, 300]);
    for (const { walls } of rooms) {
      expect(walls.every(({ kind }) => kind === "wall")).toBe(true);
      expect(walls.every(({ heightAtStart }) => Math.abs(heightAtStart - 2800) < 0.2)).toBe(true);
    }
  });

  test.each(HOUSES)("[CD-13] %s: doors, windows and holes with sizes and sills", async (_, house) => {
    const { levels } = await planOf(house);
    const rooms = levels[0]!.rooms;
    const openings = rooms.flatMap((room) =>
      room.openings.map((one) => ({
        room: room.name,
        kind: one.kind,
        size: [one.width, one.height, one.elevation].map(Math.round),
        isOtherSide: one.isOtherSide,
        hinge: one.hinge,
        opens: one.opens,
      })),
    );
    const own = openings.filter(({ isOtherSide }) => !isOtherSide);
    expect(own).toHaveLength(4);
    const swings = house.schema === "IFC4";
    expect(own).toContainEqual({
      room: "Wohnküche",
      kind: "door",
      size: [1000, 2100, 0],
      isOtherSide: false,
      hinge: swings ? "R" : undefined,
      opens: swings ? "in" : undefined,
    });
    expect(own).toContainEqual(
      expect.objectContaining({ room: "Bad", kind: "window", size: [1400, 1300, 900] }),
    );
    expect(own).toContainEqual(
      expect.objectContaining({ room: "Wohnküche", kind: "passage", size: [900, 2200, 0] }),
    );
    const between = openings.filter(({ size }) => size[0] === 800);
    expect(between).toHaveLength(2);
    if (swings) expect(between.find(({ isOtherSide }) => !isOtherSide)).toMatchObject({ room: "Wohnküche" });
  });
});

test.each(["IFC2X3", "IFC4"] as const)(
  "[CD-13] %s: furniture stands where it stands, turned and named, and a column is in the room",
  async (schema) => {
    const { levels, notes } = await planOf({ schema, unit: 1, furnished: true, spaces: false });
    const { placeholders, rooms } = levels[0]!;
    expect(placeholders).toEqual([{ name: "Table", at: [1600, 0, 4000], rotY: 90, size: [1600, 750, 900] }]);
    expect(notes.find(({ key }) => key === "placeholders")?.count).toBe(1);
    expect(notes.find(({ key }) => key === "islands")?.count).toBe(1);
    const [column, bath, kitchen] = rooms.toSorted((a, b) => a.areaM2 - b.areaM2);
    expect([bath?.areaM2, kitchen?.areaM2]).toEqual([14.5, 25]);
    expect(column).toMatchObject({ areaM2: 0, height: 2800, walls: [{ thickness: 300 }] });
  },
);

test("[CD-13] a net area that the file states beside a larger floor is told, the room has both, the floor as it is drawn", async () => {
  const plaster = await planOf({ schema: "IFC2X3", unit: 1000, netShare: 0.97 });
  expect(plaster.notes.find(({ key }) => key === "statedAreas")).toMatchObject({
    count: 2,
    names: ["Wohnküche", "Bad"],
  });
  const kitchen = byName(plaster.levels[0]!.rooms, "Wohnküche");
  expect([kitchen.areaM2, kitchen.statedNetM2]).toEqual([expect.closeTo(25, 2), expect.closeTo(24.25, 2)]);
  const same = await planOf({ schema: "IFC4", unit: 1000, netShare: 1 });
  expect(byName(same.levels[0]!.rooms, "Wohnküche").statedNetM2).toBeUndefined();
  expect(same.notes.some(({ key }) => key === "statedAreas")).toBe(false);
});

test("[CD-13] without spaces, rooms are what walls enclose", async () => {
  const { levels, notes } = await planOf({ schema: "IFC2X3", unit: 1000, spaces: false });
  expect(levels[0]!.rooms.map(({ areaM2 }) => Math.round(areaM2 * 10) / 10).sort()).toEqual([14.5, 25]);
  expect(notes.find(({ key }) => key === "roomsByWalls")?.count).toBe(2);
});

test("[CD-13] every storey is a level at its height, with its own walls", async () => {
  const { levels } = await planOf({ schema: "IFC4", unit: 1, storeys: 3 });
  expect(levels.map(({ name, elevation }) => [name, elevation])).toEqual([
    ["Erdgeschoss", 0],
    ["1. Stock", 3000],
    ["2. Stock", 6000],
  ]);
  for (const { rooms } of levels) {
    expect(rooms).toHaveLength(2);
    expect(rooms.flatMap(({ openings }) => openings.filter((one) => !one.isOtherSide))).toHaveLength(4);
  }
});

test("[CD-13] what is no building says so, and a file that is cut anywhere is read as far as it goes or refused", async () => {
  const whole = ifcText({ schema: "IFC4", unit: 1 });
  expect(await refusalOf(whole.replace("FILE_SCHEMA(('IFC4'))", "FILE_SCHEMA(('AUTOMOTIVE_DESIGN'))"))).toBe(
    "notFloorPlan",
  );
  const empty = whole.replace(/^#\d+=IFC(?:WALL|SPACE|DOOR|WINDOW|OPENINGELEMENT)\(.*$/gm, "");
  expect(await refusalOf(empty)).toBe("notFloorPlan");
  for (let share = 0.05; share < 1; share += 0.1) {
    const read = await openIfc(bytesOf(whole.slice(0, Math.floor(whole.length * share))));
    if (read.ok) expect(read.value.notes.some(({ key }) => key === "cutShort")).toBe(true);
    else expect(["damaged", "notFloorPlan"]).toContain(read.cause);
  }
});
