import { expect, test } from "vitest";
import { windowAround } from "./row-window.ts";

test("a list that is short enough is whole", () => {
  expect(windowAround(0, 0)).toEqual([0, 0]);
  for (const index of [0, 30, 59]) expect(windowAround(index, 60)).toEqual([0, 60]);
});

test.each([61, 79, 2673])(
  "each of %i rows stands in its window, with others before and after it",
  (count) => {
    const wrong = Array.from({ length: count }, (_, index) => index).filter((index) => {
      const [first, end] = windowAround(index, count);
      const isWithin = first >= 0 && end <= count && end - first <= 60;
      const hasBefore = index - first >= Math.min(index, 20);
      return !(isWithin && hasBefore && end - 1 - index >= Math.min(count - 1 - index, 1));
    });
    expect(wrong).toEqual([]);
  },
);

test("going on by one row moves the window once in twenty rows", () => {
  const windows = new Set(Array.from({ length: 1000 }, (_, index) => windowAround(index, 1000)[0]));
  expect(windows.size).toBeLessThanOrEqual(50);
});
