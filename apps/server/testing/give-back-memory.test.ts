import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { startGivingBackMemory } from "../give-back-memory.ts";

test("what is no longer used is given back at once, and not when there is need of it", async () => {
  const used = { all: [1] };
  const [kept, left] = [new WeakRef(used), new WeakRef({ all: [1] })];
  // Within one turn a reference keeps what it has been asked for.
  await nextTurn();
  startGivingBackMemory();
  expect(left.deref()).toBeUndefined();
  expect(kept.deref()).toBe(used);
});
