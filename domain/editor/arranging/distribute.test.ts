import { expect, test } from "vitest";
import { EditorDriver } from "../testing/editor-driver.ts";
import { at, corners, three } from "../testing/three-units.ts";

test("[CD-03] distribute: equal gaps or equal centres, the outermost stay", () => {
  const driver = three();
  driver.editor.arrange.distribute();
  expect(corners(driver)).toEqual([
    [1000, 1000],
    [2300, 1300],
    [3600, 1100],
  ]);
  const wide = new EditorDriver()
    .put("BASE-1D-600", at(500, 2000))
    .put("BASE-1D-600", at(1300, 2000))
    .put("BASE-DR-900", at(3000, 2000));
  wide.editor.select(wide.rows.map(({ row }) => row.id));
  wide.editor.arrange.distribute("centres");
  expect(wide.rows.map(({ frame, article }) => frame.at[0] + article.box[0] / 2)).toEqual([800, 2125, 3450]);
  const two = three([
    [0, 0],
    [2000, 0],
  ]);
  two.editor.arrange.distribute();
  expect(two.steps).not.toContain("distribute");
});
