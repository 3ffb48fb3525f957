import { describe, expect, test } from "vitest";
import { corners, three } from "../testing/three-units.ts";

describe("[CD-03] groups", () => {
  const grouped = () => {
    const driver = three([
      [1000, 1000],
      [1800, 1000],
      [3500, 3000],
    ]);
    driver.editor.select(["row1", "row2"]);
    driver.editor.arrange.group();
    driver.editor.select([]);
    return driver;
  };

  test("a group is selected and moved as one", () => {
    const driver = grouped().click(1300, 1300);
    expect(driver.editor.state.selection).toEqual(["row1", "row2"]);
    driver.drag([1300, 1300], [1500, 1800], { alt: false });
    const [[ax, az], [bx, bz]] = corners(driver) as [[number, number], [number, number]];
    expect([bx - ax, bz - az]).toEqual([800, 0]);
    expect(ax).not.toBe(1000);
  });

  test("Alt or a double click goes into it; Esc comes out with the whole group, then drops it", () => {
    const driver = grouped().click(1300, 1300, { alt: true });
    expect(driver.editor.state.selection).toEqual(["row1"]);
    driver.doubleClick(2100, 1300);
    expect(driver.editor.state).toMatchObject({ selection: ["row2"], entered: expect.any(String) });
    driver.click(1300, 1300);
    expect(driver.editor.state.selection).toEqual(["row1"]);
    driver.editor.cancel();
    expect(driver.editor.state).toMatchObject({ selection: ["row1", "row2"], entered: null });
    driver.editor.cancel();
    expect(driver.editor.state.selection).toEqual([]);
  });

  test("a press elsewhere leaves it, a rectangle catches it whole, ungrouped it is single rows again", () => {
    const driver = grouped().doubleClick(1300, 1300).click(3800, 3300);
    expect(driver.editor.state).toMatchObject({ selection: ["row3"], entered: null });
    driver.drag([900, 900], [1500, 1500]);
    expect(driver.editor.state.selection).toEqual(["row1", "row2"]);
    driver.editor.arrange.ungroup();
    driver.click(1300, 1300);
    expect(driver.editor.state.selection).toEqual(["row1"]);
  });

  test("a copy of a group is a group of its own", () => {
    const driver = grouped().click(1300, 1300);
    driver.editor.duplicate();
    const [a, b, , c, d] = driver.project.rows.map(({ group }) => group);
    expect([a === b, c === d, a === c, c === undefined]).toEqual([true, true, false, false]);
  });
});
