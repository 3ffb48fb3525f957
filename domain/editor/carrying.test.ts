import { expect, test } from "vitest";
import { dock } from "./dock.ts";
import { EditorDriver } from "./testing/editor-driver.ts";

const reasons = (driver: EditorDriver) => driver.ghosts[0]?.reasons.map(({ kind }) => kind);
const at = (x: number, z: number, rotY = 0, y = 0) => ({ on: "room", at: [x, y, z], rotY }) as const;
const middle = (driver: EditorDriver, row: number) => {
  const { frame, article } = driver.rows[row]!;
  return frame.at[0] + article.box[0] / 2;
};

/** Adds an article as the catalogue's *Add* does. */
function add(driver: EditorDriver, article: string) {
  const inHand = driver.take(article).editor.state.interaction;
  if (inHand.kind !== "placing") throw new Error("nothing in hand");
  driver.editor.cancel();
  const placement = dock(inHand.article, driver.project, driver.evaluated);
  if (placement) driver.put(article, placement);
  return placement;
}

test("[CD-11] a sink goes to the middle of its unit, as far from the wall as it asks, before any edge", () => {
  const driver = new EditorDriver().put("BASE-SINK-800", at(1000, 0)).take("APP-SINK-50").moveTo(1290, 330);
  expect(reasons(driver)).toEqual(["centred"]);
  driver.click(1290, 330);
  expect(middle(driver, 1)).toBe(1400);
  expect(driver.rows[1]?.frame.at[2]).toBe(50);
  expect(driver.rows[1]?.frame.at[1]).toBeGreaterThan(driver.rows[0]!.article.box[1]);
});

test("[CD-11] a hob turns with its unit", () => {
  const driver = new EditorDriver()
    .put("BASE-HOB-900", at(5000, 1000, 270))
    .take("APP-HOB-IN80")
    .click(4700, 1400);
  expect(driver.standing(1)[2]).toBe(270);
  expect(driver.rows[1]?.frame.at[2]).toBe(1000 + (900 - driver.rows[1]!.article.box[0]) / 2);
});

test("[CD-11] with snapping off, or Alt, it stays where the hand is", () => {
  const driver = new EditorDriver().put("BASE-SINK-800", at(1000, 0)).take("APP-SINK-50");
  driver.moveTo(1290, 330, { alt: true });
  expect(reasons(driver)).toEqual([]);
});

test("[CD-11] an oven goes into its niche, and nothing else does", () => {
  const driver = new EditorDriver()
    .put("BASE-OVEN-600", at(1000, 0), { OVEN: "NONE" })
    .take("APP-OVEN")
    .moveTo(1250, 300);
  expect(reasons(driver)).toEqual(["inside"]);
  driver.click(1250, 300);
  expect(driver.notices).toEqual([]);
  expect(middle(driver, 1)).toBe(1300);
  driver.take("BASE-1D-300").moveTo(1300, 300);
  expect(reasons(driver)).not.toContain("inside");
  expect(driver.ghosts[0]?.collidesWith).toBe("row1");
});

test("[CD-11] a hood hangs over the middle of the hob, against the wall", () => {
  const driver = new EditorDriver().put("BASE-HOB-900", at(2000, 0));
  driver.take("APP-HOB-IN80").click(2450, 300).take("APP-HOOD-CH90").moveTo(2600, 200);
  expect(reasons(driver)).toEqual(["wall", "centred"]);
  driver.click(2600, 200);
  expect(middle(driver, 2)).toBe(2450);
});

test("[CD-11] Add puts sink, hob, hood and oven where they belong, and asks where more than one place is as good", () => {
  const driver = new EditorDriver();
  for (const unit of ["BASE-SINK-800", "BASE-HOB-900"]) add(driver, unit);
  driver.put("BASE-OVEN-600", at(1700, 0), { OVEN: "NONE" });
  expect(add(driver, "APP-SINK-50")).not.toBeNull();
  expect(middle(driver, 3)).toBe(400);
  expect(add(driver, "APP-SINK-50")).toBeNull();
  expect(add(driver, "APP-OVEN")).not.toBeNull();
  expect(add(driver, "APP-HOB-IN80")).not.toBeNull();
  expect(add(driver, "APP-HOOD-CH90")).not.toBeNull();
  expect(middle(driver, 6)).toBe(middle(driver, 5));
  expect(add(driver, "APP-MICRO-490")).toBeNull();
});
