import { expect, test } from "vitest";
import { EditorDriver } from "./testing/editor-driver.ts";

const reasons = (driver: EditorDriver) => driver.ghosts[0]?.reasons.map(({ kind }) => kind);

test("[CD-11] an article dropped near a wall stands with its back against it and gives the reason", () => {
  const driver = new EditorDriver().take("BASE-1D-600").moveTo(1800, 380);
  expect(driver.ghosts[0]?.reasons).toEqual([{ kind: "wall", wall: "A", name: "A" }]);
  driver.click(1800, 380);
  expect(driver.standing(0)).toEqual([1500, 0, 0]);
  expect(driver.editor.state.selection).toEqual(["row1"]);
  expect(driver.steps).toEqual(["place"]);
});

test("[CD-11] on the wall to the right it turns to face the room", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(4700, 2500);
  expect(driver.standing(0)).toEqual([5000, 2200, 270]);
});

test("[CD-11] the middle of the room has no wall: an article stays at the pointer", () => {
  const driver = new EditorDriver().take("BASE-1D-600").moveTo(2500, 2500);
  expect(reasons(driver)).toEqual([]);
  driver.click(2500, 2500);
  expect(driver.standing(0)[0]).toBe(2200);
});

test("[CD-11] near a corner it goes into the corner", () => {
  const driver = new EditorDriver().take("BASE-1D-600").moveTo(360, 300);
  expect(reasons(driver)).toEqual(["wall", "corner"]);
  driver.click(360, 300);
  expect(driver.standing(0)).toEqual([0, 0, 0]);
});

test("[CD-11] near a neighbour it stands side by side, without gap or overlap", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(2500, 300);
  driver.take("BASE-DR-900").moveTo(3275, 300);
  expect(reasons(driver)).toEqual(["wall", "besides"]);
  driver.click(3275, 300);
  expect(driver.standing(1)).toEqual([2800, 0, 0]);
});

test("[CD-11] a wall unit lines up with the base unit below it", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(2500, 300);
  driver.take("WALL-1D-600").moveTo(2520, 150);
  expect(reasons(driver)).toEqual(["wall", "aligned"]);
  driver.click(2520, 150);
  expect(driver.standing(1)).toEqual([2200, 0, 0]);
  expect(driver.rows[1]?.frame.at[1]).toBeGreaterThan(1200);
});

test("[CD-11] Alt switches snapping off", () => {
  const driver = new EditorDriver().take("BASE-1D-600").moveTo(2507, 380, { alt: true });
  expect(reasons(driver)).toEqual([]);
});

test("[CD-11] a place that is taken is refused with the obstacle, unless Alt is held", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(2500, 300);
  driver.take("TALL-LARDER-600").click(2500, 300);
  expect(driver.rows).toHaveLength(1);
  expect(driver.notices).toEqual([{ kind: "collides", row: "row2", with: "row1" }]);
  expect(driver.editor.state.interaction.kind).toBe("placing");
  driver.moveTo(2500, 300, { alt: true }).press({ alt: true }).release({ alt: true });
  expect(driver.rows).toHaveLength(2);
});

test("[CD-11] with the collisions switch off a taken place is not refused", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(2500, 300);
  driver.editor.setToggle("collisions", false);
  driver.take("TALL-LARDER-600").click(2500, 300);
  expect(driver.rows).toHaveLength(2);
});

test("[CD-11] Shift keeps the article in hand for the next one", () => {
  const driver = new EditorDriver().take("BASE-1D-600").click(1000, 300, { shift: true });
  expect(driver.editor.state.interaction.kind).toBe("placing");
  driver.click(2600, 300);
  expect(driver.rows).toHaveLength(2);
});

test("[CD-11] a door sits in the nearest wall, within its ends", () => {
  const driver = new EditorDriver().take("DOOR-800").click(4900, 600);
  expect(driver.rows[0]?.row.placement).toMatchObject({ on: "wall", wall: "B", elevation: 0 });
  driver.take("WIN2-1200").click(200, -40);
  expect(driver.rows[1]?.row.placement).toEqual({ on: "wall", wall: "A", offset: 0, elevation: 0 });
  expect(driver.rows[1]?.frame.at[1]).toBeGreaterThan(500);
});

test("[CD-11] a window near the wall's middle goes to the middle", () => {
  const driver = new EditorDriver().take("WIN2-1200").moveTo(2540, 10);
  expect(reasons(driver)).toEqual(["wallCentre"]);
  driver.click(2540, 10);
  const placement = driver.rows[0]?.row.placement;
  expect(placement?.on === "wall" && placement.offset + (driver.rows[0]?.article.box[0] ?? 0) / 2).toBe(2500);
});

test("[CD-11] a distance typed with the article in hand is the distance it gets", () => {
  const driver = new EditorDriver().take("BASE-1D-600").moveTo(1200, 300).type("820").enter();
  expect(driver.standing(0)).toEqual([820, 0, 0]);
});

test("[CD-11] Esc clears the typed digits, then puts the article away", () => {
  const driver = new EditorDriver().take("BASE-1D-600").moveTo(1200, 300).type("8");
  driver.editor.cancel();
  expect(driver.editor.state.interaction).toMatchObject({ kind: "placing", typed: "" });
  driver.editor.cancel();
  expect(driver.editor.state.interaction.kind).toBe("idle");
  expect(driver.rows).toHaveLength(0);
});

test("[CD-11] R turns the held article, and its ghost with it", () => {
  const driver = new EditorDriver().take("BASE-DR-1200").moveTo(2500, 2500);
  driver.editor.rotate(1);
  expect(driver.ghosts[0]?.frame.rotY).toBe(90);
  driver.click(2500, 2500);
  expect(driver.standing(0)[2]).toBe(90);
});

test("[CD-11] a typed distance may name its unit", () => {
  const driver = new EditorDriver().take("BASE-1D-600").moveTo(1200, 300).type("1.2m").enter();
  expect(driver.standing(0)).toEqual([1200, 0, 0]);
  driver.take("BASE-1D-600").moveTo(2800, 300).type("85 cm").enter();
  expect(driver.standing(1)).toEqual([2650, 0, 0]);
});

test("[CD-11] a window wider than every wall is refused with both measures, also with Alt, and is never narrowed", () => {
  const driver = new EditorDriver("rt1", { sizes: [1000, 900] }).take("WIN2-1200").moveTo(500, 0);
  expect(driver.ghosts[0]?.reasons).toEqual([
    { kind: "tooWide", wall: "A", name: "A", widthMm: 1200, lengthMm: 1000 },
  ]);
  driver.click(500, 0).click(500, 0, { alt: true });
  expect(driver.rows).toEqual([]);
  const refused = { kind: "openingTooWide", wall: "A", widthMm: 1200, lengthMm: 1000 };
  expect(driver.notices).toEqual([refused, refused]);
});
