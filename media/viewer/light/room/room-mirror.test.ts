import type { ViewerRoom } from "@stanza/models";
import { expect, test } from "vitest";
import { mirroredRoom } from "./room-mirror.ts";

const room = (id: string, x: number, w: number, d: number, height = 2700): ViewerRoom => {
  const corners = [
    [x, 0],
    [x + w, 0],
    [x + w, d],
    [x, d],
  ] as const;
  return {
    id,
    floorMaterial: "floor-oak",
    wallMaterial: "wall-white",
    walls: corners.map((from, i) => ({
      id: `${id}${i}`,
      inner: { from, to: corners[(i + 1) % 4]! },
      outer: { from, to: corners[(i + 1) % 4]! },
      height,
      openings: [],
    })),
  };
};

test("[CD-03] the largest room is mirrored, from its middle and above worktops", () => {
  expect(mirroredRoom([room("bath", 0, 2000, 1500), room("kitchen", 3000, 4000, 3000)])).toEqual({
    box: { min: [3000, 0, 0], max: [7000, 2700, 3000] },
    from: [5000, 1450, 1500],
  });
});

test("[CD-03] without a room, or where it is too small or too low, nothing is mirrored", () => {
  expect(mirroredRoom([])).toBeNull();
  expect(mirroredRoom([room("shaft", 0, 400, 400)])).toBeNull();
  expect(mirroredRoom([room("plinth", 0, 4000, 3000, 300)])).toBeNull();
});
