import type { Vec2 } from "@stanza/geometry";
import {
  accepted,
  addRoom,
  newProject,
  type Project,
  viewedWall,
  viewedWalls,
  wallSegments,
} from "@stanza/project";
import { expect, test } from "vitest";
import { type GripPull, gripPlace, pulled, surroundingsFor, type WallGrip } from "./wall-gripping.ts";

const ids = (names: string) => {
  const list = names.split(" ");
  return () => list.shift() ?? "more";
};

/** A room of 5000 × 5000 with walls A … D, and one of 3000 × 3000 a metre to its right. */
const project: Project = accepted(
  addRoom(accepted(addRoom(newProject(), { template: "rt1", newId: ids("one A B C D") })), {
    template: "rt1",
    dimensions: [3000, 3000],
    newId: ids("two E F G H"),
  }),
);

const pull = (from: Vec2, at: Vec2, more: Partial<GripPull> = {}): GripPull => ({
  from,
  pointer: { at, shift: false, alt: false, mmPerPixel: 5 },
  mode: "lines",
  typed: "",
  unit: "mm",
  widths: {},
  ...more,
});
const lengths = (after: Project, room = 0) => wallSegments(after.rooms[room]!).map(({ length }) => length);

test("[CD-03] a corner is pulled level with the others, and its walls follow", () => {
  const grip: WallGrip = { kind: "corner", room: "one", wall: "B", end: "end" };
  expect(gripPlace(project, grip)).toEqual([5000, 5000]);
  const gripped = pulled(project, grip, pull([5000, 5000], [4020, 4978]))!;
  expect(gripped.reasons).toEqual([{ kind: "aligned" }]);
  expect(accepted(gripped.change(project)).rooms[0]!.walls[2]!.start).toEqual([4020, 5000]);
  const typed = pulled(project, grip, pull([5000, 5000], [5000, 5000], { typed: "3500" }))!;
  expect(accepted(typed.change(project)).rooms[0]!.walls[2]!.start).toEqual([5000, 3500]);
});

test("[CD-03] a wall is shifted along its normal by hand, in line with another room's, or by a typed length", () => {
  const grip: WallGrip = { kind: "shift", room: "one", wall: "C" };
  const by = (at: Vec2, more?: Partial<GripPull>) => pulled(project, grip, pull([2500, 5000], at, more))!;
  expect(lengths(accepted(by([2500, 4303]).change(project)))).toEqual([5000, 4300, 5000, 4300]);
  const level = by([2500, 3120]);
  expect([level.valueMm, level.reasons]).toEqual([1900, [{ kind: "aligned" }]]);
  expect(
    by([2500, 3120], { pointer: { at: [2500, 3123], shift: false, alt: true, mmPerPixel: 5 } }).valueMm,
  ).toBe(1877);
  expect(lengths(accepted(by([2500, 5010], { typed: "0.25m" }).change(project)))).toEqual([
    5000, 5250, 5000, 5250,
  ]);
  const past = by([2500, -1000]).change(project);
  expect(past.ok ? null : past.refusal.cause).toBe("wrongDirection");
});

test("[CD-03] a wall is bent by its middle: by hand, by sagitta, by radius, straight again", () => {
  const grip: WallGrip = { kind: "bend", room: "one", wall: "A" };
  const bend = (at: Vec2, typed = "") => pulled(project, grip, pull([2500, 0], at, { typed }));
  const out = accepted(bend([2500, -603])!.change(project));
  expect(viewedWalls(out.rooms[0]!)[0]!.curve!.sagitta).toBeCloseTo(600, 6);
  expect(gripPlace(out, grip)![1]).toBeCloseTo(-600, 6);
  const inside = accepted(bend([2500, 40], "450")!.change(project));
  expect(viewedWalls(inside.rooms[0]!)[0]!.curve!.sagitta).toBeCloseTo(-450, 6);
  const radius = accepted(bend([2500, -200], "r3000")!.change(project));
  expect(viewedWalls(radius.rooms[0]!)[0]!.curve!.radius).toBeCloseTo(3000, 3);
  expect(bend([2500, -200], "r2000")).toBeNull();
  const straight = pulled(out, grip, pull([2500, -600], [2500, -20]))!;
  expect(accepted(straight.change(out)).rooms[0]!.walls).toHaveLength(4);
});

test("[CD-03] a wall's top is pulled up as a whole, or at one end into a slope", () => {
  const top = (end: "start" | "end" | "both", heightMm: number, typed = "") => {
    const gripped = pulled(
      project,
      { kind: "height", room: "one", wall: "A", end },
      {
        ...pull([0, 0], [0, 0], { typed }),
        heightMm,
      },
    )!;
    const { height, endHeight } = viewedWall(accepted(gripped.change(project)).rooms[0]!, "A")!.segment;
    return [height, endHeight];
  };
  expect(top("both", 2703)).toEqual([2700, 2700]);
  expect(top("end", 1904)).toEqual([2400, 1900]);
  expect(top("start", 0, "3m")).toEqual([3000, 2400]);
  const nothing = pulled(
    project,
    { kind: "height", room: "one", wall: "A", end: "both" },
    {
      ...pull([0, 0], [0, 0]),
      heightMm: -50,
    },
  )!.change(project);
  expect(nothing.ok ? null : nothing.refusal.cause).toBe("outOfBounds");
});

test("[CD-03] a room is moved against another one, wall to wall", () => {
  const grip: WallGrip = { kind: "room", room: "two", rows: [] };
  const from = gripPlace(project, grip)!;
  const gripped = pulled(project, grip, pull(from, [from[0] - 1020, from[1] + 23]))!;
  expect(gripped.reasons).toEqual([{ kind: "aligned" }]);
  const after = accepted(gripped.change(project));
  const right = Math.max(...surroundingsFor(after, "two").corners.map(([x]) => x));
  const left = Math.min(...surroundingsFor(after, "one").corners.map(([x]) => x));
  expect(right).toBe(5100);
  expect([5000, 5100]).toContain(left);
  expect(lengths(after, 1)).toEqual([3000, 3000, 3000, 3000]);
});

test("[CD-03] an invalid length and a removed wall move nothing", () => {
  const grip: WallGrip = { kind: "shift", room: "one", wall: "C" };
  expect(pulled(project, grip, pull([0, 0], [0, 0], { typed: "abc" }))).toBeNull();
  expect(pulled(project, { ...grip, wall: "Z" }, pull([0, 0], [0, 0]))).toBeNull();
  expect(pulled(project, { ...grip, room: "no" }, pull([0, 0], [0, 0]))).toBeNull();
  expect(gripPlace(project, { ...grip, wall: "Z" })).toBeNull();
});
