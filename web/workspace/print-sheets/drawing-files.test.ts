import { drawingOf, drawPlan, toDxf } from "@stanza/drawing";
import { openPlan, planFromDxf } from "@stanza/plans";
import { expect, test } from "vitest";
import { sampleKitchen, sampleRoom } from "../../../media/drawing/testing/sample-kitchen.ts";
import { drawingFile } from "./sheet-drawings.ts";

const wall = (x0: number, y0: number, x1: number, y1: number) =>
  ({
    type: "polygon",
    role: "wall",
    points: [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
  }) as const;
/** A room of 5,000 by 3,000 mm inside walls of 100 mm. */
const room = drawingOf("plan", "Küche", [
  wall(-100, -100, 5100, 0),
  wall(5000, 0, 5100, 3000),
  wall(-100, 3000, 5100, 3100),
  wall(-100, 0, 0, 3000),
  { type: "dimension", role: "dimension", from: [0, 0], to: [5000, 0], offset: 400, text: "5000" },
]);

test("[CD-05] a plan written as DXF is read back in millimetres, with its walls on their layer and a room of 15 m²", () => {
  const opened = openPlan(new TextEncoder().encode(toDxf(room)));
  if (!opened.ok || opened.value.kind !== "drawing") throw new Error("expected a drawing");
  const { drawing } = opened.value;
  expect(drawing.file.insUnits).toBe(4);
  expect(drawing.layers.map(({ name }) => name)).toEqual(["WALL"]);
  const plan = planFromDxf(drawing, { unit: "mm", wallLayers: ["WALL"] });
  const [read] = plan.levels.flatMap(({ rooms }) => rooms);
  expect(read?.areaM2).toBeCloseTo(15, 1);
});

test("[CD-14] our own plan comes back as the same room: walls, doors and windows where they were, to the millimetre", () => {
  const plan = drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "it" });
  const opened = openPlan(new TextEncoder().encode(toDxf(plan)));
  if (!opened.ok || opened.value.kind !== "drawing") throw new Error("expected a drawing");
  const { drawing } = opened.value;
  const { levels } = planFromDxf(drawing, { unit: "mm", wallLayers: drawing.wallLayers });
  const [read, ...others] = levels.flatMap(({ rooms }) => rooms);
  expect(others).toEqual([]);
  const corners = read?.walls.map(({ start, thickness }) => [...start, thickness]).sort();
  expect(corners).toEqual(sampleRoom.walls.map(({ start, thickness }) => [...start, thickness]).sort());
  const openings = read?.openings.map(({ kind, wall: index, offset, width }) => {
    const { start } = read.walls[index]!;
    const id = sampleRoom.walls.find((one) => one.start.join() === start.join())?.id;
    return [id, kind, offset, width];
  });
  expect(openings?.sort()).toEqual([
    ["B", "window", 900, 1400],
    ["C", "door", 800, 900],
  ]);
});

test("[CD-05] the SVG of a drawing at 1:50 is as large as its paper says", async () => {
  const bar = drawingOf("plan", "", [
    {
      type: "polyline",
      role: "wall",
      points: [
        [0, 0],
        [5000, 0],
      ],
    },
  ]);
  const svg = await drawingFile(bar, "svg", 50).text();
  const [, x0, x1] = /d="M([\d.]+) [\d.]+L([\d.]+) /.exec(svg) ?? [];
  expect(Number(x1) - Number(x0)).toBeCloseTo(100, 1);
});
