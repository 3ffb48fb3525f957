import { newProject, type Row } from "@stanza/project";
import { expect, test } from "vitest";
import { placeholdersOf } from "./placeholders.ts";

const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  catalogue: "CUCINA",
  model: "CALCE",
  article: "BASE-1D-450",
  choices: {},
  quantity: 1,
  placement: { on: "room", at: [500, 0, 0], rotY: 90 },
  ...more,
});

test("what stands in for articles stands where the document has them, as large as they were; generated ones where they were", () => {
  const rows = [
    row("moved"),
    row("door", { placement: { on: "wall", wall: "w1", offset: 100, elevation: 0 } }),
    row("away", { hidden: true }),
  ];
  const box = (id: string, x: number) => ({
    row: id,
    at: [x, 0, 0] as [number, number, number],
    rotY: 0,
    size: [450, 880, 579] as [number, number, number],
  });
  const boxes = [box("moved", 0), box("door", 700), box("away", 0), box("plinth", 900)];
  expect(placeholdersOf({ ...newProject(), rows }, boxes)).toEqual([
    { id: "moved", frame: { at: [500, 0, 0], rotY: 90 }, box: [450, 880, 579] },
    { id: "door", frame: { at: [700, 0, 0], rotY: 0 }, box: [450, 880, 579] },
    { id: "plinth", frame: { at: [900, 0, 0], rotY: 0 }, box: [450, 880, 579] },
  ]);
});
