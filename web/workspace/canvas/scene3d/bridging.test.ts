import type { Vec2, Vec3 } from "@stanza/geometry";
import { viewerRooms } from "@stanza/models";
import { accepted, addRoom, newProject, wallSegments } from "@stanza/project";
import type { PickResult } from "@stanza/viewer";
import { viewerRow } from "@stanza/web-pictures";
import { expect, test } from "vitest";
import { boxRow } from "../../../../domain/evaluation/testing/box-row.ts";
import { gripOf, gripPoint, type PointedScene, placingPoint } from "./plan-of-pointer.ts";

function square() {
  const ids = ["room", "A", "B", "C", "D"];
  return accepted(addRoom(newProject(), { template: "rt1", newId: () => ids.shift() ?? "" }));
}

const walls = square().rooms.flatMap(wallSegments);

/** A pointer whose ray meets the floor at x 1000, z 800 and goes 0.5 mm further back for each mm of height. */
const scene = (hit: PickResult | null = null): PointedScene => ({
  hit,
  onHeight: (height): Vec3 => [1000, height, 800 + height / 2],
  onWall: (): Vec2 => [1700, 1500],
});

test("[CD-03] a base unit is held at the height of the grabbed point", () => {
  const base = boxRow("base", { at: [800, 0, 500], box: [600, 880, 560] });
  const grip = gripOf(base, [1000, 700, 900], walls);
  expect(grip).toEqual({ kind: "height", mm: 700 });
  expect(gripPoint(grip, scene())).toEqual([1000, 1150]);
});

test("[CD-03] a wall unit slides on the wall behind it, and goes to another wall when that is pointed at", () => {
  const unit = boxRow("unit", { at: [1500, 1400, 0], box: [600, 720, 350], mount: "wall" });
  const grip = gripOf(unit, [1700, 1500, 350], walls);
  expect(grip).toMatchObject({ kind: "wall", wall: { name: "A" } });
  expect(gripPoint(grip, scene())).toEqual([1700, 0]);
  const hit: PickResult = { kind: "wall", wallId: "B", point: [5000, 1500, 2200] };
  expect(gripPoint(grip, scene(hit))).toEqual([5000, 2200]);
});

test("[CD-03] an article in hand stands where a wall is pointed at, else on the floor; what hangs, at its height", () => {
  const placing = (elevation: number) =>
    ({
      article: {
        catalogue: "C",
        model: "M",
        article: "X",
        choices: {},
        box: [600, 720, 350],
        mount: "floor",
        elevation,
      },
    }) as const;
  const hit: PickResult = { kind: "wall", wallId: "A", point: [2100, 900, 0] };
  expect(placingPoint(placing(0), scene(hit))).toEqual([2100, 0]);
  expect(placingPoint(placing(0), scene())).toEqual([1000, 800]);
  expect(placingPoint(placing(1400), scene())).toEqual([1000, 1500]);
});

test("[CD-01] a room gives the viewer inner faces, mitred outer faces and the holes of its windows", () => {
  const window = boxRow("window", {
    at: [1000, 900, -100],
    box: [1200, 1300, 100],
    mount: "wall-opening",
    placement: { on: "wall", wall: "A", offset: 1000, elevation: 0 },
  });
  const [room] = viewerRooms(square().rooms, { rows: [window] });
  const [a, b] = room?.walls ?? [];
  expect(a?.inner).toEqual({ from: [0, 0], to: [5000, 0] });
  expect(a?.outer).toEqual({ from: [-100, -100], to: [5100, -100] });
  expect(a?.openings).toEqual([{ offset: 1000, elevation: 900, width: 1200, height: 1300 }]);
  expect(b?.openings).toEqual([]);
  expect(viewerRow(window).wall).toBe("A");
});

test("[CD-03] an unchanged row is the same viewer row, so that nothing is rebuilt", () => {
  const row = boxRow("base", { at: [0, 0, 0], box: [600, 880, 560] });
  expect(viewerRow(row)).toBe(viewerRow(row));
  expect(viewerRow({ ...row })).not.toBe(viewerRow(row));
});
