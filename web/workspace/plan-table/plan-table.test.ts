import { accepted, addRoom, newProject, type Project, placeRow } from "@stanza/project";
import { expect, test } from "vitest";
import { boxRow } from "../../../domain/evaluation/testing/box-row.ts";
import { placedAtWall, placedWith } from "./line-places.ts";
import { type ArticleLine, placeValue, tableLines } from "./table-lines.ts";

/** 4 × 3 m: wall A along X, B down on the right. */
function room(): Project {
  const ids = ["room", "A", "B", "C", "D"];
  return accepted(addRoom(newProject(), { template: "rt1", newId: () => ids.shift() ?? "more" }));
}

const lineOf = (at: readonly [number, number, number], rotY = 0): ArticleLine => {
  const row = boxRow("a", { at, rotY, box: [600, 800, 580] });
  const line = tableLines(room(), { rows: [row], failed: [] }).find(({ id }) => id === "a");
  if (line?.kind !== "article") throw new Error("no article");
  return line;
};

test("[CD-03] the plan as a table has every wall, then what stands in the room with its place on the wall behind it", () => {
  const lines = tableLines(room(), {
    rows: [boxRow("a", { at: [700, 0, 0], box: [600, 800, 580] })],
    failed: [],
  });
  expect(lines.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "wall A",
    "wall B",
    "wall C",
    "wall D",
    "article a",
  ]);
  const line = lineOf([700, 150, 0]);
  expect(line.wall?.name).toBe("A");
  expect([placeValue(line, "along"), placeValue(line, "away"), placeValue(line, "elevation")]).toEqual([
    700, 0, 150,
  ]);
});

test("what stands free is measured from the plan's origin", () => {
  const line = lineOf([700, 0, 1200]);
  expect(line.wall).toBeNull();
  expect([placeValue(line, "along"), placeValue(line, "away")]).toEqual([700, 1200]);
});

test("a number that is typed moves that much and nothing else, on a wall that runs any way", () => {
  const segments = tableLines(room(), { rows: [], failed: [] });
  const wallB = segments.find(({ id }) => id === "B");
  if (wallB?.kind !== "wall") throw new Error("no wall");
  const moved = placedAtWall(lineOf([700, 0, 0]), wallB.viewed.segment);
  if (moved.on !== "room") throw new Error("not in the room");
  const there = lineOf(moved.at, moved.rotY);
  expect(there.wall?.name).toBe("B");
  expect(placeValue(there, "along")).toBe(700);
  const further = placedWith(there, "along", 900);
  if (further?.on !== "room") throw new Error("not in the room");
  const line = lineOf(further.at, further.rotY);
  expect([placeValue(line, "along"), placeValue(line, "away"), placeValue(line, "elevation")]).toEqual([
    900, 0, 0,
  ]);
  expect(placedWith(line, "turn", 45)).toMatchObject({ rotY: 45, at: further.at });
});

test("what is typed is a placement that the project takes", () => {
  const line = lineOf([700, 0, 0]);
  const placement = placedWith(line, "elevation", 1400);
  const project = { ...room(), rows: [line.row.row] };
  expect(accepted(placeRow(project, { row: "a", placement: placement! })).rows[0]?.placement).toMatchObject({
    at: [700, 1400, 0],
  });
});
