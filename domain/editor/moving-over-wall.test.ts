import { expect, test } from "vitest";
import { EditorDriver } from "./testing/editor-driver.ts";

/** A wall unit 600 at 1000 on wall A, 1450 above the floor, and another one at 1800 that hangs 50 lower. */
const withUnits = () =>
  new EditorDriver()
    .put("WALL-1D-600", { on: "room", at: [1000, 1450, 0], rotY: 0 })
    .put("WALL-1D-600", { on: "room", at: [1800, 1400, 0], rotY: 0 });

const drag = (driver: EditorDriver, from: [number, number], to: [number, number]) =>
  driver
    .over("A", ...from)
    .press()
    .over("A", ...to)
    .release();

const placeOf = (driver: EditorDriver, row: number) => driver.rows[row]?.frame.at;

test("[CD-03] a unit dragged over a wall keeps to its neighbour's side and underside, as far from the wall as it was", () => {
  const driver = withUnits();
  driver.over("A", 1300, 1800).press().over("A", 1492, 1756);
  const { interaction } = driver.editor.state;
  expect(interaction).toMatchObject({ kind: "moving", lines: { along: 1800, up: 1400 } });
  driver.release();
  expect(placeOf(driver, 0)).toEqual([1200, 1400, 0]);
  expect(driver.steps.at(-1)).toBe("move");
  drag(driver, [1300, 1800], [1700, 1961]);
  expect(driver.notices).toMatchObject([{ kind: "collides", with: "row2" }]);
});

test("[CD-03] without anything near the pointer decides, in whole mm; the ceiling draws the upper edge", () => {
  const driver = withUnits();
  drag(driver, [1300, 1800], [3411, 1880]);
  expect(placeOf(driver, 0)).toEqual([3111, 1530, 0]);
  drag(driver, [3411, 1880], [3411, 2001]);
  expect(placeOf(driver, 0)).toEqual([3111, 2400 - driver.rows[0]!.article.box[1], 0]);
});

test("[CD-03] a row on the floor stays on it when it is dragged over a wall", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(2500, 300);
  drag(driver, [2500, 400], [3611, 900]);
  expect(placeOf(driver, 0)).toEqual([3311, 0, 0]);
});

test("[CD-03] what hangs from the ceiling goes along the wall; a key that would lift it says why it stays", () => {
  const driver = new EditorDriver().put("APP-HOOD-IH90", { on: "room", at: [1000, 0, 300], rotY: 0 });
  const { at } = driver.rows[0]!.frame;
  drag(driver, [1100, at[1] + 50], [1911, at[1] - 600]);
  expect(placeOf(driver, 0)).toEqual([1811, at[1], 300]);
  driver.editor.select(["row1"]);
  expect(driver.editor.moveRows(["row1"], [0, -10, 0])).toBe(false);
  expect(driver.notices).toEqual([{ kind: "onCeiling" }]);
  expect(driver.editor.selectedHeights()).toEqual([]);
  expect(driver.steps).toEqual(["place", "move"]);
});

test("[CD-03] a window is moved along its wall and up, and stops at the wall's end", () => {
  const driver = new EditorDriver().put("WIN-800", { on: "wall", wall: "A", offset: 1000, elevation: 0 });
  const sill = driver.rows[0]!.frame.at[1];
  drag(driver, [1400, sill + 300], [2622, sill + 423]);
  expect(driver.rows[0]!.row.placement).toEqual({ on: "wall", wall: "A", offset: 2222, elevation: 123 });
  drag(driver, [2622, sill + 423], [9000, sill + 423]);
  const { placement } = driver.rows[0]!.row;
  expect(placement.on === "wall" && placement.offset).toBe(5000 - driver.rows[0]!.article.box[0]);
});

test("[CD-03] several are moved together by their common edges, and rows that overlapped before may be moved apart", () => {
  const driver = withUnits();
  driver.editor.select(["row1", "row2"]);
  drag(driver, [1300, 1800], [300 + 21, 1800]);
  expect([placeOf(driver, 0)?.[0], placeOf(driver, 1)?.[0]]).toEqual([0, 800]);
  const both = new EditorDriver()
    .put("WALL-1D-600", { on: "room", at: [1000, 1450, 0], rotY: 0 })
    .put("WALL-1D-600", { on: "room", at: [1300, 1450, 0], rotY: 0 });
  drag(both, [1050, 1500], [910, 1500]);
  expect(both.notices).toEqual([]);
  expect(placeOf(both, 0)?.[0]).toBe(860);
});

test("[CD-03] a rectangle over a wall selects the visible rows whose middle is in it", () => {
  const driver = withUnits().take("BASE-1D-600").click(4000, 300);
  driver.editor.select([]);
  drag(driver, [200, 2700], [3000, 1200]);
  expect(driver.editor.state.selection).toEqual(["row1", "row2"]);
});
