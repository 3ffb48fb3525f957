import { expect, test } from "vitest";
import { mayPhotograph } from "./may-photograph.ts";

const DESK = { cores: 8, memory: 8, wantsStillness: false, savesPower: false };

test("by itself only where the device has power to spare and motion is welcome", () => {
  expect(mayPhotograph("auto", DESK)).toBe(true);
  expect(mayPhotograph("auto", { ...DESK, memory: undefined })).toBe(true);
  for (const change of [{ cores: 2 }, { memory: 2 }, { wantsStillness: true }, { savesPower: true }])
    expect(mayPhotograph("auto", { ...DESK, ...change })).toBe(false);
});

test("a wish goes before that, either way", () => {
  expect(mayPhotograph("off", DESK)).toBe(false);
  expect(mayPhotograph("on", { cores: 1, wantsStillness: true, savesPower: true })).toBe(true);
});
