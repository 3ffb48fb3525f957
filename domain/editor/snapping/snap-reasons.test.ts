import { describe, expect, test } from "vitest";
import { EditorDriver } from "../testing/editor-driver.ts";
import { at } from "../testing/three-units.ts";

describe("[CD-11] snapping says why", () => {
  const reasons = (driver: EditorDriver) => driver.ghosts[0]?.reasons;

  test("in the middle between two units on a wall: equal gaps", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(0, 0)).put("BASE-1D-600", at(3000, 0));
    driver.take("BASE-1D-600").moveTo(1830, 300);
    expect(reasons(driver)).toContainEqual(expect.objectContaining({ kind: "equalGap", gapMm: 900 }));
    driver.click(1830, 300);
    expect(driver.standing(2)[0]).toBe(1500);
  });

  test("as far from the last unit as that one is from the one before", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(500, 0)).put("BASE-1D-600", at(1400, 0));
    driver.take("BASE-1D-600").moveTo(2620, 300);
    expect(reasons(driver)).toContainEqual(expect.objectContaining({ kind: "equalGap", gapMm: 300 }));
    driver.click(2620, 300);
    expect(driver.standing(2)[0]).toBe(2300);
  });

  test("as far from the next unit as that one is from the corner of the walls", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(400, 0));
    driver.take("BASE-1D-600").moveTo(1715, 300);
    expect(reasons(driver)).toContainEqual(expect.objectContaining({ kind: "equalGap", gapMm: 400 }));
  });

  test.each([
    ["on its right", at(1000, 2000), at(1900, 2000), [3115, 2300], [2800, null], 300],
    ["on its left", at(3400, 2000), at(2500, 2000), [1885, 2300], [1600, null], 300],
    ["in front", at(2000, 900), at(2000, 1700), [2300, 2800], [null, 2500], 240],
    ["behind", at(2000, 3200), at(2000, 2400), [2300, 1900], [null, 1600], 240],
  ] as const)(
    "away from walls, %s as far as the next is from the one after it, shown on the plan",
    (_, first, second, hand, [x, z], mm) => {
      const driver = new EditorDriver().put("BASE-1D-600", first).put("BASE-1D-600", second);
      const depth = driver.rows[0]!.article.box[2];
      const gap = z === null ? mm : 800 - depth;
      driver.take("BASE-1D-600").moveTo(hand[0], hand[1]);
      const reason = reasons(driver)?.find(({ kind }) => kind === "equalGap");
      if (reason?.kind !== "equalGap") throw new Error(`No equal gap: ${JSON.stringify(reasons(driver))}`);
      expect(reason.gapMm).toBeCloseTo(gap, 6);
      expect(reason.gaps).toHaveLength(2);
      for (const { from, to } of reason.gaps)
        expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(gap, 6);
      driver.click(hand[0], hand[1]);
      const placed = driver.standing(2);
      if (x !== null) expect(placed[0]).toBe(x);
      if (z !== null) expect(placed[1]).toBe(z);
    },
  );

  test("between a wall and a unit in the middle of the room", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(3000, 2000));
    driver.take("BASE-1D-600").moveTo(1510, 2300);
    expect(reasons(driver)).toContainEqual(expect.objectContaining({ kind: "equalGap", gapMm: 1200 }));
  });

  test("an article that hangs above is no neighbour of one below", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(1000, 2000)).put("WALL-1D-600", {
      on: "room",
      at: [3000, 1500, 2000],
      rotY: 0,
    });
    driver.take("BASE-1D-600").moveTo(2310, 2300);
    expect(reasons(driver)?.map(({ kind }) => kind)).not.toContain("equalGap");
  });

  test("away from walls: front line and middle of a neighbour", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(1500, 2000));
    const depth = driver.rows[0]!.article.box[2];
    driver.take("WALL-1D-600");
    driver.editor.cancel();
    driver.put("TALL-LARDER-600", at(3500, 3500));
    driver.drag([3800, 3600], [2420, 2115]);
    const [x, z] = driver.standing(1);
    const own = driver.rows[1]!.article.box[2];
    expect(x).toBe(2100);
    expect([2000, 2000 + depth - own, 2000 + (depth - own) / 2]).toContain(z);
  });
});
