import { describe, expect, test } from "vitest";
import { withRoom } from "../../../testing/demo-room.ts";
import { viewOfKey, wallsToView } from "./room-views.ts";

describe("standard views by key", () => {
  const walls = wallsToView(withRoom().rooms);

  test("a room is viewed by its walls' letters", () => {
    expect(walls.map(({ name }) => name)).toEqual(["A", "B", "C", "D"]);
  });

  test("Shift with 3, 4, 6 and 7 is eye level, corner, overview and plan", () => {
    const views = ["Digit3", "Digit4", "Digit6", "Digit7"].map((code) => viewOfKey(code, walls, null));
    expect(views).toEqual(["eye", "corner", "iso", "top"]);
    expect(viewOfKey("Digit9", walls, null)).toBeNull();
  });

  test("Shift with 5 goes round the walls, and does nothing where there are none", () => {
    const ids = walls.map(({ wall }) => wall);
    expect(viewOfKey("Digit5", walls, null)).toEqual({ wall: ids[0] });
    expect(viewOfKey("Digit5", walls, ids[0]!)).toEqual({ wall: ids[1] });
    expect(viewOfKey("Digit5", walls, ids.at(-1)!)).toEqual({ wall: ids[0] });
    expect(viewOfKey("Digit5", [], null)).toBeNull();
  });
});
