import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenHeld } from "./when-held.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("[CD-11] a finger presses long after 400 ms, unless it is taken back before", () => {
  const held = vi.fn();
  whenHeld(held);
  vi.advanceTimersByTime(399);
  expect(held).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(held).toHaveBeenCalledOnce();
  whenHeld(held)();
  vi.advanceTimersByTime(2000);
  expect(held).toHaveBeenCalledOnce();
});

test("[CD-11] after a page that was busy for a second, the end of a tap is heard before it counts as a long press", () => {
  const held = vi.fn();
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const takeBack = whenHeld(held);
  now.mockReturnValue(1400);
  vi.advanceTimersByTime(400);
  expect(held).not.toHaveBeenCalled();
  takeBack();
  vi.advanceTimersByTime(2000);
  expect(held).not.toHaveBeenCalled();
  now.mockRestore();
});

test("[CD-11] on a page that is always busy a long press comes after three more waits", () => {
  const held = vi.fn();
  let clock = 0;
  const now = vi.spyOn(performance, "now").mockImplementation(() => {
    clock += 1000;
    return clock;
  });
  whenHeld(held);
  vi.advanceTimersByTime(400 + 2 * 150);
  expect(held).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(held).toHaveBeenCalledOnce();
  now.mockRestore();
});
