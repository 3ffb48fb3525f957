import { bendWall, wallCurve } from "@stanza/project";
import { measuringLocale } from "@stanza/quantities";
import { expect, test } from "vitest";
import type { Discipline, Shape } from "../drawing.ts";
import { toDxf } from "../dxf/to-dxf.ts";
import { toSvg } from "../svg/to-svg.ts";
import { hob, sampleKitchen, sampleRoom, socket } from "../testing/sample-kitchen.ts";
import { drawPlan } from "./draw-plan.ts";
import { chainPoints } from "./wall-dimension-chains.ts";

const plan = drawPlan({
  rooms: [sampleRoom],
  evaluated: sampleKitchen,
  language: "it",
  labels: { b1: "2", w1: "6" },
});
const ofRole = (role: Shape["role"]): readonly Shape[] => plan.shapes.filter((shape) => shape.role === role);
const dimensionsOf = (wall: string) =>
  plan.shapes.filter((shape) => shape.type === "dimension").filter(({ owner }) => owner === wall);

test("the chain along wall A names every unit and gap, and adds up to the clear inner length", () => {
  const texts = dimensionsOf("A").map(({ text }) => text);
  expect(texts).toEqual(["400", "600", "600", "900", "600", "450", "1450", "5000"]);
  expect(texts.slice(0, -1).reduce((sum, text) => sum + Number(text), 0)).toBe(5000);
});

test("[CD-14] a base of 900 reads 900, whatever is let into it or comes out of the wall behind it", () => {
  const rows = [
    ...sampleKitchen.rows,
    hob("hob", 1650),
    socket("cold", [1900, 550]),
    socket("hot", [2100, 550]),
  ];
  const drawn = drawPlan({ rooms: [sampleRoom], evaluated: { rows, failed: [] }, language: "it" });
  const lines = Map.groupBy(
    drawn.shapes.flatMap((shape) => (shape.type === "dimension" && shape.owner === "A" ? [shape] : [])),
    ({ discipline }) => discipline,
  );
  const read = (discipline: Discipline) => lines.get(discipline)?.map(({ text }) => text);
  expect(read("units")).toEqual(["400", "600", "600", "900", "600", "450", "1450"]);
  expect(read("appliances")).toEqual(["1650", "800", "2550"]);
  // From the wall's start to the middle of each.
  expect(read("services")).toEqual(["1940", "2140"]);
  expect(read("room")).toEqual(["5000"]);
  const onScreen = drawPlan({
    rooms: [sampleRoom],
    evaluated: { rows, failed: [] },
    language: "it",
    disciplines: ["units", "room"],
  });
  const shown = onScreen.shapes.flatMap((shape) => (shape.type === "dimension" ? [shape.discipline] : []));
  expect(new Set(shown)).toEqual(new Set(["units", "room"]));
});

test("[CD-14] tiles on a wall cut no unit in two, and their numbers are left to the elevation", () => {
  const [wall] = sampleKitchen.rows.filter(({ row }) => row.id === "w1");
  if (!wall) throw new Error("The sample has no wall unit.");
  const tiles = {
    ...wall,
    row: { ...wall.row, id: "tiles" },
    frame: { at: [1200, 900, 0] as const, rotY: 0 },
    article: { ...wall.article, box: [700, 500, 10] as const, tags: ["tiles"], parts: [], plan: [] },
  };
  const evaluated = { rows: [...sampleKitchen.rows, tiles], failed: [] };
  const { shapes } = drawPlan({
    rooms: [sampleRoom],
    evaluated,
    language: "it",
    labels: { tiles: "9", b1: "2" },
  });
  const chain = shapes.flatMap((shape) =>
    shape.type === "dimension" && shape.owner === "A" ? [shape.text] : [],
  );
  expect(chain).toEqual(dimensionsOf("A").map(({ text }) => text));
  expect(
    shapes.flatMap((shape) => (shape.type === "balloon" && shape.owner ? [shape.text] : [])),
  ).not.toContain("9");
});

test("a wall's openings have a separate chain, a bare wall only its length", () => {
  expect(dimensionsOf("B").map(({ text }) => text)).toEqual(["900", "1400", "1300", "3600"]);
  expect(dimensionsOf("C").map(({ text }) => text)).toEqual(["800", "900", "3300", "5000"]);
  expect(dimensionsOf("D").map(({ text }) => text)).toEqual(["3600"]);
});

test("dimension lines lie outside the room, beyond the wall", () => {
  const inner = dimensionsOf("B")[0]!;
  expect(inner.from).toEqual([5000, 0]);
  expect(inner.offset).toBeGreaterThan(300);
  expect(inner.clear).toBe(300);
});

test("a window cuts its wall in two bodies with mitred ends; the gap belongs to the window", () => {
  const bodies = ofRole("wall").filter((shape) => shape.type === "polygon" && shape.owner === "B");
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toMatchObject({
    points: [
      [5000, 0],
      [5300, -100],
      [5300, 900],
      [5000, 900],
    ],
  });
  const opening = ofRole("opening").find(({ owner }) => owner === "window");
  expect(opening).toMatchObject({
    points: [
      [5000, 900],
      [5300, 900],
      [5300, 2300],
      [5000, 2300],
    ],
  });
});

test("a door's arc is turned with its wall: it swings into the room", () => {
  const arc = plan.shapes.find((shape) => shape.type === "arc" && shape.owner === "door");
  // Wall C runs to the left, so the hinge is on the right and the leaf opens upwards on paper.
  expect(arc).toMatchObject({ centre: [4200, 3600], radius: 900 });
  const angles =
    arc?.type === "arc" ? [arc.startAngle, arc.endAngle].map((angle) => ((angle % 360) + 360) % 360) : [];
  expect(angles).toEqual([180, 270]);
});

test("wall units are dashed over the units below them, worktops an outline, units turned with their frame", () => {
  expect(ofRole("wall-unit").map(({ owner, dashed }) => [owner, dashed])).toEqual([
    ["w1", true],
    ["w2", true],
    ["w3", true],
  ]);
  expect(ofRole("worktop").map(({ owner }) => owner)).toEqual(["top", "top2"]);
  const island = ofRole("article").find(({ owner }) => owner === "i1");
  expect(island).toMatchObject({
    points: [
      [2900, 2500],
      [2000, 2500],
      [2000, 1921],
      [2900, 1921],
    ],
  });
  const order = plan.shapes.map(({ role }) => role);
  expect(order.indexOf("wall-unit")).toBeGreaterThan(order.lastIndexOf("article"));
});

test("the room's name and floor area stand where the floor is empty; asked-for marks stand on their units", () => {
  const texts = plan.shapes.filter((shape) => shape.type === "text" || shape.type === "balloon");
  expect(texts.map(({ text }) => text)).toEqual(["A", "B", "C", "D", "2", "6", "Cucina", "18,00 m²"]);
  const [x, z] = texts.at(-1)!.at;
  expect(x > 0 && x < 5000 && z > 600 && z < 3600).toBe(true);
});

test("[CD-14] on screen, too, the room's name keeps away from a lamp over the floor", () => {
  const spotOf = (shapes: readonly Shape[]) =>
    shapes.flatMap((shape) => (shape.type === "text" && shape.text === "Cucina" ? [shape.at] : []))[0]!;
  const [x, z] = spotOf(plan.shapes);
  const [like] = sampleKitchen.rows;
  const lamp = {
    ...like!,
    row: { ...like!.row, id: "lamp" },
    frame: { at: [x - 150, 2400, z - 20] as const, rotY: 0 },
    article: {
      ...like!.article,
      box: [300, 100, 300] as const,
      mount: "ceiling" as const,
      plan: [],
      parts: [],
    },
  };
  const evaluated = { rows: [...sampleKitchen.rows, lamp], failed: [] };
  const moved = spotOf(drawPlan({ rooms: [sampleRoom], evaluated, language: "it" }).shapes);
  expect(Math.hypot(moved[0] - x, moved[1] - z)).toBeGreaterThan(300);
});

test("[CD-13] a room says under its own area the net area that the plan stated from which it came", () => {
  const room = { ...sampleRoom, statedArea: { netM2: 17.46, drawnM2: 18 } };
  const said = drawPlan({ rooms: [room], evaluated: sampleKitchen, language: "de-DE" }).shapes;
  expect(said.flatMap((shape) => (shape.type === "text" ? [shape.text] : []))).toEqual([
    "Cucina",
    "18,00 m²",
    "netto laut Plan 17,46 m²",
  ]);
});

test("a failed row is marked where it stands, and dimension chains can be left out", () => {
  const [first] = sampleKitchen.rows;
  const failed = [
    {
      row: first!.row,
      frame: { at: [700, 0, 900] as const, rotY: 0 },
      problem: { code: "X", severity: "error" as const, because: { en: "" } },
    },
  ];
  const bare = drawPlan({
    rooms: [sampleRoom],
    evaluated: { rows: [], failed },
    language: "not a language",
    dimensionChains: false,
  });
  expect(bare.shapes.filter(({ type }) => type === "dimension")).toEqual([]);
  expect(bare.shapes.find((shape) => shape.type === "balloon" && shape.text === "!")).toMatchObject({
    at: [700, 900],
  });
});

test("the letters of two walls at a corner that points into the room stand apart", () => {
  const corners = [
    [0, 0],
    [5000, 0],
    [5000, 2200],
    [3000, 2200],
    [3000, 4200],
    [0, 4200],
  ] as const;
  const walls = corners.map((start, i) => ({ id: `w${i}`, start, thickness: 100 }));
  const drawn = drawPlan({
    rooms: [{ ...sampleRoom, walls }],
    evaluated: { rows: [], failed: [] },
    language: "en",
  });
  const at = (letter: string) =>
    drawn.shapes.flatMap((shape) =>
      shape.type === "balloon" && shape.text === letter ? [shape.at] : [],
    )[0]!;
  expect(Math.hypot(at("C")[0] - at("D")[0], at("C")[1] - at("D")[1])).toBeGreaterThan(600);
  expect(at("A")[0]).toBe(2500);
});

test("a project without rooms is drawn as its articles alone", () => {
  const alone = drawPlan({ rooms: [], evaluated: sampleKitchen, language: "en" });
  expect(alone.shapes.some(({ role }) => role === "article")).toBe(true);
  expect(alone.shapes.some(({ role }) => role === "wall")).toBe(false);
});

test("ends of neighbours within a millimetre are one point of a chain", () => {
  expect(
    chainPoints(
      [
        { from: 0, to: 600 },
        { from: 600.4, to: 1200 },
        { from: 1200, to: 2999.5 },
      ],
      3000,
    ),
  ).toEqual([0, 600, 1200, 3000]);
});

test("[CD-03] a plan drawn again keeps the shapes of what did not change, and is the same as one drawn from nothing", () => {
  const [first] = sampleKitchen.rows.filter(({ row }) => row.id === "b1");
  const moved = { ...first!, frame: { ...first!.frame, at: [2200, 0, 2200] as const } };
  const evaluated = {
    ...sampleKitchen,
    rows: sampleKitchen.rows.map((row) => (row === first ? moved : row)),
  };
  const input = { rooms: [sampleRoom], evaluated, language: "it", labels: { b1: "2", w1: "6" } };
  const after = drawPlan(input);
  const known = new Set(plan.shapes);
  const kept = after.shapes.filter(({ owner, role }) => owner === "b2" && role === "article");
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every((shape) => known.has(shape))).toBe(true);
  const copy = structuredClone({ ...input, rooms: [sampleRoom] });
  expect(after).toEqual(drawPlan(copy));
  expect(drawPlan({ ...input, evaluated: sampleKitchen })).toEqual(plan);
});

test("[QU-04] in an American shop the figures of a plan are inches in sixteenths, its areas square feet", () => {
  const { shapes } = drawPlan({
    rooms: [sampleRoom],
    evaluated: sampleKitchen,
    language: measuringLocale("en", "in"),
  });
  const texts = shapes.flatMap((shape) =>
    shape.type === "dimension" && shape.owner === "B" ? [shape.text] : [],
  );
  expect(texts).toEqual(['35 7/16"', '55 1/8"', '51 3/16"', '141 3/4"']);
  expect(shapes.flatMap((shape) => (shape.type === "text" ? [shape.text] : []))).toContain("193.8 ft²");
});

test("[CD-02] a curved wall is drawn with true arcs, in SVG and in DXF", () => {
  const wall = sampleRoom.walls[3]!.id;
  const bent = bendWall(sampleRoom, { wall, sagittaMm: 600 });
  if (!bent.ok) throw new Error("refused");
  const curve = wallCurve(bent.value, wall)!;
  const drawing = drawPlan({
    rooms: [bent.value],
    evaluated: { ...sampleKitchen, rows: [] },
    language: "en",
  });
  const arcs = drawing.shapes.filter((shape) => shape.type === "arc" && shape.role === "wall");
  // The inner face is one arc; the outer one ends elsewhere, where it meets its neighbours in a mitre.
  expect(arcs).toHaveLength(4);
  const [inner] = arcs;
  const turn = (curve.arcLength / curve.radius) * (180 / Math.PI);
  expect(inner).toMatchObject({ radius: expect.closeTo(curve.radius, 2) });
  expect(inner?.type === "arc" && inner.endAngle - inner.startAngle).toBeCloseTo(turn, 2);
  // The floor reaches as far as the arc does.
  const floor = drawing.shapes.find((shape) => shape.role === "floor");
  const isFloorBent = floor?.type === "polygon" && floor.bulges?.filter((bulge) => bulge !== 0).length;
  expect(isFloorBent).toBe(curve.facets.length);
  expect(toSvg(drawing, { theme: "print", scale: 50 })).toMatch(/A[\d.]+ [\d.]+ 0 0 [01] /);
  const bulges =
    toDxf(drawing)
      .split("ENTITIES")[1]
      ?.match(/ 42\r\n-?[\d.]+/g) ?? [];
  expect(bulges).toHaveLength(3 * curve.facets.length);
  // Clockwise around the room on paper: the floor bends outwards, below 0 with Y upwards.
  expect(Number(bulges[0]!.split("\r\n")[1])).toBeCloseTo(
    -Math.tan(curve.arcLength / curve.radius / curve.facets.length / 4),
    5,
  );
});

test("[CD-05] chains that would lie on another room's floor are drawn for the chosen room alone", () => {
  const beside = {
    ...sampleRoom,
    id: "beside",
    walls: sampleRoom.walls.map(({ start: [x, z], ...wall }) => ({
      ...wall,
      id: `${wall.id}2`,
      start: [x + 5200, z] as const,
    })),
  };
  const ownersWith = (chosenRoom?: string) => {
    const { shapes } = drawPlan({
      rooms: [sampleRoom, beside],
      evaluated: { rows: [], failed: [] },
      language: "it",
      ...(chosenRoom ? { chosenRoom } : {}),
    });
    const chains = shapes.filter(({ type, role }) => type === "dimension" && role === "dimension-chain");
    return [...new Set(chains.map(({ owner }) => owner))].sort();
  };
  expect(ownersWith()).toEqual(["A", "A2", "B", "B2", "C", "C2", "D", "D2"]);
  expect(ownersWith(sampleRoom.id)).toEqual(["A", "A2", "B", "B2", "C", "C2", "D"]);
  expect(ownersWith("beside")).toEqual(["A", "A2", "B2", "C", "C2", "D", "D2"]);
});
