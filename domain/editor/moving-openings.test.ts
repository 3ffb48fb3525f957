import { expect, test } from "vitest";
import { EditorDriver } from "./testing/editor-driver.ts";

const onWall = (driver: EditorDriver) => {
  const { placement } = driver.project.rows[0]!;
  return placement.on === "wall" ? [placement.wall, Math.round(placement.offset)] : null;
};

/** A door of 800 in wall A, the upper one, a metre from its start. */
const withDoor = () =>
  new EditorDriver().put("DOOR-800", { on: "wall", wall: "A", offset: 1000, elevation: 0 });

test("[CD-03] a door is drawn along its wall, and stops at its end", () => {
  const driver = withDoor().drag([1400, -50], [2900, -40]);
  expect(onWall(driver)).toEqual(["A", 2500]);
  driver.drag([2900, -50], [4850, -50]);
  expect(onWall(driver)).toEqual(["A", 5000 - driver.rows[0]!.article.box[0]]);
});

test("[CD-03] a door is carried to another wall in one step, which undo takes back", () => {
  const driver = withDoor().drag([1400, -50], [5020, 1800]);
  // The middle of the door stays under the hand, whichever way it lies.
  const [wall, offset] = onWall(driver) ?? [];
  expect(wall).toBe("B");
  expect(Math.abs(Number(offset) + driver.rows[0]!.article.box[0] / 2 - 1800)).toBeLessThan(100);
  expect(driver.steps.at(-1)).toBe("move");
  driver.undo();
  expect(onWall(driver)).toEqual(["A", 1000]);
});

test("[CD-03] a typed distance puts a window that far from the corner", () => {
  const driver = new EditorDriver().put("WIN-800", { on: "wall", wall: "A", offset: 1000, elevation: 0 });
  driver.moveTo(1400, -50).press().moveTo(1200, -50).type("350").enter();
  expect(onWall(driver)).toEqual(["A", 350]);
});
