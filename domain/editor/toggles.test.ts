import { describe, expect, test } from "vitest";
import { EditorDriver } from "./testing/editor-driver.ts";
import { at, corners, three } from "./testing/three-units.ts";

describe("[CD-04] toggles", () => {
  test("multiSelection: presses add and take out without Shift, and a drag moves them all", () => {
    const driver = three([
      [1000, 1000],
      [3000, 1000],
    ]);
    driver.editor.select([]);
    driver.editor.setToggle("multiSelection", true);
    driver.click(1300, 1300).click(3300, 1300);
    expect(driver.editor.state.selection).toEqual(["row1", "row2"]);
    driver.drag([1300, 1300], [1300, 2800], { alt: true });
    expect(corners(driver)).toEqual([
      [1000, 2500],
      [3000, 2500],
    ]);
    expect(driver.editor.state.selection).toHaveLength(2);
    driver.click(1300, 2800);
    expect(driver.editor.state.selection).toEqual(["row2"]);
  });

  test("magicLinks: a run moves as one while it is on, and says how much comes along", () => {
    const driver = three([
      [1000, 2000],
      [1600, 2000],
      [3600, 2000],
    ]);
    driver.editor.select([]);
    driver.drag([1300, 2300], [1300, 3300], { alt: true });
    expect(corners(driver)).toEqual([
      [1000, 3000],
      [1600, 2000],
      [3600, 2000],
    ]);
    driver.undo();
    driver.editor.setToggle("magicLinks", true);
    driver.moveTo(1300, 2300).press().moveTo(1300, 2800).moveTo(1300, 3300, { alt: true });
    expect(driver.ghosts[0]?.reasons).toContainEqual({ kind: "linked", count: 1 });
    driver.release();
    expect(corners(driver)).toEqual([
      [1000, 3000],
      [1600, 3000],
      [3600, 2000],
    ]);
    driver.editor.select(["row1"]);
    driver.editor.nudge([0, 10]);
    expect(driver.standing(1)[1]).toBe(3010);
  });

  test("collisions off: a row may go where another one stands", () => {
    const driver = three([
      [1000, 2000],
      [3000, 2000],
    ]);
    driver.editor.setToggle("collisions", false);
    driver.editor.setToggle("boxSnap", false);
    driver.drag([1300, 2300], [3350, 2310]);
    expect(driver.standing(0)).toEqual([3050, 2010, 0]);
    expect(driver.notices).toEqual([]);
  });

  test("wallSnap and boxSnap off: it stays where the hand lets go", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(2000, 1000));
    driver.editor.setToggle("wallSnap", false);
    driver.drag([2300, 1300], [2303, 420]);
    expect(driver.standing(0)).toEqual([2003, 120, 0]);
  });
});
