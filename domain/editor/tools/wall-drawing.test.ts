import type { Vec2 } from "@stanza/geometry";
import { accepted, innerAreaM2, type Room, roomFromTemplate, wallSegments } from "@stanza/project";
import { expect, test } from "vitest";
import {
  drawnRoom,
  EMPTY_DRAWING,
  followPointer,
  putCorner,
  shownEnd,
  stopDrawing,
  typeKey,
  type WallDrawing,
  type WallPointer,
} from "./wall-drawing.ts";

/** A person with the wall tool in hand. */
class WallDriver {
  drawing: WallDrawing = EMPTY_DRAWING;

  click(x: number, z: number, held: Partial<WallPointer> = {}): this {
    this.drawing = putCorner(this.drawing, pointer([x, z], held));
    return this;
  }

  moveTo(x: number, z: number, held: Partial<WallPointer> = {}): this {
    this.drawing = followPointer(this.drawing, pointer([x, z], held));
    return this;
  }

  type(text: string): this {
    for (const key of text) this.drawing = typeKey(this.drawing, key);
    return this;
  }

  key(key: string): this {
    this.drawing = typeKey(this.drawing, key);
    return this;
  }

  esc(): this {
    this.drawing = stopDrawing(this.drawing);
    return this;
  }

  room(): Room {
    let ids = 0;
    const empty = accepted(roomFromTemplate("rt11", undefined, { newId: () => "room" }));
    return accepted(drawnRoom(this.drawing, empty, () => `w${++ids}`) ?? { ok: true, value: empty });
  }
}

const pointer = (at: Vec2, held: Partial<WallPointer>): WallPointer => ({
  at,
  shift: false,
  alt: false,
  mmPerPixel: 5,
  ...held,
});

test("[CD-02] clicks draw walls at right angles although the hand trembles, and the first corner closes the room", () => {
  const driver = new WallDriver().click(0, 0).click(4003, 60).click(3970, 2996).click(12, 3040);
  driver.moveTo(20, 30);
  expect(driver.drawing.closes).toBe(true);
  driver.click(20, 30);
  expect(driver.drawing.state).toBe("closed");
  const room = driver.room();
  expect(room.openEnd).toBeNull();
  expect(wallSegments(room).map(({ length }) => length)).toEqual([4000, 3000, 4000, 3000]);
  expect(innerAreaM2(room)).toBe(12);
});

test("[CD-02] a typed length is the wall's clear length in the pointer's direction", () => {
  const driver = new WallDriver().click(0, 0).moveTo(900, 20).type("3250");
  expect(shownEnd(driver.drawing)).toEqual([3250, 0]);
  driver.key("Enter").moveTo(3250, 700).type("2410,5").key("Enter");
  expect(driver.drawing.corners).toEqual([
    [0, 0],
    [3250, 0],
    [3250, 2410.5],
  ]);
});

test("[CD-02] Shift frees the angle, and diagonals are held at 45° without it", () => {
  const held = new WallDriver().click(0, 0).moveTo(1000, 940);
  const [x, z] = held.drawing.end!;
  expect(x).toBeCloseTo(z, 9);
  const free = new WallDriver().click(0, 0).moveTo(2000, 700, { shift: true });
  const [fx, fz] = free.drawing.end!;
  expect(fz / fx).toBeCloseTo(0.35, 6);
});

test("[CD-02] a corner lines up with an earlier one, so that the room closes exactly", () => {
  const driver = new WallDriver().click(7, 3).click(3507, 3).click(3507, 2503).moveTo(24, 2503);
  expect(driver.drawing.end).toEqual([7, 2503]);
  expect(driver.moveTo(24, 2503, { alt: true }).drawing.end).toEqual([24, 2503]);
});

test("[CD-02] C closes with a straight wall; walls drawn anticlockwise are turned round", () => {
  const driver = new WallDriver().click(0, 0).click(0, 3000).click(4000, 3000).click(4000, 0).key("c");
  const room = driver.room();
  expect(room.openEnd).toBeNull();
  expect(innerAreaM2(room)).toBe(12);
});

test("[CD-02] Esc first clears what was typed, then stops and keeps the walls as an open room", () => {
  const driver = new WallDriver().click(0, 0).click(4000, 0).click(4000, 2000).type("12").esc();
  expect(driver.drawing).toMatchObject({ typed: "", state: "drawing" });
  driver.esc();
  expect(driver.drawing.state).toBe("stopped");
  expect(driver.room().openEnd).toEqual([4000, 2000]);
});

test("[CD-02] Backspace takes back a digit, then the last wall", () => {
  const driver = new WallDriver().click(0, 0).click(4000, 0).type("12").key("Backspace");
  expect(driver.drawing.typed).toBe("1");
  driver.key("Backspace").key("Backspace");
  expect(driver.drawing.corners).toEqual([[0, 0]]);
});

test("[CD-02] a double click draws no wall of nothing, and no wall is no room", () => {
  const driver = new WallDriver().click(0, 0).click(3, 2);
  expect(driver.drawing.corners).toHaveLength(1);
  expect(driver.key("c").drawing.state).toBe("drawing");
  expect(driver.key("Enter").drawing.corners).toHaveLength(1);
  expect(driver.room().walls).toEqual([]);
});

test("[CD-02] walls that cross are refused with their names", () => {
  const driver = new WallDriver().click(0, 0).click(4000, 0).click(4000, 2000).click(2000, 2000);
  driver.click(2000, -1000);
  expect(() => driver.room()).toThrow(/cross/);
});
