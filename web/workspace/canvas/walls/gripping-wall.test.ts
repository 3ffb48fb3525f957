import type { WallGrip } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { newCustomerFields } from "@stanza/offer";
import { addRoom, wallSegments } from "@stanza/project";
import {
  type EditEvent,
  editor,
  onEdit,
  showNewProject,
  transact,
  undo,
  useProject,
  useWallChoices,
} from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { onFloor, press } from "../testing/on-floor.ts";

const fields = newCustomerFields({ documentKind: undefined, priceList: "", country: "IT" }, "en");
const project = () => useProject.getState().open!.document.project;
const lengths = () => wallSegments(project().rooms[0]!).map(({ length }) => Math.round(length * 1e6) / 1e6);
const grip: WallGrip = { kind: "shift", room: "room", wall: "C" };
let said: EditEvent[] = [];
onEdit((event) => said.push(event));

const take = (from: Vec2) => editor.use("grippingWall", { grip, from });
const pull = (x: number, z: number) => editor.pointerMove(onFloor([x, z]));
const letGo = () => editor.pointerUp(onFloor([0, 0]));
const held = () => {
  const { interaction } = editor.state;
  return interaction.kind === "grippingWall" ? interaction : null;
};

beforeEach(() => {
  showNewProject("", "guest", fields);
  const ids = ["room", "A", "B", "C", "D"];
  transact("edit.addRoom", (so) =>
    addRoom(so, { template: "rt1", dimensions: [4000, 3000], newId: () => ids.shift() ?? "" }),
  );
  useWallChoices.setState({ snap: "lines" });
  editor.putAway();
  said = [];
});

test("[CD-03] a held wall shows what it would be, and letting go is one step to undo", () => {
  take([2000, 3000]);
  for (const z of [3100, 3200, 3303]) pull(2000, z);
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
  expect(wallSegments(held()!.preview!.rooms[0]!)[1]!.length).toBeCloseTo(3300, 6);
  letGo();
  expect(lengths()).toEqual([4000, 3300, 4000, 3300]);
  expect(said).toEqual([{ kind: "gripped", valueMm: -300 }]);
  expect(held()).toBeNull();
  undo();
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
});

test("[CD-03] a length typed while it is held counts instead of the hand; Esc clears it, then lets everything be", () => {
  take([2000, 3000]);
  pull(2000, 3100);
  for (const key of "45") expect(press(key)).toBe(true);
  press("0");
  press("Enter");
  expect(lengths()).toEqual([4000, 3450, 4000, 3450]);
  take([2000, 3450]);
  pull(2000, 3600);
  press("9");
  press("Escape");
  expect(held()?.typed).toBe("");
  press("Escape");
  expect(held()).toBeNull();
  expect(lengths()).toEqual([4000, 3450, 4000, 3450]);
});

test("[CD-03] where a wall may not go it says why, and nothing changes", () => {
  take([2000, 3000]);
  pull(2000, 1000);
  pull(2000, -900);
  expect(held()).toMatchObject({ refusal: { cause: "wrongDirection" } });
  expect(wallSegments(held()!.preview!.rooms[0]!)[1]!.length).toBeCloseTo(1000, 6);
  letGo();
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
  expect(said[0]).toMatchObject({ kind: "wallsRefused", refusal: { cause: "wrongDirection" } });
});

test("[CD-03] arrow keys move a handle by millimetres; presses of one visit are one step", () => {
  for (let i = 0; i < 3; i++) editor.nudgeGrip(grip, [0, 10], 10, "visit");
  expect(lengths()).toEqual([4000, 3030, 4000, 3030]);
  undo();
  expect(lengths()).toEqual([4000, 3000, 4000, 3000]);
  editor.nudgeGrip({ kind: "height", room: "room", wall: "A", end: "end" }, [0, 0], -100, "up");
  expect(project().rooms[0]!.walls[0]).toMatchObject({ height: 2400, endHeight: 2300 });
});
