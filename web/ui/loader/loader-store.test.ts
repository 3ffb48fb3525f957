import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearLogs, useLogs } from "../log/log-store.ts";
import { startLoader, useLoader, withLoader } from "./loader-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
  clearLogs();
  useLoader.setState({ stack: [], timedOut: 0 });
});
afterEach(() => vi.useRealTimers());

test("[SH-10] the loader shows a message and a percentage until it is done", () => {
  const loader = startLoader("Opening the project");
  expect(useLoader.getState().stack.at(-1)).toMatchObject({ message: "Opening the project" });
  loader.update({ percentage: 40, message: "Reading" });
  expect(useLoader.getState().stack.at(-1)).toMatchObject({ message: "Reading", percentage: 40 });
  loader.done();
  expect(useLoader.getState().stack).toEqual([]);
  vi.advanceTimersByTime(120_000);
  expect(useLogs.getState().entries).toEqual([]);
});

test("[SH-10] the loader resets itself after 60 s and logs 'Kill loader by timeout'", () => {
  startLoader("Printing");
  vi.advanceTimersByTime(59_999);
  expect(useLoader.getState().stack).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(useLoader.getState()).toMatchObject({ stack: [], timedOut: 1 });
  expect(useLogs.getState().entries.map((e) => e.message)).toEqual(["Kill loader by timeout"]);
});

test("a second loader is shown above the first, which is back when it is done", () => {
  startLoader("First");
  const second = startLoader("Second");
  expect(useLoader.getState().stack.at(-1)?.message).toBe("Second");
  second.done();
  expect(useLoader.getState().stack.at(-1)?.message).toBe("First");
});

test("it says after 15 s that it takes long", () => {
  startLoader("Printing");
  vi.advanceTimersByTime(15_000);
  expect(useLoader.getState().stack.at(-1)?.slow).toBe(true);
});

test("work of less than 300 ms shows none, and failed work closes it", async () => {
  await expect(withLoader("Quick", Promise.resolve(1))).resolves.toBe(1);
  const slow = withLoader("Slow", new Promise((_, fail) => setTimeout(fail, 500, new Error("no"))));
  const failure = expect(slow).rejects.toThrow("no");
  await vi.advanceTimersByTimeAsync(400);
  expect(useLoader.getState().stack).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await failure;
  expect(useLoader.getState().stack).toEqual([]);
});
