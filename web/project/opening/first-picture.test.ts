import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { afterFirstPicture, awaitPicture, onceTaken, pictureShown, startLater } from "./first-picture.ts";

beforeAll(() => {
  vi.stubGlobal("reportError", vi.fn());
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  // What tests before may have left.
  pictureShown();
  awaitPicture();
});
afterAll(() => vi.unstubAllGlobals());

test("what the picture must not wait for runs once it stands, unless it was called off", () => {
  const ran: string[] = [];
  afterFirstPicture(() => ran.push("first"));
  afterFirstPicture(() => ran.push("called off"))();
  expect(ran).toEqual([]);
  pictureShown();
  pictureShown();
  expect(ran).toEqual(["first"]);
  afterFirstPicture(() => ran.push("at once"));
  expect(ran).toEqual(["first", "at once"]);
  awaitPicture();
  afterFirstPicture(() => ran.push("next screen"));
  expect(ran).toHaveLength(2);
  pictureShown();
  expect(ran.at(-1)).toBe("next screen");
});

test("what was left before its code came is not started, and what was started is stopped", async () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  startLater(async () => start)();
  const leave = startLater(async () => start);
  await Promise.resolve().then(() => undefined);
  expect(start).toHaveBeenCalledTimes(1);
  leave();
  expect(stop).toHaveBeenCalledTimes(1);
});

test("what only a click needs waits for a first deed as well as for the picture", () => {
  const deeds = new EventTarget();
  vi.stubGlobal("addEventListener", deeds.addEventListener.bind(deeds));
  vi.stubGlobal("removeEventListener", deeds.removeEventListener.bind(deeds));
  const ran: string[] = [];
  onceTaken(() => ran.push("wanted"));
  onceTaken(() => ran.push("called off"))();
  pictureShown();
  expect(ran).toEqual([]);
  deeds.dispatchEvent(new Event("pointermove"));
  expect(ran).toEqual(["wanted"]);
  onceTaken(() => ran.push("at once"));
  expect(ran.at(-1)).toBe("at once");
  awaitPicture();
  onceTaken(() => ran.push("next screen"));
  expect(ran).toHaveLength(2);
  pictureShown();
  expect(ran.at(-1)).toBe("next screen");
});
