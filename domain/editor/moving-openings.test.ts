import { bendWall, replaceRoom, wallCurve, wallSegments } from "@stanza/project";
import { expect, test } from "vitest";
import { EditorDriver } from "./testing/editor-driver.ts";

const onWall = (driver: EditorDriver) => {
  const { placement } = driver.project.rows[0]!;
  return placement.on === "wall" ? [placement.wall, Math.round(placement.offset)] : null;
};

/** A door of 800 in wall A, the upper one, a metre from its start. */
const withDoor = () =>
  new EditorDriver().put("DOOR-800", { on: "wall", wall: "A", offset: 1000, elevation: 0 });

test("[CD-03] a door is dragged along its wall, and stops at its end", () => {
  const driver = withDoor().drag([1400, -50], [2900, -40]);
  expect(onWall(driver)).toEqual(["A", 2500]);
  driver.drag([2900, -50], [4850, -50]);
  expect(onWall(driver)).toEqual(["A", 5000 - driver.rows[0]!.article.box[0]]);
});

test("[CD-03] a door is carried to another wall in one step that can be undone", () => {
  const driver = withDoor().drag([1400, -50], [5020, 1800]);
  // The middle of the door stays under the pointer, whatever its direction.
  const [wall, offset] = onWall(driver) ?? [];
  expect(wall).toBe("B");
  expect(Math.abs(Number(offset) + driver.rows[0]!.article.box[0] / 2 - 1800)).toBeLessThan(100);
  expect(driver.steps.at(-1)).toBe("move");
  driver.undo();
  expect(onWall(driver)).toEqual(["A", 1000]);
});

test("[CD-03] a typed distance puts a window that far from the corner", () => {
  const driver = new EditorDriver().put("WIN-800", { on: "wall", wall: "A", offset: 1000, elevation: 0 });
  driver.moveTo(1400, -50).press().moveTo(1200, -50).type("350").enter();
  expect(onWall(driver)).toEqual(["A", 350]);
});

/** Wall A bulges 800 out of the room, in a circle of 4306. */
const withCurve = (item = "DOOR-800") => {
  const driver = new EditorDriver().change((project) => {
    const bent = bendWall(project.rooms[0]!, { wall: "A", sagittaMm: 800 });
    return bent.ok ? replaceRoom(project, { room: bent.value }) : bent;
  });
  return driver.take(item).moveTo(1500, -400).click(1500, -400);
};
const seat = (driver: EditorDriver) => {
  const row = driver.rows[0]!;
  const { placement } = row.row;
  const wall = placement.on === "wall" ? placement.wall : "";
  const room = driver.project.rooms[0]!;
  const curve = wallCurve(room, wall);
  const facet = wallSegments(room).find((segment) => segment.wall.id === wall)!;
  return { row, curve, facet, width: row.article.box[0] };
};

test("[CD-02] [CD-03] a door put into a curved wall sits in a straight facet of its own, is dragged along the curve and to another wall", () => {
  const driver = withCurve();
  const { curve, facet, width } = seat(driver);
  expect(curve).not.toBeNull();
  expect(facet.length).toBeGreaterThan(width);
  expect(facet.length).toBeLessThan(width + 60);
  const before = facet.from;
  const [x, , z] = driver.rows[0]!.frame.at;
  driver.drag([x + 300, z + 40], [x + 1500, z - 200]);
  const moved = seat(driver);
  expect(moved.facet.from[0]).toBeGreaterThan(before[0] + 900);
  expect(moved.curve!.sagitta).toBeCloseTo(800, 3);
  const at = moved.row.frame.at;
  driver.drag([at[0] + 300, at[2] + 40], [5020, 2000]);
  expect(onWall(driver)?.[0]).toBe("B");
  expect(wallCurve(driver.project.rooms[0]!, "A")!.facets.length).toBe(8);
  driver.undo();
  expect(seat(driver).curve).not.toBeNull();
});

test("[CD-02] a distance typed beside a door on a curve counts along the arc", () => {
  const driver = withCurve();
  driver.editor.select([driver.rows[0]!.row.id]);
  driver.editor.setDistance("left", 700);
  const [left, right] = driver.editor.selectedDistances();
  expect(left).toMatchObject({ side: "left", meets: { name: "D" } });
  expect(left!.value).toBeCloseTo(700, 3);
  expect(right).toMatchObject({ side: "right", meets: { name: "B" } });
  driver.editor.setDistance("right", 350);
  expect(driver.editor.selectedDistances()[1]!.value).toBeCloseTo(350, 3);
});

test("[CD-02] a copy of a window on a curved wall stands beside it, in a facet of its own", () => {
  const driver = withCurve("WIN-800");
  driver.editor.select([driver.rows[0]!.row.id]);
  driver.editor.duplicate();
  const walls = driver.project.rows.map(({ placement }) => (placement.on === "wall" ? placement.wall : ""));
  expect(new Set(walls).size).toBe(2);
  const lengths = walls.map(
    (wall) => wallSegments(driver.project.rooms[0]!).find((one) => one.wall.id === wall)!.length,
  );
  for (const length of lengths) expect(length).toBeGreaterThan(800);
});
