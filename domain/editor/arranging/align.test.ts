import { describe, expect, test } from "vitest";
import { EditorDriver } from "../testing/editor-driver.ts";
import { at, corners, three } from "../testing/three-units.ts";

describe("[CD-03] align", () => {
  test.each([
    [
      "left",
      [
        [1000, 1000],
        [1000, 1300],
        [1000, 1100],
      ],
    ],
    [
      "right",
      [
        [3600, 1000],
        [3600, 1300],
        [3600, 1100],
      ],
    ],
    [
      "centre",
      [
        [2300, 1000],
        [2300, 1300],
        [2300, 1100],
      ],
    ],
    [
      "back",
      [
        [1000, 1000],
        [2000, 1000],
        [3600, 1000],
      ],
    ],
    [
      "front",
      [
        [1000, 1300],
        [2000, 1300],
        [3600, 1300],
      ],
    ],
    [
      "middle",
      [
        [1000, 1150],
        [2000, 1150],
        [3600, 1150],
      ],
    ],
  ] as const)("%s edges in line, one step to undo", (to, expected) => {
    const driver = three();
    driver.editor.arrange.align(to);
    expect(corners(driver)).toEqual(expected);
    expect(driver.steps.at(-1)).toBe("align");
    expect(corners(driver.undo())).toEqual([
      [1000, 1000],
      [2000, 1300],
      [3600, 1100],
    ]);
  });

  test("tops of articles of different heights in line", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(0, 0)).put("TALL-LARDER-600", at(2000, 0));
    driver.editor.select(["row1", "row2"]);
    driver.editor.arrange.align("top");
    const [base, tall] = driver.rows;
    expect(base!.frame.at[1] + base!.article.box[1]).toBe(tall!.article.box[1]);
    driver.editor.arrange.align("bottom");
    expect(driver.rows.map(({ frame }) => frame.at[1])).toEqual([0, 0]);
  });

  test("units along a wall on the right line up by their own fronts", () => {
    const driver = new EditorDriver()
      .put("BASE-1D-600", at(5000, 1000, 270))
      .put("BASE-1D-600", at(4900, 2000, 270));
    driver.editor.select(["row1", "row2"]);
    driver.editor.arrange.align("back");
    expect(corners(driver)).toEqual([
      [5000, 1000],
      [5000, 2000],
    ]);
  });
});
