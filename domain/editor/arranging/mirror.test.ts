import { describe, expect, test } from "vitest";
import { EditorDriver } from "../testing/editor-driver.ts";
import { at, corners, three } from "../testing/three-units.ts";

describe("[CD-03] mirror", () => {
  test("left becomes right: places are exchanged and handed articles change their hand", () => {
    const driver = three([
      [1000, 1000],
      [1800, 1000],
    ]);
    const side = () => driver.rows.map(({ article }) => article.values.SIDE);
    const [before] = side();
    driver.editor.arrange.mirror("sides");
    expect(corners(driver)).toEqual([
      [1800, 1000],
      [1000, 1000],
    ]);
    expect(new Set(["L", "R"])).toContain(before);
    expect(side()).toEqual([before === "L" ? "R" : "L", before === "L" ? "R" : "L"]);
    driver.editor.arrange.mirror("sides");
    expect(corners(driver)).toEqual([
      [1000, 1000],
      [1800, 1000],
    ]);
    expect(side()).toEqual([before, before]);
  });

  test("front becomes back: it looks the other way from the same place", () => {
    const driver = three([[1000, 1000]]);
    const [width, , depth] = driver.rows[0]!.article.box;
    driver.editor.arrange.mirror("depth");
    expect(driver.standing(0)).toEqual([1000 + width, 1000 + depth, 180]);
  });

  test("turned articles keep their angle to the mirror", () => {
    const driver = new EditorDriver()
      .put("BASE-1D-600", at(1000, 1000))
      .put("BASE-1D-600", at(2500, 1000, 30));
    driver.editor.select(["row1", "row2"]);
    driver.editor.arrange.mirror("sides");
    expect(driver.standing(1)[2]).toBe(330);
  });

  test("a window goes to the other half of its wall together with a door", () => {
    const driver = new EditorDriver();
    driver.put("WIN2-1200", { on: "wall", wall: "A", offset: 500, elevation: 0 });
    driver.put("DOOR-800", { on: "wall", wall: "A", offset: 2500, elevation: 0 });
    const widths = driver.rows.map(({ article }) => article.box[0]);
    driver.editor.select(["row1", "row2"]);
    driver.editor.arrange.mirror("sides");
    const sum = 500 + 2500 + widths[1]!;
    expect(driver.project.rows.map(({ placement }) => placement)).toMatchObject([
      { wall: "A", offset: sum - 500 - widths[0]! },
      { wall: "A", offset: 500 },
    ]);
  });
});
