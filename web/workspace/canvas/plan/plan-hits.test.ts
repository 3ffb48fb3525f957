import { accepted, addRoom, newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { boxRow } from "../../../../domain/evaluation/testing/box-row.ts";
import { rowsAt, wallAt } from "./plan-hits.ts";

const base = boxRow("base", { at: [1000, 0, 0], box: [600, 880, 560] });
const wallUnit = boxRow("wall unit", { at: [1000, 1400, 0], box: [600, 720, 350], mount: "wall" });
const worktop = boxRow("worktop", { at: [900, 880, 0], box: [2000, 40, 600], automatic: true });
const door = boxRow("door", { at: [1200, 0, -100], box: [800, 2100, 100], mount: "wall-opening" });

test("what stands on the floor is meant before what hangs over it and before a generated worktop", () => {
  expect(rowsAt([1200, 200], [worktop, wallUnit, base], 5)).toEqual(["base", "wall unit", "worktop"]);
  expect(rowsAt([1200, 500], [worktop, wallUnit, base], 5)).toEqual(["base", "worktop"]);
});

test("a door in the wall is meant before what stands near it, and a few pixels beside still count", () => {
  expect(rowsAt([1300, -3], [base, door], 5)).toEqual(["door", "base"]);
  expect(rowsAt([1300, -50], [base, door], 5)).toEqual(["door"]);
  expect(rowsAt([1000 - 20, 200], [base], 5)).toEqual([]);
});

test("a turned article is hit where it stands", () => {
  const turned = boxRow("turned", { at: [3000, 0, 2000], box: [600, 880, 560], rotY: 270 });
  expect(rowsAt([2700, 2300], [turned], 1)).toEqual(["turned"]);
  expect(rowsAt([3300, 2300], [turned], 1)).toEqual([]);
});

test("a wall is hit on its thickness and not inside the room", () => {
  const ids = ["room", "A", "B", "C", "D"];
  const project = accepted(addRoom(newProject(), { template: "rt1", newId: () => ids.shift() ?? "" }));
  expect(wallAt([2500, -60], project.rooms, 1)).toBe("A");
  expect(wallAt([5050, 2500], project.rooms, 1)).toBe("B");
  expect(wallAt([2500, 200], project.rooms, 1)).toBeNull();
  expect(wallAt([2500, -300], project.rooms, 1)).toBeNull();
});
