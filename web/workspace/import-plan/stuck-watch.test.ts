import { afterEach, expect, test, vi } from "vitest";
import { watchForStuck } from "./stuck-watch.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("[CD-13] a reader without a word for two minutes is stuck, one that goes on or has ended is not", () => {
  vi.useFakeTimers();
  const stuck = vi.fn();
  const watch = watchForStuck(stuck);
  vi.advanceTimersByTime(119_000);
  watch.alive();
  vi.advanceTimersByTime(119_000);
  expect(stuck).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(stuck).toHaveBeenCalledTimes(1);
  const ended = watchForStuck(stuck);
  ended.stop();
  vi.advanceTimersByTime(600_000);
  expect(stuck).toHaveBeenCalledTimes(1);
});
