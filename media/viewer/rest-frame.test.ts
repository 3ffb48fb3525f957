import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RestFrame } from "./rest-frame.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[CD-03] what changes is drawn roughly, and once in full when nothing has changed for a while", () => {
  const request = vi.fn();
  const rest = new RestFrame(request);
  expect(rest.begin()).toBe(false);
  rest.owe();
  vi.advanceTimersByTime(900);
  expect(rest.begin()).toBe(false);
  rest.owe();
  vi.advanceTimersByTime(900);
  expect(request).not.toHaveBeenCalled();
  expect(rest.isOwed).toBe(true);
  vi.advanceTimersByTime(200);
  expect(request).toHaveBeenCalledOnce();
  expect([rest.isOwed, rest.begin(), rest.isOwed, rest.begin()]).toEqual([true, true, false, false]);
});

test("[CD-03] a picture that is read at once is in full, and a viewer that has ended asks for nothing", () => {
  const request = vi.fn();
  const rest = new RestFrame(request);
  rest.demand();
  expect(rest.begin()).toBe(true);
  rest.owe();
  rest.stop();
  vi.advanceTimersByTime(5000);
  expect(request).not.toHaveBeenCalled();
});
