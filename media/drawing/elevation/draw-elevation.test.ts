import { bendWall } from "@stanza/project";
import { expect, test } from "vitest";
import type { Discipline } from "../drawing.ts";
import { paperTone } from "../picture/shading.ts";
import { hob, sampleKitchen, sampleMaterials, sampleRoom, socket } from "../testing/sample-kitchen.ts";
import { drawElevation } from "./draw-elevation.ts";

const input = { room: sampleRoom, evaluated: sampleKitchen, materials: sampleMaterials, language: "en" };
const elevation = drawElevation({ ...input, wall: "A" })!;
const owners = new Set(elevation.shapes.map(({ owner }) => owner));
const texts = elevation.shapes.flatMap((shape) => (shape.type === "dimension" ? [shape.text] : []));

test("shows what stands and hangs along the wall, not the island and not other walls' items", () => {
  expect(["tall", "b1", "w2", "top"].every((id) => owners.has(id))).toBe(true);
  expect(["i1", "top2", "door", "window"].some((id) => owners.has(id))).toBe(false);
});

test("dimensions give widths below and above, heights beside, and every height above the finished floor", () => {
  expect(texts).toEqual([
    ...["400", "600", "600", "900", "600", "450", "1450", "5000"],
    ...["1000", "600", "900", "600", "1900"],
    ...["820", "38", "582", "720", "540", "2700"],
    ...["+820", "+858", "+1440", "+2160", "+2700"],
  ]);
});

test("[CD-14] sockets are measured by their middle, from the corner and from the floor, apart from the units", () => {
  const rows = [
    ...sampleKitchen.rows,
    hob("hob", 1650),
    socket("low", [1900, 260]),
    socket("high", [2100, 1060]),
  ];
  const drawn = drawElevation({ ...input, evaluated: { rows, failed: [] }, wall: "A" })!;
  const read = (discipline: Discipline) =>
    drawn.shapes.flatMap((shape) =>
      shape.type === "dimension" && shape.discipline === discipline ? [shape.text] : [],
    );
  expect(read("services")).toEqual(["1940", "2140", "+300", "+1100"]);
  expect(read("appliances")).toEqual(["1650", "800", "2550"]);
  expect(read("units").slice(0, 7)).toEqual(["400", "600", "600", "900", "600", "450", "1450"]);
  expect(read("heights")).not.toContain("300");
  // The middle is drawn over the unit that hides it.
  const middle = drawn.shapes.find(({ type, owner }) => type === "arc" && owner === "low");
  expect(middle).toMatchObject({ centre: [1940, -300] });
});

test("a row behind a door is not drawn; opening lines meet at the hinge", () => {
  const rows = sampleKitchen.rows.map((row) => {
    const parts = row.article.parts.map((part) =>
      part.id === "shelf" ? { ...part, material: "red" } : part,
    );
    return { ...row, article: { ...row.article, parts } };
  });
  const drawn = drawElevation({
    ...input,
    wall: "A",
    evaluated: { rows, failed: [] },
    materials: (code) => (code === "red" ? { color: "#ff0000", opacity: 1 } : sampleMaterials(code)),
  })!;
  const red = drawn.shapes.filter(({ fill }) => fill === paperTone("#ff0000"));
  // Only the glass door of w2 shows its shelf.
  expect(new Set(red.map(({ owner }) => owner))).toEqual(new Set(["w2"]));
  const lines = elevation.shapes.find(({ role, owner }) => role === "hidden" && owner === "b1");
  expect(lines).toMatchObject({
    dashed: true,
    points: [
      [1598, -818],
      [1002, -460],
      [1598, -102],
    ],
  });
});

test("an opening is seen at its height, and its wall item inside", () => {
  const window = drawElevation({ ...input, wall: "B" })!;
  expect(window.shapes.find(({ role }) => role === "opening")).toMatchObject({
    points: [
      [900, -900],
      [2300, -900],
      [2300, -2100],
      [900, -2100],
    ],
  });
  expect(window.shapes.some(({ role, owner }) => role === "surface" && owner === "window")).toBe(true);
});

test("the first unit of a leg around the corner closes the view", () => {
  const [tall] = sampleKitchen.rows;
  const leg = { ...tall!, row: { ...tall!.row, id: "leg" }, frame: { at: [5000, 0, 0] as const, rotY: 270 } };
  const drawn = drawElevation({ ...input, evaluated: { rows: [leg], failed: [] }, wall: "A" })!;
  expect(drawn.shapes.some(({ owner }) => owner === "leg")).toBe(true);
  expect(drawn.shapes.some(({ role }) => role === "hidden")).toBe(false);
});

test("a wall that the room does not have gives null", () => {
  expect(drawElevation({ ...input, wall: "Z" })).toBeNull();
});

test("[CD-02] a sloped top is drawn with the heights of both its ends", () => {
  const walls = sampleRoom.walls.map((wall) =>
    wall.id === "A" ? { ...wall, height: 2700, endHeight: 1900 } : wall,
  );
  const sloped = drawElevation({ ...input, room: { ...sampleRoom, walls }, wall: "A" })!;
  const lengths = sloped.shapes.flatMap((shape) => (shape.type === "dimension" ? [shape.text] : []));
  expect(lengths).toEqual(expect.arrayContaining(["2700", "1900"]));
  // What reaches higher than the low end, where the heights stand, has its height all the same.
  expect(lengths).toContain("+2160");
  const face = sloped.shapes.find(({ role, owner }) => role === "floor" && owner === "A");
  expect(face).toMatchObject({
    points: [
      [0, 0],
      [5000, 0],
      [5000, -1900],
      [0, -2700],
    ],
  });
});

test("[CD-02] a curved wall has one elevation, along its chord, whichever facet names it", () => {
  const bent = bendWall(sampleRoom, { wall: "A", sagittaMm: 600 });
  const room = bent.ok ? bent.value : sampleRoom;
  const views = room.walls.slice(0, 3).map(({ id }) => drawElevation({ ...input, room, wall: id }));
  const width = views[0]!.shapes.find(({ role, owner }) => role === "floor" && owner === "A");
  expect(width).toMatchObject({ points: [[0, 0], [5000, 0], expect.anything(), expect.anything()] });
  expect(views[1]).toEqual(views[0]);
});

test("[CD-14] lines and signs stay readable on dark fronts, and a strip of light has no place in the heights", () => {
  const bright = (fill: string) => Number.parseInt(fill.slice(1, 3), 16);
  expect([bright(paperTone("#101010")) > 140, paperTone("#ffffff")]).toEqual([true, "#ffffff"]);
  const [wall] = sampleKitchen.rows.filter(({ row }) => row.id === "w1");
  if (!wall) throw new Error("The sample has no wall unit.");
  const strip = {
    ...wall,
    row: { ...wall.row, id: "strip" },
    frame: { at: [1000, 1427, 0] as const, rotY: 0 },
    article: { ...wall.article, box: [600, 13, 17] as const, tags: ["light"], parts: [] },
  };
  const rows = [...sampleKitchen.rows, strip];
  const drawn = drawElevation({ ...input, evaluated: { rows, failed: [] }, wall: "A" })!;
  const figures = drawn.shapes.flatMap((shape) => (shape.type === "dimension" ? [shape.text] : []));
  expect(figures).toEqual(texts);
});

test("[CD-14] wall tiles show their joints, under what hangs in front of them", () => {
  const [wall] = sampleKitchen.rows.filter(({ row }) => row.id === "w2");
  if (!wall) throw new Error("The sample has no wall unit.");
  const tiles = {
    ...wall,
    row: { ...wall.row, id: "tiles" },
    frame: { at: [0, 900, 0], rotY: 0 },
    article: {
      ...wall.article,
      box: [600, 300, 8],
      parts: [
        {
          id: "field",
          layer: "worktop",
          at: [0, 0, 0],
          material: "tiles",
          solid: { type: "box", size: [600, 300, 8] },
        },
      ],
    },
  } as unknown as typeof wall;
  const drawn = drawElevation({
    ...input,
    evaluated: { rows: [tiles, ...sampleKitchen.rows], failed: [] },
    wall: "A",
    materials: (code) =>
      code === "tiles" ? { color: "#ffffff", opacity: 1, pattern: "zellige" } : sampleMaterials(code),
  })!;
  const joints = drawn.shapes.filter((shape) => shape.type === "polyline" && shape.owner === "tiles");
  expect(joints).toHaveLength(2 + 5);
  const [surface, last] = [
    drawn.shapes.findIndex(({ owner }) => owner === "tiles"),
    drawn.shapes.indexOf(joints.at(-1)!),
  ];
  expect(last - surface).toBe(7);
});
