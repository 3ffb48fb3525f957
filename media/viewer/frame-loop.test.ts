import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FrameLoop } from "./frame-loop.ts";

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => {
    frames[id - 1] = () => {};
  });
});
afterEach(() => vi.unstubAllGlobals());

const pass = () => {
  for (const run of frames.splice(0)) run(0);
};

test("what is asked for while the loop is held is one frame when it goes on", async () => {
  const draw = vi.fn(() => false);
  const loop = new FrameLoop(draw);
  loop.request();
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = loop.holdUntil(promise);
  loop.request();
  loop.drawNow();
  pass();
  expect(draw).not.toHaveBeenCalled();
  expect(loop.isAtRest).toBe(false);
  resolve();
  await held;
  pass();
  expect(draw).toHaveBeenCalledOnce();
  expect(loop.isAtRest).toBe(true);
});

test("a loop that was stopped while it was held draws nothing any more", async () => {
  const draw = vi.fn(() => false);
  const loop = new FrameLoop(draw);
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = loop.holdUntil(promise);
  loop.request();
  loop.stop();
  resolve();
  await held;
  pass();
  expect(draw).not.toHaveBeenCalled();
});
