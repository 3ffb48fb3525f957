import { expect, test } from "vitest";
import { FLOOR } from "./pointer-input.ts";
import { EditorDriver } from "./testing/editor-driver.ts";

/** A mouse on the floor without any key. */
const NO_KEYS = {
  surface: FLOOR,
  shift: false,
  alt: false,
  ctrl: false,
  touch: false,
  mmPerPixel: 5,
} as const;

/** A base unit 600 at 2200 on wall A. */
const withBase = () => new EditorDriver().take("BASE-1D-600").click(2500, 300);

test("[CD-03] a row is dragged along its wall, and one step undoes it", () => {
  const driver = withBase().drag([2500, 300], [3500, 300]);
  expect(driver.standing(0)).toEqual([3200, 0, 0]);
  expect(driver.steps).toEqual(["place", "move"]);
  expect(driver.undo().standing(0)).toEqual([2200, 0, 0]);
  expect(driver.redo().standing(0)).toEqual([3200, 0, 0]);
});

test("[CD-03] a row dragged to another wall turns with it", () => {
  const driver = withBase().drag([2500, 300], [2500, 4800]);
  expect(driver.standing(0)[2]).toBe(180);
  expect(driver.standing(0)[1]).toBe(5000);
});

test("[CD-03] a press that hardly moves only selects", () => {
  const driver = withBase();
  driver.editor.select([]);
  driver.drag([2500, 300], [2510, 305]);
  expect(driver.editor.state.selection).toEqual(["row1"]);
  expect(driver.steps).toEqual(["place"]);
});

test("[CD-03] Esc during a drag leaves everything as it was", () => {
  const driver = withBase().moveTo(2500, 300).press().moveTo(3500, 300);
  driver.editor.cancel();
  driver.release();
  expect(driver.standing(0)).toEqual([2200, 0, 0]);
  expect(driver.steps).toEqual(["place"]);
});

test("[CD-03] a drag onto another row is refused, with Alt it is done", () => {
  const driver = withBase().take("BASE-DR-900").click(1000, 300);
  driver.drag([1000, 300], [2500, 300]);
  expect(driver.standing(1)[0]).toBe(550);
  expect(driver.notices).toEqual([{ kind: "collides", row: "row2", with: "row1" }]);
  driver.drag([1000, 300], [2500, 300], { alt: true });
  expect(driver.standing(1)[0]).toBe(2050);
});

test("[CD-03] digits during a drag are the distance on the side that it goes to", () => {
  const driver = withBase().moveTo(2500, 300).press().moveTo(3000, 300).type("1000").enter();
  expect(driver.standing(0)).toEqual([3400, 0, 0]);
});

test("[CD-03] a typed distance that ends in another row is refused", () => {
  const driver = withBase().take("BASE-DR-900").click(4000, 300);
  driver.moveTo(2500, 300).press().moveTo(2400, 300).type("3300").enter();
  expect(driver.standing(0)[0]).toBe(2200);
  expect(driver.notices).toHaveLength(1);
});

test("[CD-03] a row carried without a press is put down by the next click", () => {
  const driver = withBase();
  driver.editor.use("moving", { carried: true });
  driver.moveTo(1500, 300);
  expect(driver.ghosts).toHaveLength(1);
  driver.click(1500, 300);
  expect(driver.standing(0)).toEqual([1200, 0, 0]);
  expect(driver.editor.state.interaction.kind).toBe("idle");
});

test("[CD-03] R turns a row against a wall by a quarter", () => {
  const driver = withBase();
  driver.editor.rotate(1);
  expect(driver.standing(0)[2]).toBe(90);
  expect(driver.undo().standing(0)).toEqual([2200, 0, 0]);
});

test("[CD-03] R during a drag turns what is in hand, as part of the same step", () => {
  const driver = withBase().moveTo(2500, 300).press().moveTo(2500, 2500);
  driver.editor.rotate(1);
  driver.release();
  expect(driver.standing(0)[2]).toBe(90);
  expect(driver.steps).toEqual(["place", "move"]);
});

test("[CD-03] a copy stands to the right of its original, or to the left when the right is taken", () => {
  const driver = withBase();
  driver.editor.duplicate();
  expect(driver.standing(1)).toEqual([2800, 0, 0]);
  driver.editor.select(["row1"]);
  driver.editor.duplicate();
  expect(driver.standing(2)).toEqual([1600, 0, 0]);
  expect(driver.editor.state.selection).toEqual(["row3"]);
});

test("[CD-03] Delete removes the selection, and undo restores it in place", () => {
  const driver = withBase();
  driver.editor.remove();
  expect(driver.rows).toHaveLength(0);
  expect(driver.editor.state.selection).toEqual([]);
  expect(driver.undo().standing(0)).toEqual([2200, 0, 0]);
});

test("[CD-03] arrow keys nudge", () => {
  const driver = withBase();
  driver.editor.nudge([10, 0]);
  driver.editor.nudge([0, 1]);
  expect(driver.standing(0)).toEqual([2210, 1, 0]);
});

test("[CD-03] a rectangle selects rows whose middle is in it; Shift adds", () => {
  const driver = withBase().take("BASE-1D-600").click(800, 300).take("BASE-1D-600").click(4200, 300);
  driver.drag([100, 900], [3000, 100]);
  expect(driver.editor.state.selection).toEqual(["row1", "row2"]);
  driver.drag([3700, 900], [4900, 100], { shift: true });
  expect(driver.editor.state.selection).toHaveLength(3);
  driver.click(2500, 4000);
  expect(driver.editor.state.selection).toEqual([]);
});

test("[CD-03] a selection moves together and keeps its shape", () => {
  const driver = withBase().take("BASE-DR-900").click(3250, 300);
  driver.editor.select(["row1", "row2"]);
  driver.drag([2500, 300], [2000, 300]);
  expect([driver.standing(0)[0], driver.standing(1)[0]]).toEqual([1700, 2300]);
});

test("[CD-03] a door slides along its wall and moves to another", () => {
  const driver = new EditorDriver().take("DOOR-800").click(1500, 0);
  driver.editor.nudge([100, 0]);
  const before = driver.rows[0]?.row.placement;
  driver.drag([1500, -50], [4990, 3000]);
  expect(before).toMatchObject({ wall: "A" });
  expect(driver.rows[0]?.row.placement).toMatchObject({ on: "wall", wall: "B", elevation: 0 });
});

test("[CD-03] the distances of the selection can be typed", () => {
  const driver = withBase();
  expect(driver.editor.selectedDistances().map(({ side, value }) => [side, value])).toContainEqual([
    "left",
    2200,
  ]);
  driver.editor.setDistance("left", 820);
  expect(driver.standing(0)).toEqual([820, 0, 0]);
  expect(driver.steps.at(-1)).toBe("setDistance");
});

test("[CD-03] a window shows and takes its distances along the wall, to the corner and to the next one", () => {
  const driver = new EditorDriver().take("WIN2-1200").click(2500, 0).take("DOOR-800").click(700, 0);
  driver.editor.select(["row1"]);
  const [left, right] = driver.editor.selectedDistances();
  const placed = driver.rows.map(({ row, article }) =>
    row.placement.on === "wall" ? [row.placement.offset, row.placement.offset + article.box[0]] : [],
  );
  const [[from = 0, to = 0] = [], [, door = 0] = []] = placed;
  expect(left).toMatchObject({ side: "left", value: from - door, meets: { row: "row2" } });
  expect(right).toMatchObject({ side: "right", value: 5000 - to, meets: { wall: "B", name: "B" } });
  driver.editor.setDistance("right", 300);
  const moved = driver.rows[0]?.row.placement;
  expect(moved?.on === "wall" && moved.offset).toBe(5000 - 300 - (to - from));
});

test("[CD-03] a wall is selected by a click, and a drag over it is a rectangle", () => {
  const driver = withBase();
  const on = { ...NO_KEYS, rows: [], wall: "A" } as const;
  driver.editor.pointerDown({ ...on, at: [4000, -50] });
  driver.editor.pointerUp({ ...on, at: [4000, -50] });
  expect(driver.editor.state).toMatchObject({ wall: "A", selection: [] });
  driver.editor.pointerDown({ ...on, at: [1900, -50] });
  driver.editor.pointerMove({ ...on, at: [3000, 900] });
  driver.editor.pointerUp({ ...on, at: [3000, 900] });
  expect(driver.editor.state).toMatchObject({ wall: null, selection: ["row1"] });
});

test("[CD-03] a row that undo removes leaves the selection too", () => {
  const driver = withBase().undo();
  driver.editor.projectChanged();
  expect(driver.editor.state.selection).toEqual([]);
});
