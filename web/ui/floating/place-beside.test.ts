import { describe, expect, test } from "vitest";
import { type Place, placeBeside } from "./place-beside.ts";

const screen = { width: 1000, height: 800 };
const content = { width: 200, height: 300 };
const buttonAt = (left: number, top: number) => ({ left, top, width: 100, height: 40 });

test.each<[Place, { left: number; top: number }]>([
  ["bottom", { left: 350, top: 248 }],
  ["bottom-start", { left: 400, top: 248 }],
  ["bottom-end", { left: 300, top: 248 }],
  ["left-start", { left: 192, top: 200 }],
])("%s stands 8 px from its button", (place, at) => {
  expect(placeBeside(buttonAt(400, 200), content, screen, place)).toMatchObject(at);
});

test("top-start stands above its button", () => {
  expect(placeBeside(buttonAt(400, 600), content, screen, "top-start")).toMatchObject({
    left: 400,
    top: 292,
  });
});

describe("reading from right to left", () => {
  test.each<[Place, number]>([
    ["bottom-start", 300],
    ["bottom-end", 400],
    ["left-start", 508],
  ])("%s changes sides", (place, left) => {
    expect(placeBeside(buttonAt(400, 200), content, screen, place, true).left).toBe(left);
  });
});

test("it goes to the other side where that has more room, and keeps off the edges of the screen", () => {
  expect(placeBeside(buttonAt(950, 700), content, screen, "bottom-start")).toEqual({
    left: 792,
    top: 392,
    maxHeight: 684,
  });
  expect(placeBeside(buttonAt(-50, 20), content, screen, "top-start")).toMatchObject({ left: 8, top: 68 });
});

test("content higher than the room has the room's height, on the side with more of it", () => {
  const tall = { width: 200, height: 2000 };
  expect(placeBeside(buttonAt(400, 300), tall, screen, "bottom-start")).toMatchObject({
    top: 348,
    maxHeight: 444,
  });
  expect(placeBeside(buttonAt(400, 500), tall, screen, "bottom-start")).toMatchObject({
    top: 8,
    maxHeight: 484,
  });
});

test("beside the button it takes the other side, and goes below where neither is wide enough", () => {
  expect(placeBeside(buttonAt(100, 200), content, screen, "left-start")).toMatchObject({
    left: 208,
    top: 200,
  });
  const phone = { width: 390, height: 800 };
  expect(placeBeside(buttonAt(150, 200), content, phone, "left-start")).toMatchObject({
    left: 150,
    top: 248,
  });
});
