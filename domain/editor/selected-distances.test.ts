import { describe, expect, test } from "vitest";
import { EditorDriver } from "./testing/editor-driver.ts";
import { at, corners, three } from "./testing/three-units.ts";

describe("[CD-03] distances of several rows and heights", () => {
  test("the group's distance to a wall is typed and all of it moves", () => {
    const driver = three([
      [1000, 1000],
      [1800, 1400],
    ]);
    const left = driver.editor.selectedDistances().find(({ side }) => side === "left");
    expect(left?.value).toBe(1000);
    driver.editor.setDistance("left", 250);
    expect(corners(driver)).toEqual([
      [250, 1000],
      [1050, 1400],
    ]);
  });

  test("height above the floor, below the ceiling and above the article below", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(1000, 0)).take("WALL-1D-600").click(1300, 150);
    driver.editor.select(["row2"]);
    const [below, above] = driver.editor.selectedHeights();
    const [base, wall] = driver.rows;
    const top = base!.frame.at[1] + base!.article.box[1];
    expect(below).toEqual({ side: "below", value: wall!.frame.at[1] - top, meets: { row: "row1" } });
    expect(above).toMatchObject({
      value: 2400 - wall!.frame.at[1] - wall!.article.box[1],
      meets: { kind: "ceiling" },
    });
    driver.editor.setHeight("below", 600);
    expect(driver.rows[1]!.frame.at[1]).toBe(top + 600);
    driver.editor.setHeight("above", 0);
    expect(driver.rows[1]!.frame.at[1]).toBe(2400 - wall!.article.box[1]);
  });
});
