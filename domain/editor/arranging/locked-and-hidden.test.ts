import { describe, expect, test } from "vitest";
import { corners, three } from "../testing/three-units.ts";

describe("[CD-03] locked and hidden", () => {
  test("locked rows stay in place and in the project, and a notice says so", () => {
    const driver = three([
      [1000, 1000],
      [3000, 3000],
    ]);
    driver.editor.select(["row1"]);
    driver.editor.arrange.lock(true);
    driver.drag([1300, 1300], [2000, 2000]);
    driver.editor.select(["row1"]);
    driver.editor.nudge([10, 0]);
    driver.editor.remove();
    expect(driver.standing(0)).toEqual([1000, 1000, 0]);
    expect(driver.notices.filter(({ kind }) => kind === "locked").length).toBeGreaterThan(1);
    driver.drag([800, 800], [4000, 4000]);
    expect(driver.editor.state.selection).toEqual(["row2"]);
    driver.editor.select(["row1", "row2"]);
    driver.editor.nudge([10, 0]);
    expect(corners(driver)).toEqual([
      [1000, 1000],
      [3010, 3000],
    ]);
    driver.editor.select(["row1"]);
    driver.editor.arrange.lock(false);
    driver.editor.nudge([10, 0]);
    expect(driver.standing(0)[0]).toBe(1010);
  });

  test("hidden rows are neither selected nor in the way, and comes back selected", () => {
    const driver = three([
      [1000, 1000],
      [3000, 1000],
    ]);
    driver.editor.select(["row1"]);
    driver.editor.arrange.hide();
    expect(driver.editor.state.selection).toEqual([]);
    driver.drag([900, 900], [4000, 2000]);
    expect(driver.editor.state.selection).toEqual(["row2"]);
    driver.drag([3300, 1300], [1310, 1310]);
    expect(driver.notices).toEqual([]);
    driver.editor.arrange.show();
    expect(driver.editor.state.selection).toEqual(["row1"]);
    expect(driver.project.rows[0]?.hidden).toBeUndefined();
  });
});
