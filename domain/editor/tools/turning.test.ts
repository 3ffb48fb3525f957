import { describe, expect, test } from "vitest";
import { three } from "../testing/three-units.ts";

describe("[CD-03] turning with the ring", () => {
  test("in steps of 15°, freely with Shift, about the middle", () => {
    const driver = three([[2000, 2000]]);
    const [width, , depth] = driver.rows[0]!.article.box;
    const middle = [2000 + width / 2, 2000 + depth / 2] as const;
    driver.turn([middle[0], middle[1] - 800], [middle[0] + 700, middle[1] - 750]);
    expect(driver.standing(0)[2]).toBe(315);
    driver.undo();
    driver.turn([middle[0], middle[1] - 800], [middle[0] + 700, middle[1] - 750], { shift: true });
    expect(driver.standing(0)[2]).toBeCloseTo(317, 0);
    expect(driver.steps.at(-1)).toBe("rotate");
  });

  test("a typed angle, and Esc", () => {
    const driver = three([[2000, 2000]]);
    driver.editor.use("turning", [2300, 1000]);
    driver.type("37").enter();
    expect(driver.standing(0)[2]).toBe(37);
    driver.editor.use("turning", [2300, 1000]);
    driver.moveTo(3000, 2300);
    driver.editor.cancel();
    expect(driver.standing(0)[2]).toBe(37);
  });
});
