import { expect, test } from "vitest";
import { dock } from "./dock.ts";
import { EditorDriver } from "./testing/editor-driver.ts";

/** Adds an article as the catalogue's *Add* does. */
function add(driver: EditorDriver, article: string) {
  const inHand = driver.take(article).editor.state.interaction;
  if (inHand.kind !== "placing") throw new Error("nothing in hand");
  driver.editor.cancel();
  const placement = dock(inHand.article, driver.project, driver.evaluated);
  if (placement) driver.put(article, placement);
  return placement;
}

test("[CD-11] the first article goes into the first corner", () => {
  const driver = new EditorDriver();
  add(driver, "BASE-1D-600");
  expect(driver.standing(0)).toEqual([0, 0, 0]);
});

test("[CD-11] the next one stands to the right of the last, without gap or overlap", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(2500, 300);
  add(driver, "BASE-DR-900");
  add(driver, "BASE-2D-800");
  expect(driver.standing(1)).toEqual([2800, 0, 0]);
  expect(driver.standing(2)).toEqual([3700, 0, 0]);
});

test("[CD-11] with the right side full the next one goes to the left", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(4700, 300);
  expect(driver.standing(0)).toEqual([4400, 0, 0]);
  add(driver, "BASE-DR-900");
  expect(driver.standing(1)).toEqual([3500, 0, 0]);
});

test("[CD-11] when a wall is full the next wall follows, clear of the corner", () => {
  const driver = new EditorDriver();
  for (let i = 0; i < 4; i++) add(driver, "BASE-2D-1200");
  add(driver, "BASE-2D-1200");
  // The fourth unit ends 200 mm before the corner: a unit on wall B begins at its front, 560 mm and the door.
  expect(driver.standing(4)).toEqual([5000, 579, 270]);
});

test("[CD-11] nothing is docked in front of a door, but base units go below a window", () => {
  const driver = new EditorDriver();
  driver.put("DOOR-800", { on: "wall", wall: "A", offset: 300, elevation: 0 });
  add(driver, "BASE-1D-600");
  expect(driver.standing(1)[0]).toBeGreaterThanOrEqual(1100);
  const other = new EditorDriver();
  other.put("WIN2-1200", { on: "wall", wall: "A", offset: 300, elevation: 0 });
  add(other, "BASE-1D-600");
  expect(other.standing(1)).toEqual([0, 0, 0]);
});

test("[CD-11] the first wall unit goes above the first base unit", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(2500, 300);
  add(driver, "WALL-1D-600");
  expect(driver.standing(1)).toEqual([2200, 0, 0]);
  expect(driver.rows[1]?.frame.at[1]).toBeGreaterThan(1200);
});

test("[CD-11] a window goes into the middle of the longest free stretch", () => {
  const driver = new EditorDriver();
  add(driver, "WIN2-1200");
  expect(driver.rows[0]?.row.placement).toEqual({ on: "wall", wall: "A", offset: 1900, elevation: 0 });
});

test("[CD-11] without walls, and for articles set into others, no place is found", () => {
  const driver = new EditorDriver("rt11");
  expect(add(driver, "BASE-1D-600")).toBeNull();
  expect(add(new EditorDriver(), "APP-HOB-IN60")).toBeNull();
});
