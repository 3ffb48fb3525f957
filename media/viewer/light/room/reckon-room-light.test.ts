import type { Vec3 } from "@stanza/geometry";
import { expect, test } from "vitest";
import { reckonRoomLight } from "./reckon-room-light.ts";
import type { RoomLight, RoomLightOrder } from "./room-light.ts";

/** A white room of 4 × 3 m with a window in the wall at its left. */
const ROOM: RoomLightOrder = {
  outlines: [
    [
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ],
  ],
  height: 2700,
  floor: [0.6, 0.6, 0.6],
  wall: [0.8, 0.8, 0.8],
  ceiling: [0.85, 0.85, 0.85],
  solids: [],
  panes: [{ min: [-120, 900, 900], max: [-90, 2200, 2100] }],
  day: 1,
  lamps: [],
};

test("[CD-03] it is brighter at the window than far from it, and light comes from the window", () => {
  const light = reckonRoomLight(ROOM)!;
  const near = at(light, [500, 1500, 1500]);
  const far = at(light, [3500, 1500, 1500]);
  expect(near.color[1]).toBeGreaterThan(far.color[1]! * 1.5);
  expect(near.way[0]).toBeLessThan(-0.1);
});

test("[CD-03] a picture is exposed for the room and keeps its white: on the average light is even", () => {
  const green = reckonRoomLight({ ...ROOM, wall: [0.3, 0.7, 0.3], floor: [0.5, 0.35, 0.2] })!;
  const mean = [0, 0, 0];
  const places: Vec3[] = [];
  for (let x = 400; x < 4000; x += 400)
    for (let z = 400; z < 3000; z += 400) for (const y of [500, 1200, 1900]) places.push([x, y, z]);
  for (const place of places) {
    const { color } = at(green, place);
    for (let k = 0; k < 3; k++) mean[k]! += color[k]! / places.length;
  }
  for (const part of mean) {
    expect(part).toBeGreaterThan(0.8);
    expect(part).toBeLessThan(1.1);
  }
  expect(Math.max(...mean) / Math.min(...mean)).toBeLessThan(1.12);
});

test("[CD-03] what stands in the way keeps the light off", () => {
  const cupboard = { min: [1500, 0, 0], max: [1600, 2700, 2600] } as const;
  const behind: Vec3 = [2200, 1200, 600];
  const open = at(reckonRoomLight(ROOM)!, behind);
  const shut = at(
    reckonRoomLight({ ...ROOM, solids: [{ bounds: cupboard, color: [0.3, 0.3, 0.3] }] })!,
    behind,
  );
  expect(shut.color[1]).toBeLessThan(open.color[1]! * 0.8);
});

test("[CD-03] a lamp lights what is below it, and at night nothing comes in", () => {
  const lamps = [{ at: [3000, 2200, 1500] as const, power: 1 }];
  const night = reckonRoomLight({ ...ROOM, day: 0, lamps })!;
  expect(at(night, [3000, 1200, 1500]).color[0]).toBeGreaterThan(at(night, [600, 1200, 1500]).color[0]!);
  expect(at(night, [3000, 1200, 1500]).way[1]).toBeGreaterThan(0.1);
});

test("[CD-03] without windows and lamps, or without a room, light stays even", () => {
  expect(reckonRoomLight({ ...ROOM, panes: [] })).toBeNull();
  expect(reckonRoomLight({ ...ROOM, outlines: [] })).toBeNull();
  expect(reckonRoomLight({ ...ROOM, day: 0 })).toBeNull();
});

test("[CD-03] the same room has the same light each time", () => {
  expect(reckonRoomLight(ROOM)).toEqual(reckonRoomLight(ROOM));
});

/** Light at the point of the grid next to a place. */
function at({ min, size, counts, colors, ways }: RoomLight, place: Vec3) {
  const [x, y, z] = [0, 1, 2].map((k) =>
    Math.min(counts[k]! - 1, Math.floor(((place[k]! - min[k]!) / size[k]!) * counts[k]!)),
  ) as [number, number, number];
  const from = ((z * counts[1] + y) * counts[0] + x) * 4;
  return {
    color: [...colors.slice(from, from + 3)].map(number),
    way: [...ways.slice(from, from + 3)].map(number),
  };
}

/** A half float as a number. */
const number = (half: number): number =>
  (half & 0x8000 ? -1 : 1) *
  2 ** (((half >> 10) & 31) - 15) *
  (1 + (half & 0x3ff) / 1024) *
  (half & 0x7c00 ? 1 : 0);
