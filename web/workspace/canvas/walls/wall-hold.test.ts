import type { WallGrip } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { newCustomerFields } from "@stanza/offer";
import { addRoom, wallSegments } from "@stanza/project";
import { showNewProject, transact, undo, useProject } from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { useWallChoices } from "./wall-choices.ts";
import {
  dropHold,
  type HoldEnd,
  holdKey,
  letGo,
  nudgeGrip,
  onHoldEnd,
  pullTo,
  takeHold,
  useWallHold,
} from "./wall-hold.ts";

const fields = newCustomerFields({ documentKind: undefined, priceList: "", country: "IT" }, "en");
const pointer = (at: Vec2) => ({ at, shift: false, alt: false, mmPerPixel: 5 });
const project = () => useProject.getState().open!.document.project;
const lengths = () => wallSegments(project().rooms[0]!).map(({ length }) => Math.round(length * 1e6) / 1e6);
const grip: WallGrip = { kind: "shift", room: "room", wall: "C" };
let ends: HoldEnd[] = [];

beforeEach(() => {
  showNewProject("", "guest", fields);
  const ids = ["room", "A", "B", "C", "D"];
  transact("edit.addRoom", (so) =>
    addRoom(so, { template: "rt1", dimensions: [4000, 3000], newId: () => ids.shift() ?? "" }),
  );
  useWallChoices.setState({ snap: "lines" });
  dropHold();
  ends = [];
  onHoldEnd((end) => ends.push(end));
});

test("[CD-03] a held wall shows what it would be, and letting go is one step to undo", () => {
  takeHold(grip, [2000, 3000]);
  for (const z of [3100, 3200, 3303]) pullTo(pointer([2000, z]));
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
  expect(wallSegments(useWallHold.getState().preview!.rooms[0]!)[1]!.length).toBeCloseTo(3300, 6);
  letGo();
  expect(lengths()).toEqual([4000, 3300, 4000, 3300]);
  expect(ends).toMatchObject([{ kind: "done", valueMm: -300, grip }]);
  expect(useWallHold.getState().grip).toBeNull();
  undo();
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
});

test("[CD-03] a length typed while it is held counts instead of the hand; Esc clears it, then lets everything be", () => {
  takeHold(grip, [2000, 3000]);
  pullTo(pointer([2000, 3100]));
  for (const key of "45") expect(holdKey(key)).toBe(true);
  holdKey("0");
  holdKey("Enter");
  expect(lengths()).toEqual([4000, 3450, 4000, 3450]);
  takeHold(grip, [2000, 3450]);
  pullTo(pointer([2000, 3600]));
  holdKey("9");
  holdKey("Escape");
  expect(useWallHold.getState().typed).toBe("");
  holdKey("Escape");
  expect(useWallHold.getState().grip).toBeNull();
  expect(lengths()).toEqual([4000, 3450, 4000, 3450]);
});

test("[CD-03] where a wall may not go it says why, and nothing changes", () => {
  takeHold(grip, [2000, 3000]);
  pullTo(pointer([2000, 1000]));
  pullTo(pointer([2000, -900]));
  expect(useWallHold.getState()).toMatchObject({ refusal: { cause: "wrongDirection" } });
  expect(wallSegments(useWallHold.getState().preview!.rooms[0]!)[1]!.length).toBeCloseTo(1000, 6);
  letGo();
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
  expect(ends[0]).toMatchObject({ kind: "refused", refusal: { cause: "wrongDirection" } });
});

test("[CD-03] arrow keys move a handle by millimetres; presses of one visit are one step", () => {
  for (let i = 0; i < 3; i++) nudgeGrip(grip, [0, 10], 10, "visit");
  expect(lengths()).toEqual([4000, 3030, 4000, 3030]);
  undo();
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
  nudgeGrip({ kind: "height", room: "room", wall: "A", end: "end" }, [0, 0], -100, "up");
  expect(project().rooms[0]!.walls[0]).toMatchObject({ height: 2400, endHeight: 2300 });
});
