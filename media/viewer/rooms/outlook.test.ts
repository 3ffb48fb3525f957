import type { ViewerRoom, ViewerWall } from "@stanza/models";
import { expect, test } from "vitest";
import { outlookSheets } from "./outlook.ts";

const WINDOW = { offset: 1500, elevation: 900, width: 1200, height: 1200 };

/** A room of 4 × 3 m from `x` on, its window in the wall at its right or its back. */
function roomAt(id: string, x: number, windowIn: "back" | "right"): ViewerRoom {
  const corners = [
    [x, 0],
    [x + 4000, 0],
    [x + 4000, 3000],
    [x, 3000],
  ] as const;
  const out = [
    [0, -200],
    [200, 0],
    [0, 200],
    [-200, 0],
  ] as const;
  const walls = corners.map((from, i): ViewerWall => {
    const to = corners[(i + 1) % 4]!;
    const [ox, oz] = out[i]!;
    return {
      id: `${id}${i}`,
      inner: { from, to },
      outer: { from: [from[0] + ox, from[1] + oz], to: [to[0] + ox, to[1] + oz] },
      height: 2700,
      openings: i === (windowIn === "back" ? 0 : 1) ? [{ ...WINDOW, offset: 1000 }] : [],
    };
  });
  return { id, walls, floorMaterial: "floor-oak", wallMaterial: "wall-white" };
}

test("behind a window there is the day, just outside of its wall and never above it", () => {
  const room = roomAt("a", 0, "back");
  const [sheet] = outlookSheets(room.walls[0]!, [room]);
  expect(sheet!.every(([, y, z]) => Math.round(z) === -260 && y >= 0 && y <= 2500)).toBe(true);
  const xs = sheet!.map(([x]) => x);
  // As much beside the opening as is seen at a slant, within the wall.
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([350, 2850]);
  expect(outlookSheets(room.walls[1]!, [room])).toEqual([]);
});

test("an opening to the next room shows that room", () => {
  const rooms = [roomAt("a", 0, "right"), roomAt("b", 4200, "back")];
  expect(outlookSheets(rooms[0]!.walls[1]!, rooms)).toEqual([]);
  expect(outlookSheets(rooms[0]!.walls[1]!, [rooms[0]!]).length).toBe(1);
});
