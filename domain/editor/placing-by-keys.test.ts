import { expect, test } from "vitest";
import { EditorDriver } from "./testing/editor-driver.ts";

const reasons = (driver: EditorDriver) => driver.ghosts[0]?.reasons.map(({ kind }) => kind);

test("[CD-15] the first key brings an article to where Add would put it, Enter puts it down, the next one stands beside it", () => {
  const driver = new EditorDriver().take("BASE-1D-600");
  expect(driver.ghosts).toEqual([]);
  driver.enter();
  expect(reasons(driver)).toEqual(["wall", "corner"]);
  driver.enter();
  expect(driver.standing(0)).toEqual([0, 0, 0]);
  driver.take("BASE-DR-600").key("Tab");
  expect(reasons(driver)).toEqual(["wall", "besides"]);
  driver.enter();
  expect(driver.standing(1)).toEqual([600, 0, 0]);
});

test("[CD-15] arrows move it along the wall by 10, 100 or 1 mm, Home and End to its ends, never over them", () => {
  const driver = new EditorDriver().take("BASE-1D-600").key("ArrowRight");
  expect(driver.ghosts[0]?.frame.at[0]).toBe(0);
  driver.key("ArrowRight", { shift: true }).key("ArrowRight").key("ArrowRight", { ctrl: true });
  expect(driver.ghosts[0]?.frame.at[0]).toBe(111);
  driver.key("ArrowLeft", { shift: true }).key("ArrowLeft", { shift: true });
  expect(driver.ghosts[0]?.frame.at[0]).toBe(0);
  driver.key("End").enter();
  expect(driver.standing(0)).toEqual([4400, 0, 0]);
});

test("[CD-15] Tab goes to the next wall and at last to the open floor, Shift+Tab back; there arrows move it every way", () => {
  const driver = new EditorDriver().take("BASE-1D-600").key("Tab").key("Tab");
  expect(driver.ghosts[0]?.wall?.segment.name).toBe("B");
  driver.key("ArrowDown", { shift: true });
  expect(driver.ghosts[0]?.frame.at).toEqual([5000, 0, 100]);
  // Across the wall, right is the right of somebody who faces it.
  driver.key("ArrowRight", { shift: true });
  expect(driver.ghosts[0]?.frame.at).toEqual([5000, 0, 200]);
  driver.key("Tab").key("Tab").key("Tab");
  expect(driver.ghosts[0]?.wall).toBeNull();
  const before = driver.ghosts[0]?.frame.at ?? [0, 0, 0];
  driver.key("ArrowUp").key("ArrowRight");
  expect(driver.ghosts[0]?.frame.at).toEqual([before[0] + 10, 0, before[2] - 10]);
  driver.key("Tab", { shift: true });
  expect(driver.ghosts[0]?.wall?.segment.name).toBe("D");
});

test("[CD-15] a typed distance is from what stands to its left, or from the corner", () => {
  const driver = new EditorDriver().take("BASE-1D-600").key("Tab").type("820").enter();
  expect(driver.standing(0)).toEqual([820, 0, 0]);
  driver.take("BASE-DR-600").key("Tab").type("1.2m").enter();
  expect(driver.standing(1)).toEqual([2620, 0, 0]);
});

test("[CD-15] a place that is taken is refused and the article stays in hand; Esc gives it up", () => {
  const driver = new EditorDriver().take("BASE-1D-600").enter().enter();
  driver.take("TALL-LARDER-600").key("Tab").key("Home").enter();
  expect(driver.notices).toEqual([{ kind: "collides", row: "row2", with: "row1" }]);
  driver.editor.cancel();
  expect(driver.editor.state.interaction.kind).toBe("idle");
});

test("[CD-15] with Shift another one of the same follows", () => {
  const driver = new EditorDriver().take("BASE-1D-600").key("Tab").key("Enter", { shift: true });
  expect(driver.rows).toHaveLength(1);
  driver.key("Tab").enter();
  expect(driver.standing(1)).toEqual([600, 0, 0]);
});

test("[CD-15] a sink goes from one unit that carries it to the next, a window into the middle of each wall", () => {
  const driver = new EditorDriver().take("BASE-SINK-800").key("Tab").enter();
  driver.take("APP-SINK-50").key("Tab");
  expect(reasons(driver)).toEqual(["onto"]);
  driver.enter();
  expect(driver.rows).toHaveLength(2);
  driver.take("WIN2-1200").key("Tab").key("Tab").enter();
  expect(driver.rows[2]?.row.placement).toMatchObject({ on: "wall", wall: "B" });
});

test("[CD-15] a pointer that lies still does not take it out of the keys' hand, one that moves does", () => {
  const driver = new EditorDriver().take("BASE-1D-600").key("Tab").moveTo(2500, 2500).moveTo(2500, 2500);
  expect(reasons(driver)).toEqual(["wall", "corner"]);
  driver.moveTo(2600, 2500);
  expect(reasons(driver)).toEqual([]);
});
