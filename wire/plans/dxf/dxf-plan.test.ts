import { describe, expect, test } from "vitest";
import { countOf, planOf, ring, roomsOf } from "../testing/dxf-plan-of.ts";
import { DxfText, flatDxf } from "../testing/dxf-text.ts";

describe("walls, rooms and openings", () => {
  test("[CD-02] a flat of two rooms has its clear areas, wall thicknesses, doors with their swing, and window", () => {
    const [living, bedroom] = roomsOf(planOf(flatDxf().bytes(4)));
    expect([living!.areaM2, bedroom!.areaM2]).toEqual([20, 12]);
    expect(living!.walls.map(({ thickness }) => thickness).sort()).toEqual([100, 300, 300, 300]);
    const doors = living!.openings.filter(({ kind }) => kind === "door");
    expect(doors.map(({ width, opens, leaves }) => [width, opens, leaves])).toEqual(
      expect.arrayContaining([
        [900, "in", 1],
        [1000, "in", 1],
      ]),
    );
    expect(living!.openings.filter(({ kind }) => kind === "window")).toEqual([
      expect.objectContaining({ width: 1500, elevation: 900 }),
    ]);
    expect(bedroom!.openings).toEqual([
      expect.objectContaining({ kind: "passage", width: 900, isOtherSide: true }),
    ]);
  });

  test("nothing is left out without a line: other layers, texts, walls without a height", () => {
    const plan = planOf(flatDxf().bytes(4));
    expect(plan.notes.find(({ key }) => key === "otherLayers")?.names).toEqual(["A-DOOR", "A-GLAZ"]);
    expect(countOf(plan, "labels")).toBe(0);
    expect(plan.levels[0]!.rooms.map(({ name }) => name)).toContain("Living");
    expect(countOf(plan, "wallsWithoutHeight")).toBeGreaterThan(0);
    expect(countOf(plan, "looseWalls")).toBe(0);
  });

  test("two nested outlines are the faces of a ring of walls, whatever its thickness", () => {
    for (const t of [80, 200, 450]) {
      const [only, ...more] = roomsOf(planOf(ring(t).bytes(4)));
      expect(more).toEqual([]);
      expect(only!.areaM2).toBe(12);
      expect(only!.walls.map(({ thickness }) => thickness)).toEqual([t, t, t, t]);
    }
  });

  test("a room that is drawn as one closed line has that line as its inner face, and walls of 100 mm", () => {
    const plan = planOf(
      new DxfText()
        .polyline("MURI", true, [
          [0, 0],
          [5000, 0],
          [5000, 3000],
          [2000, 3000],
          [2000, 4000],
          [0, 4000],
        ])
        .bytes(4),
    );
    const [only] = roomsOf(plan);
    expect(only!.areaM2).toBeCloseTo(17, 3);
    expect(only!.walls.every(({ thickness }) => thickness === 100)).toBe(true);
    expect(countOf(plan, "wallsWithoutThickness")).toBe(6);
  });

  test("a polyline with a width is a wall of that width along its middle", () => {
    const [only] = roomsOf(
      planOf(
        new DxfText()
          .polyline(
            "WAND",
            true,
            [
              [0, 0],
              [4000, 0],
              [4000, 3000],
              [0, 3000],
            ],
            240,
          )
          .bytes(4),
      ),
    );
    expect(only!.areaM2).toBeCloseTo(3.76 * 2.76, 3);
    expect(only!.walls.every(({ thickness }) => thickness === 240)).toBe(true);
  });

  test("concentric arcs and bulges are the faces of a curved wall", () => {
    const dxf = new DxfText()
      .polyline("WALL", true, [
        [0, 0],
        [4000, 0, 1],
        [4000, 3000],
        [0, 3000],
      ])
      .polyline("WALL", true, [
        [-200, -200],
        [4000, -200, 1],
        [4000, 3200],
        [-200, 3200],
      ]);
    const plan = planOf(dxf.bytes(4));
    const [only] = roomsOf(plan);
    expect(Math.abs(only!.areaM2 - (12 + (Math.PI * 1.5 ** 2) / 2))).toBeLessThan(0.05);
    expect(only!.walls.some(({ curve }) => curve !== undefined)).toBe(true);
    expect(countOf(plan, "curvedWalls")).toBe(1);
  });

  test("walls in a block come scaled, turned and mirrored with it; blocks in blocks end", () => {
    const dxf = new DxfText()
      .block("FLAT", (block) =>
        block
          .polyline("0", true, [
            [0, 0],
            [4, 0],
            [4, 3],
            [0, 3],
          ])
          .polyline("0", true, [
            [-0.2, -0.2],
            [4.2, -0.2],
            [4.2, 3.2],
            [-0.2, 3.2],
          ]),
      )
      .block("HOUSE", (block) => block.insert("0", "FLAT", 1, 1, [1, 1], 90))
      .block("LOOP", (block) => block.insert("0", "LOOP", 0, 0))
      .insert("WALL", "HOUSE", 100, 50, [-1000, 1000], 30)
      .insert("WALL", "LOOP", 0, 0)
      .insert("WALL", "NOWHERE", 0, 0);
    const plan = planOf(dxf.bytes(4));
    const [only] = roomsOf(plan);
    expect(only!.areaM2).toBeCloseTo(12, 2);
    expect(countOf(plan, "blocksTooDeep")).toBe(1);
    expect(countOf(plan, "unknownBlocks")).toBe(1);
  });

  test("an outline of masonry in a wall is solid, not a closet", () => {
    const dxf = ring(200).polyline("WALL", true, [
      [3000, 2000],
      [4000, 2000],
      [4000, 3000],
      [3000, 3000],
    ]);
    expect(roomsOf(planOf(dxf.bytes(4))).map(({ areaM2 }) => areaM2)).toEqual([expect.closeTo(11, 1)]);
  });
});
