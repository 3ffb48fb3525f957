import { type Part, searchCatalogue, type Text } from "@stanza/catalogue";
import type { Axis, Vec2, Vec3 } from "@stanza/geometry";
import { accepted, type Project, type Room, setQuantity } from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import type { EvaluatedProject, EvaluatedRow } from "../evaluated-project.ts";
import { evaluateProject } from "../project-evaluation.ts";
import { billOfMaterials } from "./compose-bill-of-materials.ts";
import { panelOfPart } from "./panel-of-part.ts";

const panel = (size: Vec3, grain: Axis | "none", edges?: string): Part => ({
  id: "p",
  solid: { type: "box", size },
  at: [0, 0, 0],
  material: "oak",
  layer: "carcass",
  grain,
  cut: true,
  ...(edges ? { edges } : {}),
});

test.each([
  // A side: thin in x, its grain upright, its front edge along the grain.
  ["a side", [18, 720, 560], "y", "F", 18, 720, 560, true, 1, 0],
  ["a side banded at the rear and below too", [18, 720, 560], "y", "FBD", 18, 720, 560, true, 2, 1],
  ["a shelf", [564, 18, 500], "x", "F", 18, 564, 500, true, 1, 0],
  ["a table top", [1600, 30, 900], "x", "LRFB", 30, 1600, 900, true, 2, 2],
  ["a door", [597, 717, 22], "y", "LRTB", 22, 717, 597, true, 2, 2],
  ["a drawer front with its grain across", [597, 140, 22], "x", "LRTB", 22, 597, 140, true, 2, 2],
  ["a drawer front with its grain upright", [597, 140, 22], "y", "T", 22, 140, 597, true, 0, 1],
  ["a board without grain, the longer side first", [400, 18, 900], "none", "F", 18, 900, 400, false, 0, 1],
  ["a grain through the thickness", [400, 18, 900], "y", "F", 18, 900, 400, false, 0, 1],
  ["a letter that names a face and not an edge", [597, 717, 22], "y", "F", 22, 717, 597, true, 0, 0],
  ["an edge named twice", [597, 717, 22], "y", "BD", 22, 717, 597, true, 0, 1],
  ["noise of a formula", [563.9999999, 18, 500.04], "x", "", 18, 564, 500, true, 0, 0],
] as const)(
  "a panel on the cut list: %s",
  (_name, size, grain, edges, thickness, length, width, hasGrain, lengthwise, crosswise) => {
    expect(panelOfPart(panel(size, grain, edges))).toEqual({
      thickness,
      length,
      width,
      hasGrain,
      banded: { lengthwise, crosswise },
    });
  },
);

test("[QU-08] an L-shaped board is on the list with the size around it and its corners, length before width", () => {
  const board = (profile: readonly Vec2[], axis: Axis = "y"): Part => ({
    ...panel([0, 0, 0], "z"),
    solid: { type: "extrusion", profile, length: 18, axis },
  });
  const lShape = [
    [0, 0],
    [900, 0],
    [900, 560],
    [560, 560],
    [560, 1050],
    [0, 1050],
  ] as const;
  expect(panelOfPart(board(lShape))).toEqual({
    thickness: 18,
    length: 1050,
    width: 900,
    // The grain runs along z, which is the profile's second coordinate.
    outline: lShape.map(([x, z]) => [z, x]),
    hasGrain: true,
    banded: { lengthwise: 0, crosswise: 0 },
  });
  const rectangle = [
    [10, 0],
    [910, 0],
    [910, 560],
    [10, 560],
  ] as const;
  expect(panelOfPart(board(rectangle))).not.toHaveProperty("outline");
  const { open } = demoCatalogue("cucina");
  const { entry, model } = searchCatalogue(open, "", { limit: 2000 }).find(
    (one) => one.entry.neutro === "BASE-LCOR",
  )!;
  const { parts } = open.evaluate({ model, article: entry.code, header: {}, choices: {} }).result;
  expect(parts.flatMap((part) => panelOfPart(part)?.outline ?? []).length).toBeGreaterThanOrEqual(6);
});

test("a part that is no panel, or is kept off the list, is not cut", () => {
  expect(panelOfPart({ ...panel([18, 720, 560], "y"), cut: false })).toBeUndefined();
  const { cut: _, ...box } = panel([18, 720, 560], "y");
  expect(panelOfPart(box)).toBeUndefined();
});

const room = (id: string, x: number, name?: string): Room => ({
  id,
  ...(name ? { name } : {}),
  template: "rt2",
  walls: [
    [x, 0],
    [x + 4000, 0],
    [x + 4000, 3000],
    [x, 3000],
  ].map(([a = 0, b = 0], i) => ({ id: `${id}-${i}`, start: [a, b], thickness: 100 })),
  openEnd: null,
  height: 2700,
  floorMaterial: "f",
  wallMaterial: "w",
});

const row = (id: string, x: number) => ({
  id,
  catalogue: "CUCINA",
  model: "COTTO",
  article: "BASE-1D-600",
  choices: {},
  placement: { on: "room" as const, at: [x, 0, 0] as Vec3, rotY: 0 },
  quantity: 1,
});

const cucina = demoCatalogue("cucina").open;
const catalogues = new Map([[cucina.code, cucina]]);
const kitchen = (...rows: Project["rows"]): Project => ({
  description: "Kitchen",
  catalogues: { CUCINA: { version: cucina.version, model: "COTTO", headers: {} } },
  rooms: [room("a", 0, "Cucina"), room("b", 5000)],
  rows,
  automaticEdits: {},
});
const article = searchCatalogue(cucina, "", { model: "COTTO" }).find(
  ({ entry }) => entry.neutro === "BASE-1D",
)!.entry.code;
const own = (id: string, x: number) => ({ ...row(id, x), article });

const listOf = (project: Project, of?: (evaluated: EvaluatedProject) => EvaluatedProject) => {
  const evaluated = evaluateProject(project, catalogues);
  return billOfMaterials(project, of ? of(evaluated) : evaluated, catalogues);
};

const nameOf = (part: Text | string) => (typeof part === "string" ? part : part.en);

test("[QU-08] equal panels of all articles are one line of the cut list, with their rows and rooms", () => {
  const one = listOf(kitchen(own("r1", 100)));
  const two = listOf(kitchen(own("r1", 100), own("r2", 5100)));
  expect(one.failed).toEqual([]);
  const door = (list: typeof one) =>
    list.panels.find(({ parts }) => parts.some((part) => nameOf(part) === "Door"))!;
  expect(door(one)).toMatchObject({
    hasGrain: true,
    banded: { lengthwise: 2, crosswise: 2 },
    quantity: 1,
    uses: [{ position: 1, room: { number: 1, name: "Cucina" }, quantity: 1 }],
  });
  expect(door(one).length).toBeGreaterThan(door(one).width);
  expect(door(two)).toMatchObject({
    quantity: 2,
    uses: [
      { position: 1, room: { number: 1, name: "Cucina" }, quantity: 1 },
      { position: 2, room: { number: 2 }, quantity: 1 },
    ],
  });
  // The two sides of a carcass are one piece turned over.
  const side = one.panels.find(({ parts }) => parts.some((part) => nameOf(part) === "Left side"))!;
  expect(side.parts.map(nameOf)).toEqual(["Left side", "Right side"]);
  expect(side).toMatchObject({ quantity: 2, thickness: 18, banded: { lengthwise: 1, crosswise: 0 } });
});

test("[QU-08] a row's quantity multiplies its panels, pieces, lines and fittings", () => {
  const project = kitchen(own("r1", 100));
  const many = accepted(setQuantity(project, { row: "r1", quantity: 3 }));
  const [one, three] = [listOf(project), listOf(many)];
  const pieces = ({ panels, parts, fittings }: typeof one) =>
    [panels, parts, fittings].map((lines) => lines.map(({ quantity }) => quantity));
  const own3 = (list: number[]) => list.map((quantity) => quantity * 3);
  const mine = ({ positions }: typeof one) => positions.find(({ row: id }) => id === "r1")!;
  expect(mine(three).lines.map(({ quantity }) => quantity)).toEqual(
    own3(mine(one).lines.map(({ quantity }) => quantity)),
  );
  expect(three.fittings.map(({ quantity }) => quantity)).toEqual(own3(pieces(one)[2] ?? []));
  expect(one.fittings.some(({ description }) => description.en === "Hinge")).toBe(true);
});

test("boards and edge bands add up to what the panels need, and every cut part is on the list once", () => {
  const project = kitchen(own("r1", 100), own("r2", 5100));
  const evaluated = evaluateProject(project, catalogues);
  const { panels, boards, parts } = billOfMaterials(project, evaluated, catalogues);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const all = evaluated.rows.flatMap(({ article: { parts: pieces } }) => pieces);
  expect(sum(panels.map(({ quantity }) => quantity))).toBe(all.filter(({ cut }) => cut).length);
  expect(sum(parts.map(({ quantity }) => quantity))).toBe(all.filter(({ cut }) => !cut).length);
  expect(sum(boards.map(({ areaM2 }) => areaM2))).toBeCloseTo(
    sum(panels.map(({ length, width, quantity }) => (length * width * quantity) / 1e6)),
    4,
  );
  expect(sum(boards.map(({ edgeM }) => edgeM))).toBeGreaterThan(0);
});

test("a row that is not sold is not made, and a row that failed is named", () => {
  const hideFirst = ({ rows, failed }: EvaluatedProject): EvaluatedProject => ({
    failed,
    rows: rows.map((one: EvaluatedRow, i) =>
      i === 0 ? { ...one, article: { ...one.article, skipBasket: true } } : one,
    ),
  });
  const list = listOf(
    kitchen(own("r1", 100), own("r2", 5100), { ...own("r3", 900), article: "GONE" }),
    hideFirst,
  );
  expect(list.positions.map(({ row }) => row)).not.toContain("r1");
  expect(list.positions[0]).toMatchObject({ row: "r2", number: 1 });
  expect(list.failed).toMatchObject([{ row: "r3", article: "GONE" }]);
});

test("[QU-08] weights and volumes add up by catalogue, and every demo article for sale weighs something", () => {
  const twice = accepted(setQuantity(kitchen(own("r1", 100)), { row: "r1", quantity: 2 }));
  const { goods, positions } = listOf(twice);
  const sum = positions.reduce((all, { weight = 0, quantity }) => all + weight * quantity, 0);
  expect(goods).toMatchObject([{ catalogue: "CUCINA", name: { en: expect.any(String) } }]);
  expect(goods[0]?.weight).toBeCloseTo(sum, 3);
  expect(goods[0]?.volume).toBeGreaterThan(0);

  const weightless: string[] = [];
  for (const name of ["cucina", "armadio", "soggiorno", "bagno", "muri"] as const) {
    const { open } = demoCatalogue(name);
    for (const { entry, model } of searchCatalogue(open, "", { limit: 2000 })) {
      const { weight, erpLines } = open.evaluate({
        model,
        article: entry.code,
        header: {},
        choices: {},
      }).result;
      const isGoods = erpLines.some(({ level }) => level === 0);
      if (
        isGoods &&
        (weight === undefined || weight > 600 || (weight === 0 && !entry.code.startsWith("WT-CUT")))
      )
        weightless.push(`${name} ${entry.code}`);
    }
  }
  // Lines typed by hand have no weight.
  expect(weightless.filter((one) => !one.includes(" 99"))).toEqual([]);
});

test("every banded panel of the demo catalogues names edges that the panel has", () => {
  const unused: string[] = [];
  for (const name of ["cucina", "armadio", "soggiorno", "bagno"] as const) {
    const { open } = demoCatalogue(name);
    for (const { entry, model } of searchCatalogue(open, "", { limit: 2000 })) {
      const { parts } = open.evaluate({ model, article: entry.code, header: {}, choices: {} }).result;
      for (const part of parts) {
        const made = panelOfPart(part);
        const letters = new Set(part.edges ?? "").size;
        if (made && letters !== made.banded.lengthwise + made.banded.crosswise)
          unused.push(`${name} ${entry.neutro} ${part.id}: ${part.edges}`);
      }
    }
  }
  expect([...new Set(unused)]).toEqual([]);
});
