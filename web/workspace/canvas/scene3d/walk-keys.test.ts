import { expect, test } from "vitest";
import { isWalkKey, thumbOnPad, walkInput } from "./walk-keys.ts";

const still = { right: 0, ahead: 0 };

test("[CD-03] W A S D and arrows walk and turn, Shift hurries, opposite keys cancel", () => {
  expect(walkInput(new Set(["KeyW", "KeyD", "ShiftLeft"]), still)).toEqual({
    ahead: 1,
    right: 1,
    turnLeft: 0,
    lookUp: 0,
    fast: true,
  });
  expect(walkInput(new Set(["ArrowUp", "KeyW"]), still).ahead).toBe(1);
  expect(walkInput(new Set(["KeyW", "KeyS"]), still).ahead).toBe(0);
  expect(walkInput(new Set(["ArrowLeft", "PageDown"]), still)).toMatchObject({ turnLeft: 1, lookUp: -1 });
  expect(isWalkKey("KeyQ")).toBe(false);
});

test("[CD-03] a thumb near the pad's middle rests, at its rim it walks at full pace", () => {
  expect(thumbOnPad(3, -3, 60)).toEqual(still);
  const rim = thumbOnPad(0, -90, 60);
  expect(rim.ahead).toBeCloseTo(1);
  expect(rim.right).toBeCloseTo(0);
  const half = thumbOnPad(30, 0, 60);
  expect(half.right).toBeGreaterThan(0.3);
  expect(half.right).toBeLessThan(0.7);
});
