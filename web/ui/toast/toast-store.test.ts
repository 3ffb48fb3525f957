import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, MAX_TOASTS, toast, useToasts } from "./toast-store.ts";

const shown = () => useToasts.getState().toasts;

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

test("[SH-11] a toast has a key, a message and 5000 ms; errors stay", () => {
  const key = toast("Saved");
  expect(shown()).toMatchObject([{ key, message: "Saved", kind: "plain", timeout: 5000 }]);
  toast("Not saved", { kind: "error" });
  expect(shown()[1]).toMatchObject({ kind: "error", timeout: null });
});

test("[SH-11] a dismissed toast leaves for 600 ms before it is gone", () => {
  const key = toast("Saved");
  dismissToast(key);
  expect(shown()[0]?.leaving).toBe(true);
  vi.advanceTimersByTime(599);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("the same key shows once, also when it comes back while leaving", () => {
  toast("Offline", { key: "net" });
  dismissToast("net");
  toast("Online again", { key: "net" });
  vi.advanceTimersByTime(1000);
  expect(shown().map((t) => t.message)).toEqual(["Online again"]);
});

test("at most four are in view, the newest", () => {
  for (let i = 1; i <= 6; i++) toast(`Message ${i}`);
  expect(shown()).toHaveLength(MAX_TOASTS);
  expect(shown().at(-1)?.message).toBe("Message 6");
});

test("[SH-11] an error that waits to be read is not pushed out by what goes by itself", () => {
  toast("Not saved", { kind: "error" });
  for (let i = 1; i <= 5; i++) toast(`Message ${i}`);
  expect(shown().map((t) => t.message)).toEqual(["Not saved", "Message 3", "Message 4", "Message 5"]);
});
