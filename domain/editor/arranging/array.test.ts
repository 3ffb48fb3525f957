import { describe, expect, test } from "vitest";
import { EditorDriver } from "../testing/editor-driver.ts";
import { at, corners, three } from "../testing/three-units.ts";

describe("[CD-03] array", () => {
  test("several copies with a gap, in one step, all of them selected", () => {
    const driver = three([[0, 0]]);
    driver.editor.arrange.array({ kind: "gap", direction: "right", gapMm: 100 }, 3);
    expect(corners(driver)).toEqual([
      [0, 0],
      [700, 0],
      [1400, 0],
      [2100, 0],
    ]);
    expect(driver.editor.state.selection).toHaveLength(4);
    expect(driver.undo().rows).toHaveLength(1);
  });

  test("towards the front of a turned unit, and upwards", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(5000, 1000, 270));
    driver.editor.select(["row1"]);
    const [, height, depth] = driver.rows[0]!.article.box;
    driver.editor.arrange.array({ kind: "gap", direction: "front", gapMm: 0 }, 1);
    expect(driver.standing(1)).toEqual([5000 - depth, 1000, 270]);
    driver.editor.select(["row1"]);
    driver.editor.arrange.array({ kind: "gap", direction: "up", gapMm: 20 }, 1);
    expect(driver.rows[2]!.frame.at[1]).toBe(height + 20);
  });

  test("evenly between the original and a place; a group is repeated as groups of its own", () => {
    const driver = three([
      [0, 0],
      [600, 0],
    ]);
    driver.editor.arrange.group();
    driver.editor.arrange.array({ kind: "between", to: [3000, 900] }, 3);
    expect(corners(driver).slice(2)).toEqual([
      [1000, 300],
      [1600, 300],
      [2000, 600],
      [2600, 600],
      [3000, 900],
      [3600, 900],
    ]);
    const groups = driver.project.rows.map(({ group }) => group);
    expect(new Set(groups).size).toBe(4);
    expect(groups.every((group, i) => group === groups[i - (i % 2)])).toBe(true);
  });
});
