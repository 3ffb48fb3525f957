import { evaluateProject } from "@stanza/evaluation";
import {
  accepted,
  checkProject,
  innerAreaM2,
  newHistory,
  newProject,
  type Project,
  statedNetM2,
  transact,
  undo,
} from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { drawingUnit, planFromDxf } from "../dxf/dxf-plan.ts";
import type { ImportedLevel } from "../imported-plan.ts";
import { openPlan } from "../open-plan.ts";
import { flatDxf } from "../testing/dxf-text.ts";
import { box, homeXml, piece, room, wall } from "../testing/home-xml.ts";
import { ArticleChooser } from "./choose-article.ts";
import { insertPlan } from "./insert-plan.ts";

const catalogues = demoCatalogues();
const chooser = new ArticleChooser([...catalogues.values()]);

function levelsOf(bytes: Uint8Array): readonly ImportedLevel[] {
  const opened = openPlan(bytes);
  if (!opened.ok) throw new Error(opened.message);
  if (opened.value.kind === "plan") return opened.value.plan.levels;
  if (opened.value.kind !== "drawing") throw new Error("The sample is no drawing.");
  const { drawing } = opened.value;
  const { wallLayers } = drawing;
  return planFromDxf(drawing, { wallLayers, unit: drawingUnit(drawing, wallLayers).likely }).levels;
}
const homeLevels = (...elements: readonly string[]) =>
  levelsOf(new TextEncoder().encode(homeXml(...elements)));

function ids(): () => string {
  let next = 0;
  return () => `id-${++next}`;
}

function inserted(levels: readonly ImportedLevel[], into: Project = newProject({ description: "Plan" })) {
  const prepared = insertPlan(into, { levels, withPlaceholders: true, chooser, newId: ids() });
  const history = accepted(transact(newHistory(into, { saved: true }), "insert", prepared.change));
  return { prepared, history, project: history.project };
}

test("[CD-02] a plan is one step: rooms, doors and windows as articles on their walls, furniture with its name, and one undo", () => {
  const levels = homeLevels(
    ...box(0, 0, 500, 400, "thickness='20' height='270'"),
    room("Study", [
      [10, 10],
      [490, 10],
      [490, 390],
      [10, 390],
    ]),
    piece(
      "doorOrWindow",
      { catalogId: "x#door", name: "Door", x: 250, y: 400, width: 98, depth: 20, height: 214 },
      "<sash xAxis='0' yAxis='0.5' width='1' startAngle='0' endAngle='1.5707964'/>",
    ),
    piece("doorOrWindow", {
      catalogId: "x#window",
      name: "Window",
      x: 250,
      y: 0,
      width: 120,
      depth: 20,
      height: 130,
      elevation: 90,
    }),
    piece("pieceOfFurniture", { name: "Sofa", x: 100, y: 100, width: 180, depth: 90, height: 80 }),
  );
  const { project, prepared, history } = inserted(levels);
  expect(prepared).toMatchObject({
    rooms: 1,
    openings: 2,
    placeholders: 1,
    withoutArticle: 0,
    beyondLimits: 0,
  });
  expect(checkProject(project)).toMatchObject({ ok: true });
  expect(project.rooms[0]).toMatchObject({ name: "Study", height: 2700, openEnd: null });
  expect(innerAreaM2(project.rooms[0]!)).toBeCloseTo(4.8 * 3.8);
  expect(Object.keys(project.catalogues)).toEqual(["MURI"]);
  const evaluated = evaluateProject(project, catalogues).rows;
  const holes = evaluated.flatMap(({ article }) => (article.opening ? [article.opening] : []));
  expect(holes).toEqual([
    { width: 980, height: 2140, sill: 0 },
    { width: 1200, height: 1300, sill: 900 },
  ]);
  const undersides = evaluated.flatMap(({ article, frame }) => (article.opening ? [frame.at[1]] : []));
  expect(undersides).toEqual([0, 900]);
  expect(
    evaluated.flatMap(({ article }) => article.problems.filter(({ severity }) => severity === "error")),
  ).toEqual([]);
  const sofa = evaluated.find(({ row }) => row.note === "Sofa")!;
  expect(sofa.article.box).toEqual([1800, 800, 900]);
  expect(sofa.article.erpLines).toEqual([]);
  expect(undo(history).project).toEqual(newProject({ description: "Plan" }));
});

test("a DXF's door is hung as its arc says, and the room behind it has the hole alone", () => {
  const { project } = inserted(levelsOf(flatDxf().bytes(4)));
  const doors = project.rows.filter(({ choices }) => choices.DIR !== undefined);
  expect(doors.map(({ choices }) => choices.DIR)).toEqual(["IN", "IN"]);
  const behind = project.rows.filter(({ choices }) => choices.LINED === false);
  expect(behind).toHaveLength(1);
  const holes = evaluateProject(project, catalogues).rows.flatMap(({ row, article }) =>
    article.opening ? [[row.id, article.opening.width] as const] : [],
  );
  expect(new Map(holes).get(behind[0]!.id)).toBe(900);
});

test("existing rooms stay where they are: a plan goes beside them, several storeys beside each other", () => {
  const first = inserted(homeLevels(...box(0, 0, 500, 400)));
  const on = (level: string) => `thickness='10' level='${level}'`;
  const levels = homeLevels(
    "<level id='a' name='A'/>",
    "<level id='b' name='B'/>",
    ...box(0, 0, 300, 300, on("a")),
    ...box(0, 0, 300, 300, on("b")),
  );
  const prepared = insertPlan(first.project, {
    levels,
    withPlaceholders: true,
    chooser,
    newId: (() => {
      let n = 100;
      return () => `more-${n++}`;
    })(),
  });
  const project = accepted(prepared.change(first.project));
  const spans = project.rooms.map(
    ({ walls }) =>
      [
        Math.min(...walls.map(({ start }) => start[0])),
        Math.max(...walls.map(({ start }) => start[0])),
      ] as const,
  );
  expect(project.rooms[0]).toBe(first.project.rooms[0]);
  for (let i = 1; i < spans.length; i++) expect(spans[i]![0]).toBeGreaterThan(spans[i - 1]![1]);
});

test("[CD-02] a wall that stands free is put in, and is no room in the count", () => {
  const { prepared, project } = inserted(
    homeLevels(
      ...box(0, 0, 500, 400, "thickness='20' height='270'"),
      wall("free", [800, 0, 800, 300], "thickness='10' height='250'"),
    ),
  );
  expect(prepared).toMatchObject({ rooms: 1, freeWalls: 1 });
  expect(project.rooms).toHaveLength(2);
});

test("curves, slopes and boundaries arrive as the project has them", () => {
  const { project } = inserted(
    homeLevels(
      wall("n", [0, 0, 400, 0], "thickness='10' height='100' heightAtEnd='300'"),
      wall("e", [400, 0, 400, 300], "thickness='10' height='300' arcExtent='1'"),
      wall("s", [400, 300, 0, 300], "thickness='10' height='300' heightAtEnd='100'"),
      wall("w", [0, 300, 0, 0], "thickness='10' height='100'"),
    ),
  );
  const { walls } = project.rooms[0]!;
  const curves = new Set(walls.flatMap(({ curve }) => curve ?? []));
  expect(curves.size).toBe(1);
  expect(walls.filter(({ endHeight }) => endHeight !== undefined).length).toBeGreaterThanOrEqual(2);
  expect(checkProject(project).ok).toBe(true);
});

test("[CD-13] the net area that a plan states goes with its room until the floor is another one", () => {
  const levels = homeLevels(...box(0, 0, 400, 300)).map((level) => ({
    ...level,
    rooms: level.rooms.map((one) => ({ ...one, statedNetM2: 10.97 })),
  }));
  const { project } = inserted(levels);
  const [room] = project.rooms;
  expect(statedNetM2(room!)).toBe(10.97);
  const [first, second] = room!.walls;
  const wider = {
    ...room!,
    walls: [
      first!,
      { ...second!, start: [second!.start[0] + 500, second!.start[1]] as const },
      ...room!.walls.slice(2),
    ],
  };
  expect(statedNetM2(wider)).toBeNull();
});

test("more rooms or rows than a project may have are left out and counted", () => {
  const many = Array.from({ length: 1100 }, (_, i) =>
    piece("pieceOfFurniture", { name: `B${i}`, x: 10 + i, y: 10, width: 10, depth: 10, height: 10 }),
  );
  const [level] = homeLevels(...box(0, 0, 4000, 400), ...many);
  const { prepared, project } = inserted([level!, level!, level!]);
  expect(prepared.placeholders).toBe(2000);
  expect(prepared.beyondLimits).toBe(1000);
  expect(project.rows).toHaveLength(2000);
});

test("without a catalogue of doors the rooms come all the same, and what is missing is counted", () => {
  const into = newProject({ description: "" });
  const levels = levelsOf(flatDxf().bytes(4));
  const prepared = insertPlan(into, {
    levels,
    withPlaceholders: true,
    chooser: new ArticleChooser([]),
    newId: ids(),
  });
  expect(prepared).toMatchObject({ rooms: 2, openings: 0, withoutArticle: 4 });
  expect(accepted(prepared.change(into)).rooms).toHaveLength(2);
});
