import type { Clearance, EvaluatedArticle } from "@stanza/catalogue";
import type { Vec3 } from "@stanza/geometry";
import { accepted, addRoom, newProject, type Placement } from "@stanza/project";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EvaluatedRow } from "../evaluated-project.ts";
import { boxRow } from "../testing/box-row.ts";
import { type Conflict, projectConflicts } from "./project-conflicts.ts";

interface Given {
  readonly rotY?: number;
  readonly size?: Vec3;
  readonly mount?: EvaluatedArticle["mount"];
  readonly front?: number;
  readonly severity?: Clearance["severity"];
  readonly automatic?: boolean;
  readonly placement?: Placement;
}

/** A box; `front` is the clearance before it, mm. */
function unit(id: string, at: Vec3, given: Given = {}): EvaluatedRow {
  const { size = [600, 800, 600], front, severity = "warn", ...more } = given;
  const kept: Clearance[] =
    front === undefined
      ? []
      : [
          {
            id: "drawer",
            at: [0, 0, size[2]],
            size: [size[0], size[1], front],
            severity,
            because: { en: "Drawer travel" },
          },
        ];
  return boxRow(id, { at, box: size, clearances: kept, ...more });
}

const conflicts = (...rows: readonly EvaluatedRow[]) => projectConflicts({ rows, failed: [] });
const named = (found: readonly Conflict[]) =>
  found.map((one) => [one.kind, one.row, "row" in one.with ? one.with.row : `wall ${one.with.name}`]);

describe("[CD-03] overlaps and clearances of a whole project", () => {
  test("two units side by side only touch; an overlap of a millimetre and a half is reported once", () => {
    expect(conflicts(unit("a", [0, 0, 0]), unit("b", [600, 0, 0]))).toEqual([]);
    const [only, ...more] = conflicts(unit("a", [0, 0, 0]), unit("b", [598.5, 0, 0]));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ kind: "overlap", severity: "error", row: "a", with: { row: "b" } });
    expect(only?.at[0]).toBeCloseTo(599.25);
  });

  test("an article above another is not in its way", () => {
    expect(conflicts(unit("base", [0, 0, 0]), unit("wall", [0, 1400, 0]))).toEqual([]);
  });

  test("turned boxes whose extents overlap may still be apart", () => {
    const turned = unit("a", [0, 0, 0], { rotY: 45 });
    expect(conflicts(turned, unit("b", [700, 0, 300]))).toEqual([]);
    expect(conflicts(turned, unit("b", [300, 0, -100]))).toHaveLength(1);
  });

  test("a hob in its unit, a worktop over its units and a window behind a unit are no overlaps; two hobs are", () => {
    const hob = unit("hob", [10, 790, 40], { mount: "worktop", size: [580, 50, 510] });
    const top = unit("top", [0, 790, 0], { automatic: true, size: [1200, 40, 620] });
    const hole = unit("window", [0, 0, -100], { mount: "wall-opening", size: [900, 1200, 110] });
    expect(conflicts(unit("base", [0, 0, 0]), hob, top, hole)).toEqual([]);
    expect(named(conflicts(hob, { ...hob, row: { ...hob.row, id: "second" } }))).toEqual([
      ["overlap", "hob", "second"],
    ]);
  });

  test("a drawer that an island stops names both, in the catalogue's words and its severity", () => {
    const drawers = unit("drawers", [0, 0, 0], { front: 500, severity: "block" });
    expect(conflicts(drawers, unit("island", [0, 0, 1200], { rotY: 0 }))).toEqual([]);
    const [found] = conflicts(drawers, unit("island", [100, 0, 900]));
    expect(found).toMatchObject({
      kind: "clearance",
      severity: "error",
      row: "drawers",
      with: { row: "island" },
      because: { en: "Drawer travel" },
    });
  });

  test("the openings of two walls back to back are one hole; beside each other, or in one wall, they are two that overlap", () => {
    const on = (wall: string): Placement => ({ on: "wall", wall, offset: 0, elevation: 0 });
    const hole = (id: string, at: Vec3, rotY: number, wall: string, width = 900) =>
      unit(id, at, { rotY, mount: "wall-opening", size: [width, 2100, 100], placement: on(wall) });
    const door = hole("door", [1000, 0, -100], 0, "n");
    const found = (other: EvaluatedRow) => projectConflicts({ rows: [door, other], failed: [] }).length;
    expect(found(hole("behind", [1900, 0, 0], 180, "s"))).toBe(0);
    expect(found(hole("wider", [1950, 0, 0], 180, "s", 1000))).toBe(0);
    expect(found(hole("beside", [2400, 0, 0], 180, "s"))).toBe(1);
    expect(found(hole("same", [1100, 0, -100], 0, "n"))).toBe(1);
  });

  test("two doors may swing through the same place", () => {
    const facing = unit("b", [600, 0, 1700], { rotY: 180, front: 500 });
    expect(conflicts(unit("a", [0, 0, 0], { front: 500 }), facing)).toEqual([]);
  });

  test("a wall stops a drawer; the wall that a door sits in does not stop it", () => {
    const ids = ["room", "A", "B", "C", "D"];
    const { rooms } = accepted(addRoom(newProject(), { template: "rt1", newId: () => ids.shift() ?? "" }));
    const near = unit("drawers", [4300, 0, 600], { rotY: 90, front: 500 });
    expect(named(projectConflicts({ rows: [near], failed: [] }, rooms))).toEqual([
      ["clearance", "drawers", "wall B"],
    ]);
    const far = unit("drawers", [3000, 0, 600], { rotY: 90, front: 500 });
    expect(projectConflicts({ rows: [far], failed: [] }, rooms)).toEqual([]);
    const door = unit("door", [1000, 0, -100], {
      mount: "wall-opening",
      size: [800, 2100, 100],
      front: 800,
      placement: { on: "wall", wall: "A", offset: 1000, elevation: 0 },
    });
    expect(projectConflicts({ rows: [door], failed: [] }, rooms)).toEqual([]);
    expect(
      named(projectConflicts({ rows: [door, unit("base", [1700, 0, 100])], failed: [] }, rooms)),
    ).toEqual([["clearance", "door", "base"]]);
  });

  test("the index finds the same pairs as comparing every two", () => {
    const place = fc.tuple(
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 0, max: 4000 }),
      fc.constantFrom(0, 30, 90),
    );
    fc.assert(
      fc.property(fc.array(place, { maxLength: 14 }), (places) => {
        const rows = places.map(([x, z, rotY], i) => unit(`r${i}`, [x, 0, z], { rotY, front: 300 }));
        const all = new Set(conflicts(...rows).map(({ key }) => key));
        const each = new Set(
          rows.flatMap((a, i) => rows.slice(i + 1).flatMap((b) => conflicts(a, b).map(({ key }) => key))),
        );
        expect(all).toEqual(each);
      }),
      { numRuns: 60 },
    );
  });
});

test("[CD-02] a placeholder is never an error: not in another one, not under an article, not before a drawer", () => {
  const tags = ["placeholder"];
  const box = (id: string, at: Vec3) => boxRow(id, { at, box: [600, 800, 600], tags });
  expect(conflicts(box("sofa", [0, 0, 0]), box("cushion", [100, 0, 100]))).toEqual([]);
  const found = conflicts(
    unit("base", [0, 0, 0], { front: 500, severity: "block" }),
    box("sofa", [300, 0, 0]),
    box("table", [0, 0, 700]),
  );
  expect(found.map(({ kind, severity }) => [kind, severity])).toEqual([
    ["overlap", "warn"],
    ["clearance", "warn"],
  ]);
});
