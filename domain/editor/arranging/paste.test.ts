import { describe, expect, test } from "vitest";
import { EditorDriver } from "../testing/editor-driver.ts";
import { three } from "../testing/three-units.ts";

describe("[CD-03] paste", () => {
  test("rows get new ids and groups, and their middle goes to the pointer", () => {
    const driver = three([
      [1000, 1000],
      [1600, 1000],
    ]);
    driver.editor.arrange.group();
    const [box] = driver.rows.map(({ article }) => article.box);
    const boxes = { row1: box!, row2: box! };
    const copied = { rows: driver.project.rows, catalogues: driver.project.catalogues, boxes };
    expect(driver.editor.arrange.paste(copied, [3000, 3000])).toBe(2);
    expect(driver.standing(2)).toEqual([2400, Math.round(3000 - box![2] / 2), 0]);
    const groups = driver.project.rows.map(({ group }) => group);
    expect(groups[2]).toBe(groups[3]);
    expect(groups[2]).not.toBe(groups[0]);
  });

  test("a door of another project goes into the nearest wall; without walls it is left out", () => {
    const driver = new EditorDriver().put("DOOR-800", { on: "wall", wall: "A", offset: 900, elevation: 0 });
    const [door] = driver.project.rows;
    const copied = {
      rows: [{ ...door!, placement: { on: "wall", wall: "elsewhere", offset: 900, elevation: 0 } as const }],
      catalogues: driver.project.catalogues,
    };
    driver.editor.arrange.paste(copied, [4900, 2500]);
    expect(driver.project.rows[1]?.placement).toMatchObject({ wall: "B" });
  });
});
