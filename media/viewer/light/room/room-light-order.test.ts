import type { Part, ViewerRoom, ViewerRow } from "@stanza/models";
import { placeRow, UNKNOWN_SURFACE } from "@stanza/models";
import { expect, test } from "vitest";
import { roomLightOrder } from "./room-light-order.ts";

const surface = (code: string) =>
  code === "glass" ? { ...UNKNOWN_SURFACE, opacity: 0.25 } : { ...UNKNOWN_SURFACE, color: "#ffffff" };

const roomAt = (id: string, z: number): ViewerRoom => {
  const corners = [
    [0, z],
    [4000, z],
    [4000, z + 3000],
    [0, z + 3000],
  ] as const;
  return {
    id,
    floorMaterial: "floor",
    wallMaterial: "wall",
    walls: corners.map((from, i) => ({
      id: `${id}-${i}`,
      inner: { from, to: corners[(i + 1) % 4]! },
      outer: { from, to: corners[(i + 1) % 4]! },
      height: 2600,
      openings: [],
    })),
  };
};

const box = (id: string, material: string, layer: string): Part => ({
  id,
  material,
  layer,
  at: [0, 0, 0],
  solid: { type: "box", size: [800, 1200, 20] },
});

const order = (rooms: readonly ViewerRoom[], rows: readonly ViewerRow[]) =>
  roomLightOrder({ rooms, rows: rows.map((row) => placeRow(row)), surface, sources: [], day: 1, lamps: 0 });

const windowIn = (wall: string): ViewerRow => ({
  id: "window",
  wall,
  frame: { at: [1000, 900, -100], rotY: 0 },
  parts: [box("pane", "glass", "glass"), box("frame", "white", "frame")],
});

test("[CD-03] a window's pane lets the day in, its frame and glass of furniture are neither pane nor solid", () => {
  const vitrine: ViewerRow = {
    id: "vitrine",
    frame: { at: [500, 0, 2000], rotY: 0 },
    parts: [box("door", "glass", "fronts"), box("back", "white", "carcass"), box("lamp", "white", "lights")],
  };
  const { panes, solids, height } = order([roomAt("a", 0)], [windowIn("a-0"), vitrine]);
  expect(panes).toEqual([{ min: [1000, 900, -100], max: [1800, 2100, -80] }]);
  expect(solids).toHaveLength(1);
  expect(height).toBe(2600);
});

test("[CD-03] a pane to another room does not", () => {
  expect(order([roomAt("a", 0), roomAt("b", -3200)], [windowIn("a-0")]).panes).toEqual([]);
});
