import { describe, expect, test } from "vitest";
import { EditorDriver } from "../testing/editor-driver.ts";

const at = (x: number, z: number, rotY = 0) => ({ on: "room", at: [x, 0, z], rotY }) as const;

/** Three base units of 600 away from the walls, selected: row1 … row3. */
function three(
  places: readonly (readonly [number, number])[] = [
    [1000, 1000],
    [2000, 1300],
    [3600, 1100],
  ],
) {
  const driver = new EditorDriver();
  for (const [x, z] of places) driver.put("BASE-1D-600", at(x, z));
  driver.editor.select(driver.rows.map(({ row }) => row.id));
  return driver;
}
const standing = (driver: EditorDriver) => driver.rows.map((_, i) => driver.standing(i));
const corners = (driver: EditorDriver) => standing(driver).map(([x, z]) => [x, z]);

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

describe("[CD-04] toggles", () => {
  test("multiSelection: presses add and take out without Shift, and a drag moves them all", () => {
    const driver = three([
      [1000, 1000],
      [3000, 1000],
    ]);
    driver.editor.select([]);
    driver.editor.setToggle("multiSelection", true);
    driver.click(1300, 1300).click(3300, 1300);
    expect(driver.editor.state.selection).toEqual(["row1", "row2"]);
    driver.drag([1300, 1300], [1300, 2800], { alt: true });
    expect(corners(driver)).toEqual([
      [1000, 2500],
      [3000, 2500],
    ]);
    expect(driver.editor.state.selection).toHaveLength(2);
    driver.click(1300, 2800);
    expect(driver.editor.state.selection).toEqual(["row2"]);
  });

  test("magicLinks: a run moves as one while it is on, and says how much comes along", () => {
    const driver = three([
      [1000, 2000],
      [1600, 2000],
      [3600, 2000],
    ]);
    driver.editor.select([]);
    driver.drag([1300, 2300], [1300, 3300], { alt: true });
    expect(corners(driver)).toEqual([
      [1000, 3000],
      [1600, 2000],
      [3600, 2000],
    ]);
    driver.undo();
    driver.editor.setToggle("magicLinks", true);
    driver.moveTo(1300, 2300).press().moveTo(1300, 2800).moveTo(1300, 3300, { alt: true });
    expect(driver.ghosts[0]?.reasons).toContainEqual({ kind: "linked", count: 1 });
    driver.release();
    expect(corners(driver)).toEqual([
      [1000, 3000],
      [1600, 3000],
      [3600, 2000],
    ]);
    driver.editor.select(["row1"]);
    driver.editor.nudge([0, 10]);
    expect(driver.standing(1)[1]).toBe(3010);
  });

  test("collisions off: a row may go where another one stands", () => {
    const driver = three([
      [1000, 2000],
      [3000, 2000],
    ]);
    driver.editor.setToggle("collisions", false);
    driver.editor.setToggle("boxSnap", false);
    driver.drag([1300, 2300], [3350, 2310]);
    expect(driver.standing(0)).toEqual([3050, 2010, 0]);
    expect(driver.notices).toEqual([]);
  });

  test("wallSnap and boxSnap off: it stays where the hand lets go", () => {
    const driver = new EditorDriver().put("BASE-1D-600", at(2000, 1000));
    driver.editor.setToggle("wallSnap", false);
    driver.drag([2300, 1300], [2303, 420]);
    expect(driver.standing(0)).toEqual([2003, 120, 0]);
  });
});

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
