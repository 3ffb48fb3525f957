import type { Vec2 } from "@stanza/geometry";
import { newCustomerFields } from "@stanza/offer";
import { addLayer, addRoom, putOnLayer, viewedWall, viewedWalls } from "@stanza/project";
import { editor, showNewProject, transact, useProject } from "@stanza/web-project";
import { useToasts } from "@stanza/web-ui";
import { beforeEach, expect, test } from "vitest";
import { onFloor, press } from "../testing/on-floor.ts";
import { isWallLocked } from "./locked-walls.ts";
import { commitBend, commitJoin, commitLength } from "./wall-edits.ts";

const fields = newCustomerFields({ documentKind: undefined, priceList: "", country: "IT" }, "en");
const project = () => useProject.getState().open!.document.project;
const room = () => project().rooms[0]!;
const names = () => viewedWalls(room()).map(({ segment }) => segment.name);
const point = (at: Vec2) => editor.pointerMove(onFloor(at));
const mark = () => {
  const { interaction } = editor.state;
  return interaction.kind === "dividingWall" ? interaction : null;
};
const lengthOf = (wall: string) => {
  const viewed = viewedWall(room(), wall);
  return Math.round(viewed?.curve?.arcLength ?? viewed?.segment.length ?? 0);
};
const take = (wall: string) => {
  editor.selectWall(wall);
  editor.use("dividingWall", wall);
};

beforeEach(() => {
  showNewProject("", "guest", fields);
  const ids = ["room", "A", "B", "C", "D"];
  transact("edit.addRoom", (so) =>
    addRoom(so, { template: "rt1", dimensions: [4000, 3000], newId: () => ids.shift() ?? "" }),
  );
  editor.putAway();
  useToasts.setState({ toasts: [] });
});

test("[CD-02] the mark follows the pointer along the wall in whole centimetres, stops in the middle, and a press makes the corner", () => {
  take("A");
  point([1203, 400]);
  expect(mark()?.alongMm).toBe(1200);
  point([2027, 0]);
  expect(mark()?.alongMm).toBe(2000);
  point([1203, 400]);
  editor.pointerUp(onFloor([1203, 400]));
  expect(mark() !== null).toBe(false);
  expect(names()).toEqual(["A", "B", "C", "D", "E"]);
  expect(lengthOf("A")).toBe(1200);
});

test("[CD-02] what is typed says how far from the start, along the arc of a curved wall; joined it is one again", () => {
  expect(commitBend(room(), "A", 500)).toBeNull();
  const whole = lengthOf("A");
  take("A");
  for (const digit of "1500") press(digit);
  press("Backspace");
  press("0");
  press("Enter");
  expect(lengthOf("A")).toBe(1500);
  expect(names()).toHaveLength(5);
  expect(commitJoin(room(), "A")).toBeNull();
  expect(names()).toHaveLength(4);
  expect(lengthOf("A")).toBe(whole);
});

test("[CD-02] Esc clears what is typed, then leaves the wall whole; so does selecting something else", () => {
  take("A");
  press("7");
  press("Escape");
  expect(mark()).toMatchObject({ wall: "A", typed: "" });
  press("Escape");
  expect(mark() !== null).toBe(false);
  take("B");
  editor.selectWall("C");
  expect(mark() !== null).toBe(false);
  expect(names()).toHaveLength(4);
});

test("[CD-03] a locked wall says so with its layer, holds the handles of its neighbours, and is unlocked by the toast", () => {
  transact("edit.addLayer", (so) =>
    addLayer(so, { id: "fixed", name: "Structure", visible: true, locked: true, colour: "#2478c3" }),
  );
  transact("edit.putOnLayer", (so) => putOnLayer(so, { layer: "fixed", walls: ["B"] }));
  expect(isWallLocked("B")).toBe(true);
  expect(isWallLocked("A")).toBe(false);
  expect(commitLength(room(), "B", 2000)).toMatchObject({ cause: "wallLocked", at: "B" });
  const [warning] = useToasts.getState().toasts;
  expect(warning).toMatchObject({ kind: "warning" });
  const of = { room: "room" } as const;
  expect(editor.lockOn({ ...of, kind: "shift", wall: "B" })).not.toBeNull();
  // A shifted along its normal would make B longer; D only goes along with C and A.
  expect(editor.lockOn({ ...of, kind: "shift", wall: "A" })).not.toBeNull();
  expect(editor.lockOn({ ...of, kind: "bend", wall: "D" })).toBeNull();
  editor.use("grippingWall", { grip: { ...of, kind: "shift", wall: "B" }, from: [4000, 1500] });
  point([4300, 1500]);
  expect(editor.state.interaction).toMatchObject({ refusal: { cause: "wallLocked" }, preview: null });
  warning?.action?.run();
  expect(isWallLocked("B")).toBe(false);
  expect(commitLength(room(), "B", 2000)).toBeNull();
  expect(lengthOf("B")).toBe(2000);
});
